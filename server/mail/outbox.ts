import { setTimeout as pause } from 'node:timers/promises';
import type { Deps, Mail } from '../base/deps.ts';
import { asSpan, inSpan } from '../base/spans.ts';
import {
  enqueueMail,
  mailStatuses,
  blankStaleMail,
  claimMail,
  markFailed,
  markSent,
  waitingMail,
  withdrawMail,
} from './mail.sql.ts';
import type { MailRow } from '../db/tables/schema.ts';
import {
  forgetInFiles,
  openTransport,
  sweepFiles,
  type MailConfig,
  type Transport,
} from './transports.ts';

/** Returns the reason for a failed attempt without the address, which mail servers repeat and which must not get into the log. If the server refused STARTTLS, it names the setting that helps (MAIL-8). */
function reasonOf(error: unknown, { recipient }: { recipient: string }): string {
  const reason = error instanceof Error ? error.message : String(error);
  const isRefused =
    error instanceof Error && 'response' in error && 'code' in error && error.code === 'ETLS';
  const way = isRefused ? '. Add ?tls=optional to SMTP_URL to send unencrypted.' : '';
  return reason.replaceAll(recipient, 'the recipient') + way;
}

type Sending = Pick<Deps, 'db' | 'now' | 'log' | 'tracing'>;

/** Sends an email once, and notes the result. */
async function sendOne(deps: Sending, transport: Transport, mail: MailRow): Promise<void> {
  const db = deps.db.write;
  try {
    const to = await inSpan({ name: 'send', kind: 'client' }, () => transport.send(mail));
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

/** Sends the emails that are due, one after the other, and stops between two of them if `isStopped` says so. */
export async function sendDueMail(
  deps: Sending,
  transport: Transport,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const db = deps.db.write;
  await blankStaleMail(db, deps.now());
  while (!isStopped()) {
    const mail = await claimMail(db, deps.now());
    if (!mail) return;
    const attributes = { 'reslife.mail.id': mail.id, 'reslife.tries': mail.tries };
    const span = deps.tracing?.begin({ name: 'mail', kind: 'internal', attributes });
    await asSpan(span, () => sendOne(deps, transport, mail));
  }
}

/** The milliseconds between two looks of the sender for emails that are due. */
const LOOK_EVERY_MS = 10_000;
/** The milliseconds that a stop waits for the email that is being sent. */
const SHUTDOWN_TIMEOUT_MS = 3_000;

export type Outbox = Mail & {
  /** Starts the sender. Until then `wake` does nothing. */
  start: () => void;
  /** Sends the emails that are due and resolves when that is done. */
  sendDue: () => Promise<void>;
  /** Stops the sender and closes the transport. */
  stop: () => Promise<void>;
};

/** Makes an outbox whose sender has not started yet. */
export function createOutbox(deps: Sending & Pick<Deps, 'newId'>, config: MailConfig): Outbox {
  const state = { isStopped: false, isWanted: false };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let transport: Transport | undefined;

  const sendDue = async () => {
    await sweepFiles(config.dataDir, deps.now()).catch((error: unknown) =>
      deps.log.error(error, 'old emails not deleted'),
    );
    // The transport is opened for the first email, so that the start of the server need not wait for it.
    await sendDueMail(deps, (transport ??= await openTransport(config)), () => state.isStopped);
  };
  const run = async () => {
    try {
      while (state.isWanted && !state.isStopped) {
        state.isWanted = false;
        await sendDue();
      }
    } catch (error) {
      // If the database does not answer, there is nothing to send; the next look tries again.
      if (!state.isStopped) deps.log.error(error, 'mail outbox not readable');
    } finally {
      running = undefined;
    }
  };
  const look = () => {
    state.isWanted = true;
    running ??= run();
  };
  return {
    enqueue: (tx, email) => enqueueMail(tx, email, deps),
    withdraw: (tx, id) => withdrawMail(tx, id, deps.now()),
    statuses: (ids) => mailStatuses(deps.db.read, ids, deps.now()),
    waiting: () => waitingMail(deps.db.read, deps.now()),
    forget: (advisor, emails) => forgetInFiles(config.dataDir, { advisor, emails }),
    wake: () => {
      if (timer) look();
    },
    start: () => {
      timer = setInterval(look, LOOK_EVERY_MS).unref();
    },
    sendDue,
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      timer = undefined;
      await Promise.race([running, pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      transport?.close();
    },
  };
}
