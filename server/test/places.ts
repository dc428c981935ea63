import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { assert } from '#core/base/assert.ts';
import type { Database } from '../db/tables/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { attendances } from './attendances.ts';
import { createDatabase } from './postgres-server.ts';

export type TestPlace = { dataDir: string; databaseUrl: string | undefined };

/** A folder that is gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty database: a file that is not there yet, or one on the server of the tests. */
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

/** Texts, numbers and bytes that are written badly where somebody forgot them. */
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

/** A database with `count` attendances and a little of what else there is. */
export async function filledPlace(kind: 'sqlite' | 'postgres', count = 2_500): Promise<TestPlace> {
  const place = await emptyPlace(kind);
  await inPlace(place, async (db) => {
    await migrate(db, new Date('2026-11-20T00:00:00.000Z'));
    await fill(db, count);
  });
  return place;
}
