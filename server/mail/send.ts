import type { Deps } from '../base/deps.ts';
import { blankStaleMail, claimMail, markFailed, markSent } from './store.ts';
import type { Transport } from './transports.ts';

/** Why an attempt failed; mail servers repeat the address, which must not get into the log. */
function reasonOf(error: unknown, { recipient }: { recipient: string }): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replaceAll(recipient, 'the recipient');
}

/** Sends the emails that are due, one after the other; `isStopped` ends it between two of them. */
export async function sendDueMail(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  transport: Transport,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const db = deps.db.write;
  await blankStaleMail(db, deps.now());
  while (!isStopped()) {
    const mail = await claimMail(db, deps.now());
    if (!mail) return;
    try {
      const to = await transport.send(mail);
      await markSent(db, mail.id, deps.now());
      deps.log.info({ mail: mail.id, to }, 'mail sent');
    } catch (error) {
      const reason = reasonOf(error, mail);
      deps.log.warn(
        { mail: mail.id, attempts: mail.tries, reason },
        'mail not sent, will be retried',
      );
      await markFailed(db, mail, reason, deps.now());
    }
  }
}
