import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';

/** Everything the server takes from outside; tests give it their own clock. */
export type Deps = {
  db: Database;
  now: () => Date;
  newId: () => string;
  /** 256 random bits as text that stands in cookies and addresses. */
  newSecret: () => string;
  log: FastifyBaseLogger;
};
