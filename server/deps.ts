import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from './db/database.ts';

/** A plain-text email. */
export type Email = { recipient: string; subject: string; body: string };

/** How features send email. */
export type Mail = {
  /** Puts an email into the outbox, in the transaction of the change that it reports. */
  enqueue: (tx: Db, email: Email) => Promise<void>;
  /** Makes the sender look at the outbox at once; called after that transaction. */
  wake: () => void;
};

/** Everything the server takes from outside; tests give it their own clock. */
export type Deps = {
  db: Database;
  now: () => Date;
  newId: () => string;
  /** 256 random bits as text that fits into cookies and addresses. */
  newSecret: () => string;
  log: FastifyBaseLogger;
  mail: Mail;
};
