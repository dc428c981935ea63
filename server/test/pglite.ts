import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { databaseOver } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';

// It takes seconds and 700 MB to start: one serves all tests of a file, emptied before each.
let started: Promise<Kysely<Schema>> | undefined;

async function start(): Promise<Kysely<Schema>> {
  const pglite = await PGlite.create();
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate({ dialect: 'postgres', write: db }, new Date());
  return db;
}

/** PostgreSQL in memory, migrated and empty. */
export async function openPglite(): Promise<Database> {
  started ??= start();
  const db = await started;
  const tables = await db.introspection.getTables();
  const names = tables.map((table) => table.name).filter((table) => table !== 'migration');
  await sql`truncate ${sql.join(names.map((table) => sql.table(table)))} cascade`.execute(db);
  const database = databaseOver('postgres', db);
  return { ...database, close: async () => undefined };
}
