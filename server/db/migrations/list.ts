import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { up as firstTables } from './001-first-tables.ts';
import { up as analyticsOrder } from './002-analytics-order.ts';
import { up as rateLimitExpiry } from './003-rate-limit-expiry.ts';

export type Migration = {
  name: string;
  up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;
};

/** Every migration in the order in which they are applied; an applied one is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-first-tables', up: firstTables },
  { name: '002-analytics-order', up: analyticsOrder },
  { name: '003-rate-limit-expiry', up: rateLimitExpiry },
];
