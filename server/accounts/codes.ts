import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { invitationEmail, resetEmail } from './emails.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { lockAdmin } from './accounts.sql.ts';
import { createToken } from '../auth/tokens.ts';

const EMAILS = {
  reset: { emailTo: resetEmail, what: 'admin.requestReset' },
  invitation: { emailTo: invitationEmail, what: 'admin.invite' },
} as const;

/** The purposes of a code that is mailed to an account's email. */
export type MailedPurpose = keyof typeof EMAILS;

/** Makes a code and the email with it, in one transaction, and returns the code. `who` is the admin who asked for it. */
export async function sendCode(
  config: Pick<Config, 'publicUrl' | 'localPasswords'>,
  deps: Deps,
  { admin, purpose, who = null }: { admin: AdminRow; purpose: MailedPurpose; who?: string | null },
): Promise<string> {
  const { emailTo, what } = EMAILS[purpose];
  const code = await audited(deps, async (tx) => {
    // Requests that come at once take turns, so that they leave no more codes than allowed.
    await lockAdmin(tx, deps.db.dialect, admin.id);
    const code = await createToken(tx, { adminId: admin.id, purpose }, deps);
    const { publicUrl, localPasswords } = config;
    const to = { publicUrl, localPasswords, email: admin.email, code };
    await deps.mail.enqueue(tx, emailTo(to));
    noteAct(tx, {
      who,
      what,
      subject: admin.id,
      about: ({ told }) => [told.roleOf(admin.email, told.roles[admin.role])],
    });
    return code;
  });
  deps.mail.wake();
  return code;
}
