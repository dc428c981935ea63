import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { assert } from '#core/base/assert.ts';
import type { Database } from '../db/tables/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { attendances } from './attendances.ts';
import { createDatabase } from './postgres-server.ts';
import type { TestApp } from './test-app.ts';

export type TestPlace = { dataDir: string; databaseUrl: string | undefined };

/** Makes a folder that is gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Tells whether the tests have such a database. */
export const hasPlace = (kind: 'sqlite' | 'postgres'): boolean =>
  kind === 'sqlite' || inject('postgres') !== undefined;

/** Makes an empty database: a file that is not there yet, or one on the server of the tests. */
export async function emptyPlace(kind: 'sqlite' | 'postgres'): Promise<TestPlace> {
  const dataDir = join(testFolder(), 'data');
  if (kind === 'sqlite') return { dataDir, databaseUrl: undefined };
  const server = inject('postgres');
  assert(server !== undefined, 'tests on PostgreSQL are skipped where there is none');
  const name = `${server.prefix}${randomUUID().slice(0, 8)}`;
  return { dataDir, databaseUrl: await createDatabase(server.url, name) };
}

/** Opens a place for a moment. */
export async function inPlace<T>(place: TestPlace, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Stores texts, numbers and bytes that a careless copy would get wrong. */
async function fill({ write }: Database, count: number): Promise<void> {
  const rows = attendances(count);
  for (let from = 0; from < count; from += 500) {
    await write
      .insertInto('attendance')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256);
  const at = '2026-11-20T03:07:00.000Z';
  for (const hash of ['one', 'two', 'three', 'four', 'five']) {
    const image = { hash, bytes, type: 'image/webp', size: bytes.length, created_at: at };
    await write.insertInto('image').values(image).execute();
  }
  const value = 'a\tb\\c\nd\r"e" \\N \\x41 ✓ 😀';
  await write.insertInto('setting').values({ name: 'odd', value }).execute();
  const limit = { key: 'k', points: 1, expire: 1_795_000_000_000 };
  await write.insertInto('rate_limit').values(limit).execute();
}

/** Makes a database with `count` attendances and a little of what else there is. */
export async function filledPlace(kind: 'sqlite' | 'postgres', count = 2_500): Promise<TestPlace> {
  const place = await emptyPlace(kind);
  await inPlace(place, async (db) => {
    await migrate(db, new Date('2026-11-20T00:00:00.000Z'));
    await fill(db, count);
  });
  return place;
}

/** Overwrites the first page of a table in the file of SQLite, which has some records then. */
export async function damage({ db, config }: TestApp, table: string): Promise<void> {
  await db.write.insertInto('attendance').values(attendances(300)).execute();
  await sql`pragma wal_checkpoint(truncate)`.execute(db.write);
  const { rows } = await sql<{ page: number; size: number }>`
    select rootpage as page, page_size as size from sqlite_schema, pragma_page_size
    where name = ${table}`.execute(db.write);
  const [found] = rows;
  assert(found, 'the table is there');
  const file = openSync(join(config.dataDir, 'reslife.db'), 'r+');
  writeSync(
    file,
    new Uint8Array(found.size).fill(0x5a),
    0,
    found.size,
    (found.page - 1) * found.size,
  );
  closeSync(file);
}
