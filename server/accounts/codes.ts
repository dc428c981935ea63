import type { Config } from '../config.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { invitationEmail, resetEmail } from './emails.ts';
import { sendMailSoon } from '../mail/send.ts';
import { enqueueMail } from '../mail/store.ts';
import { writeAudit } from '../db/audit.ts';
import { lockAdmin } from './store.ts';
import { createToken, type Purpose } from './tokens.ts';

const LETTERS = {
  reset: { letterOf: resetEmail, what: 'reset asked' },
  invitation: { letterOf: invitationEmail, what: 'invited' },
} as const;

/** Makes a code and the letter that brings it, in one transaction; answers the code. */
export async function sendCode(
  config: Pick<Config, 'publicUrl'>,
  deps: Deps,
  { admin, purpose, who }: { admin: AdminRow; purpose: Purpose; who: string | null },
): Promise<string> {
  const { letterOf, what } = LETTERS[purpose];
  const code = await deps.db.write.transaction().execute(async (tx) => {
    // Two letters at once must follow one another, so that the later kills the earlier.
    await lockAdmin(tx, deps.db.dialect, admin.id);
    const code = await createToken(tx, admin.id, purpose, deps);
    await enqueueMail(
      tx,
      letterOf({ publicUrl: config.publicUrl, email: admin.email, code }),
      deps,
    );
    await writeAudit(tx, deps, { who, what, subject: admin.id });
    return code;
  });
  sendMailSoon(deps.db);
  return code;
}
