import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from './tables/database.ts';
import { openDatabase } from './open.ts';

async function open(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-sqlite-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });
  return db;
}

// API-11
test('committed rows survive a power cut, and foreign keys are enforced', async () => {
  const { write } = await open();
  const pragma = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(write)).rows[0]?.[name];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('the connection for reads cannot write', async () => {
  const { read, write } = await open();
  await sql`create table t (a integer) strict`.execute(write);
  await expect(sql`insert into t values (1)`.execute(read)).rejects.toThrow(/readonly/);
  await sql`insert into t values (1)`.execute(write);
  expect((await sql`select a from t`.execute(read)).rows).toEqual([{ a: 1 }]);
});

test.each([
  ['a Date', new Date()],
  ['a boolean', true],
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['an object', { a: 1 }],
  ['an array', [1]],
])('%s as a parameter is refused, not converted', async (_, value) => {
  const { write } = await open();
  await expect(sql`select ${sql.val(value)} as v`.execute(write)).rejects.toThrow(/Bug: SQL param/);
});

test.each([['text'], [1.5], [7n], [null], [new Uint8Array([1, 2])]])(
  '%s is stored and read unchanged',
  async (value) => {
    const { write } = await open();
    const { rows } = await sql<{ v: unknown }>`select ${value} as v`.execute(write);
    const [row] = rows;
    const expected = typeof value === 'bigint' ? Number(value) : value;
    expect(row?.v instanceof Uint8Array ? Uint8Array.from(row.v) : row?.v).toEqual(expected);
  },
);
