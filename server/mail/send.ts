import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { openTransport, type Transport } from './transports.ts';
import { blankStaleMail, claimMail, markFailed, markSent } from './store.ts';

type MailConfig = Parameters<typeof openTransport>[0];

/** How often the outbox is looked through for letters whose next try is due. */
const LOOK_EVERY = 10_000;
/** How long a stop waits for the letter that is just being sent. */
const SHUTDOWN_TIMEOUT_MS = 3_000;

/** Why a try failed; mail servers repeat the address, which the log is not to hold. */
function reasonOf(error: unknown, { recipient }: { recipient: string }): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replaceAll(recipient, 'the recipient');
}

/** Sends what is due, one letter after the other; `isStopped` ends it between two letters. */
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
      deps.log.warn({ mail: mail.id, tries: mail.tries, reason }, 'mail not sent, will be retried');
      await markFailed(db, mail, reason, deps.now());
    }
  }
}

const senders = new WeakMap<Database, () => void>();

/** Lets the sender look at once, after a transaction that put a letter into the outbox. */
export function sendMailSoon(db: Database): void {
  senders.get(db)?.();
}

/** Starts sending the letters of the outbox; answers how to stop. */
export function startMail(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  config: MailConfig,
): { stop: () => Promise<void> } {
  const state = { isStopped: false, isWanted: false };
  let running: Promise<void> | undefined;
  let transport: Promise<Transport> | undefined;

  const run = async () => {
    try {
      while (state.isWanted && !state.isStopped) {
        state.isWanted = false;
        // Opened with the first look: a start that sends nothing need not wait for it.
        await sendDueMail(deps, await (transport ??= openTransport(config)), () => state.isStopped);
      }
    } catch (error) {
      // Without a database there is nothing to send; the next look tries again.
      if (!state.isStopped) deps.log.error(error, 'mail outbox not readable');
    } finally {
      running = undefined;
    }
  };
  const look = () => {
    state.isWanted = true;
    running ??= run();
  };

  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  senders.set(deps.db, look);
  return {
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      senders.delete(deps.db);
      await Promise.race([running, pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      (await transport)?.close();
    },
  };
}
