import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Database } from '../db/tables/database.ts';
import type { Schema } from '../db/tables/schema.ts';
import { migrate } from '../db/migrate.ts';
import { databaseOver, openDatabase } from '../db/open.ts';
import { WaitingSqliteDialect } from '../db/sqlite-dialect.ts';
import { createTurns } from '../db/turns.ts';

const FILE = 'reslife.db';

async function migratedFile(): Promise<Uint8Array> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db, new Date());
  // The last close writes the log into the file.
  await db.close();
  const bytes = readFileSync(join(dataDir, FILE));
  rmSync(dataDir, { recursive: true });
  return bytes;
}

let made: Promise<Uint8Array> | undefined;

/** Writes a database, migrated and empty, into this folder: the worker migrated it once, since that takes longer than most tests. */
async function fileIn(dataDir: string): Promise<string> {
  made ??= migratedFile();
  const file = join(dataDir, FILE);
  writeFileSync(file, await made, { mode: 0o600 });
  return file;
}

/** Stops a database from syncing, as the PostgreSQL of the tests: no test looks at what a power cut leaves. */
async function withoutSync(db: Database): Promise<Database> {
  await sql`pragma synchronous = off`.execute(db.write);
  return db;
}

/** Opens a new SQLite database in this folder, as the server opens it. */
export async function openSqlite(dataDir: string): Promise<Database> {
  await fileIn(dataDir);
  return await withoutSync(await openDatabase({ dataDir, databaseUrl: undefined }));
}

/** Opens a new SQLite database in this folder that commits public writes without a thread, whose start takes longer than most tests. */
export async function openWithoutThread(dataDir: string): Promise<Database> {
  const file = await fileIn(dataDir);
  const write = new Kysely<Schema>({ dialect: new WaitingSqliteDialect(file, createTurns()) });
  const read = new Kysely<Schema>({ dialect: new WaitingSqliteDialect(file) });
  return await withoutSync(databaseOver('sqlite', write, { read }));
}
