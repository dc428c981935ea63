import type { FastifyBaseLogger } from 'fastify';
import type { QueueState } from '#core/api/operations-schema.ts';
import type { ChainedRow } from '../db/columns/chained.ts';
import type { Letter } from './words/letter.ts';
import type { Lines, Words } from './words/words.ts';
import type { Database, Db } from '../db/tables/database.ts';
import type { Sealing } from './sealing.ts';
import type { Tracing } from './spans.ts';
import type { Jobs } from './timed-sweep.ts';

/** A plain-text email. Enqueuing it again under its `id` sends it once more. Sending is attempted for a day, or until `triedUntil` (UTC ISO). */
export type Email = {
  recipient: string;
  /** Writes the email in the reader's language (LANG-11). */
  letter: (words: Words) => Letter;
  /** The email of the account whose language counts, if that is not the recipient. */
  reader?: string;
  id?: string;
  triedUntil?: string;
};

/** The state of an email: sent or given up at the time `at`, or waiting until then. `reason` says why the last attempt failed. */
export type MailStatus = {
  state: 'waiting' | 'sent' | 'givenUp';
  tries: number;
  at: string;
  reason: string | null;
};

/** The results of withdrawing an email: `unsent` if it was never attempted, `gone` if it was sent or never existed. */
export type Withdrawal = 'unsent' | 'withdrawn' | 'beingSent' | 'gone';

export type Mail = {
  /** Puts an email into the outbox, in the transaction of the change that the email reports. */
  enqueue: (tx: Db, email: Email) => Promise<void>;
  /** Takes an email out of the outbox unless it was sent. If it is just being sent, it is not attempted again. */
  withdraw: (tx: Db, id: string) => Promise<Withdrawal>;
  /** Makes the sender look at the outbox at once. It is called after the transaction. */
  wake: () => void;
  /** Returns the states of the emails with these ids; ids without an email are left out. */
  statuses: (ids: readonly string[]) => Promise<ReadonlyMap<string, MailStatus>>;
  waiting: () => Promise<QueueState>;
  /** Removes the name of an advisor from emails that are files, and deletes emails to some addresses (PRIVACY-11). */
  forget: (advisor: string, emails: readonly string[]) => Promise<void>;
};

/** An act in the form of the audit, with lines about the state before and after. */
export type DoneAct = Pick<ChainedRow, 'at' | 'who' | 'what' | 'network' | 'count'> & {
  about: Lines;
};

/** Everything that the server needs from outside. Tests provide their own clock. */
export type Deps = {
  db: Database;
  now: () => Date;
  newId: () => string;
  /** 256 random bits as text that fits into cookies and addresses. */
  newSecret: () => string;
  /** The sealing of secrets that the server must read again, with a key that is not in the database. */
  sealing: Sealing;
  log: FastifyBaseLogger;
  mail: Mail;
  /** Emails owners about acts, in the transaction of these acts (ACTS-1). */
  tellOwners?: (tx: Db, acts: readonly DoneAct[]) => Promise<void>;
  /** The jobs of this process and their last runs. */
  jobs: Jobs;
  /** The receiver of spans, if there is one. */
  tracing?: Tracing | undefined;
};
