/**
 * Every act in the audit, by what it is about (TRAIL-6). An id names the subject of an act. For `signIns` and
 * `people` it is the administrator; for `issues` the issue and, after a '/', the step, path, search or
 * language; for `messages` the kind, '/' and the message; for `phones` the phone; for `notifications` the
 * target, the delivery or the record; for a woken phone its person and, after a '/', the phone; for a rota
 * the contact; for `refusals` the endpoint; for `reading` the record, the days of records or the issue; for
 * `privacy` the kind, '/' and the first day that stays, the record, the void or the administrator.
 */
export const AUDIT_ACTS = {
  signIns: [
    'session.signIn',
    'session.refuse',
    'session.refuseCode',
    'session.useRecoveryCode',
    'session.signOut',
    'session.revoke',
    'session.distrust',
  ],
  refusals: [
    'refusal.limit',
    'refusal.csrf',
    'refusal.access',
    'refusal.role',
    'refusal.password',
    'refusal.code',
    'refusal.factor',
  ],
  people: [
    'admin.create',
    'admin.invite',
    'admin.acceptInvitation',
    'admin.requestReset',
    'admin.resetPassword',
    'admin.changePassword',
    'admin.editProfile',
    'admin.requestEmail',
    'admin.changeEmail',
    'admin.linkProvider',
    'admin.unlinkProvider',
    'admin.addFactor',
    'admin.renewCodes',
    'admin.removeFactor',
    'admin.addPasskey',
    'admin.removePasskey',
    'admin.disable',
    'admin.enable',
    'admin.setRole',
    'admin.takeRole',
    'admin.setCategories',
    'admin.delete',
  ],
  issues: [
    'issue.create',
    'issue.edit',
    'issue.publish',
    'issue.askReview',
    'issue.sendBack',
    'issue.approve',
    'issue.correct',
    'issue.readCorrection',
    'issue.discard',
    'issue.takeBack',
    'issue.archive',
    'issue.restore',
    'issue.reorder',
    'issue.review',
    'issue.restoreRevision',
    'issue.import',
    'issue.copy',
    'issue.addStarter',
    'issue.takeStarter',
    'issue.keepStarter',
    'step.create',
    'step.edit',
    'step.remove',
    'step.restore',
    'path.check',
    'path.uncheck',
    'translation.edit',
    'translation.publish',
    'translation.takeBack',
    'translation.review',
    'search.teach',
    'search.forget',
    'picture.upload',
  ],
  messages: [
    'message.answer',
    'message.reopen',
    'message.archive',
    'message.bringBack',
    'message.merge',
    'message.separate',
    'message.makeDraft',
  ],
  reading: ['record.open', 'record.download', 'record.evidence', 'issue.export', 'trail.download'],
  settings: [
    'settings.edit',
    'settings.askCalls',
    'settings.approveCalls',
    'settings.discardCalls',
    'settings.secondPerson',
    'settings.report',
    'settings.mailCode',
    'settings.mailProof',
    'rota.connect',
    'rota.disconnect',
    'rota.accept',
    'rota.people',
    'rota.double',
  ],
  privacy: [
    'privacy.edit',
    'privacy.sweep',
    'record.void',
    'record.unvoid',
    'person.download',
    'person.forget',
  ],
  phones: ['phone.add', 'phone.revoke'],
  notifications: [
    'told.add',
    'told.edit',
    'told.remove',
    'told.renewSecret',
    'told.test',
    'told.sendAgain',
    'told.answer',
    'told.withdraw',
    'told.ladders',
    'told.testLadders',
    'told.liftHold',
    'wake.add',
    'wake.remove',
    'wake.link',
    'wake.ownLink',
  ],
  system: ['database.restore', 'trail.cut', 'key.rotate', 'zone.move'],
} as const;

export type AuditKind = keyof typeof AUDIT_ACTS;

export type AuditAct<K extends AuditKind = AuditKind> = (typeof AUDIT_ACTS)[K][number];

export const AUDIT_KINDS = Object.keys(AUDIT_ACTS) as readonly AuditKind[];

const KIND_OF = new Map<string, AuditKind>(
  AUDIT_KINDS.flatMap((kind) => AUDIT_ACTS[kind].map((act) => [act, kind] as const)),
);

/** Returns the kind of an act; undefined for one that this version does not know. */
export function kindOfAct(act: string): AuditKind | undefined {
  return KIND_OF.get(act);
}
