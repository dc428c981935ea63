import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/tables/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';

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

/**
 * A SQLite database in this folder, migrated and empty: a copy of one that the worker migrated once,
 * since that takes longer than most tests.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  made ??= migratedFile();
  writeFileSync(join(dataDir, FILE), await made, { mode: 0o600 });
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  // It does not sync, like the PostgreSQL of the tests: no test looks at what a power cut leaves.
  await sql`pragma synchronous = off`.execute(db.write);
  return db;
}
