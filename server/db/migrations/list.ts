import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { up as firstTables } from './001-first-tables.ts';

export type Migration = {
  name: string;
  up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;
};

/** Every migration in the order in which they are applied; an applied one is never changed. */
export const MIGRATIONS: readonly Migration[] = [{ name: '001-first-tables', up: firstTables }];
