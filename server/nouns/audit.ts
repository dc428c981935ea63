import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/database.ts';

/** A line of the audit trail; `who` is the admin who did it, null if that is not known. */
export type AuditEntry = {
  id: string;
  at: string;
  who: string | null;
  what:
    | AdminAction
    | IssueAction
    | StepAction
    | 'database.restore'
    | 'settings.edit'
    | MessageAction
    | PathAction
    | NotificationAction;
  subject: string | null;
};

/** What the trail says about administrators; the subject is their id. */
export type AdminAction =
  | 'admin.create'
  | 'admin.invite'
  | 'admin.acceptInvitation'
  | 'admin.requestReset'
  | 'admin.resetPassword'
  | 'admin.changePassword'
  | 'admin.editProfile'
  | 'admin.requestEmail'
  | 'admin.changeEmail'
  | 'admin.linkProvider'
  | 'admin.unlinkProvider'
  | 'admin.disable'
  | 'admin.enable'
  | 'admin.delete'
  | 'session.signIn'
  | 'session.refuse'
  | 'session.signOut'
  | 'session.revoke';

/** What the trail says about an issue; the subject is its id. */
export type IssueAction =
  | 'issue.create'
  | 'issue.edit'
  | 'issue.publish'
  | 'issue.takeBack'
  | 'issue.archive'
  | 'issue.restore'
  | 'issue.reorder'
  | 'issue.review'
  | 'issue.restoreRevision'
  | 'issue.import'
  | 'issue.copy'
  | 'issue.addStarter'
  | StepAction;

/** What it says about a step; the subject is the id of the issue, '/' and that of the step. */
export type StepAction = 'step.create' | 'step.edit' | 'step.remove' | 'step.restore';

/** What it says about an advisor's message; the subject is its kind, '/' and its id. */
export type MessageAction =
  | 'message.answer'
  | 'message.reopen'
  | 'message.archive'
  | 'message.bringBack'
  | 'message.merge'
  | 'message.separate'
  | 'message.makeDraft';

/** What it says about a path of an issue; the subject is the id of the issue, '/' and the fingerprint. */
export type PathAction = 'path.check' | 'path.uncheck';

/** What it says about who is notified; the subject is the id of the target. */
export type NotificationAction =
  | 'told.add'
  | 'told.edit'
  | 'told.remove'
  | 'told.renewSecret'
  | 'told.test';

/** Adds a line to the trail. */
export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit').values(entry).execute();
}

/** Adds a line about an administrator, now. */
export async function auditAdmin(
  db: Db,
  deps: Pick<Deps, 'now' | 'newId'>,
  act: { who: string | null; what: AdminAction; subject: string | null },
): Promise<void> {
  await insertAudit(db, { id: deps.newId(), at: deps.now().toISOString(), ...act });
}
