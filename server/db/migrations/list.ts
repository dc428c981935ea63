import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { up as firstTables } from './001-first-tables.ts';
import { up as analyticsOrder } from './002-analytics-order.ts';
import { up as analyticsSorts } from './004-analytics-sorts.ts';

export type Migration = {
  name: string;
  up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;
};

/** Every migration in the order in which they are applied; an applied one is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-first-tables', up: firstTables },
  { name: '002-analytics-order', up: analyticsOrder },
  { name: '004-analytics-sorts', up: analyticsSorts },
];
