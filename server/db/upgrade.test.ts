import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino, type Level } from 'pino';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { parseJson } from '../test/parse-json.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/list.ts';
import { openDatabase } from './open.ts';
import { upgradeDatabase } from './upgrade.ts';

const NOW = new Date('2026-11-20T03:07:00.000Z');

/** Opens an empty database in a folder of its own, gone after the test. */
async function openEmpty() {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir, db };
}

// RECORD-19
test('a file with more than half of its space unused is shrunk, others are left alone', async () => {
  const { dataDir, db } = await openEmpty();
  const megabytes = () => statSync(join(dataDir, 'reslife.db')).size / 1e6;
  const upgrade = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db.write);
    await upgradeDatabase(db, NOW, pino({ level: 'silent' }));
  };
  await upgrade();
  await sql`create table filler (bytes blob)`.execute(db.write);
  await sql`insert into filler values (zeroblob(20000000)), (zeroblob(10000000))`.execute(db.write);
  await sql`delete from filler where length(bytes) = 10000000`.execute(db.write);
  await upgrade();
  expect(megabytes()).toBeGreaterThan(30);
  await sql`drop table filler`.execute(db.write);
  await upgrade();
  expect(megabytes()).toBeLessThan(1);
});

// START-27
test('the log has one line for a new database, one with names for an upgrade, and none otherwise', async () => {
  const started = async ({ db }: Awaited<ReturnType<typeof openEmpty>>, level: Level) => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    await upgradeDatabase(db, NOW, pino({ level, base: null, timestamp: false }, { write }));
    return lines.map((line) => parseJson(Type.Unknown(), line));
  };
  expect(await started(await openEmpty(), 'info')).toEqual([
    { level: 30, msg: `Database made: ${MIGRATIONS.length} migrations` },
  ]);
  const older = await openEmpty();
  await migrate(older.db, NOW, MIGRATIONS.slice(0, -2));
  const names = MIGRATIONS.slice(-2).map(({ name }) => name);
  expect(await started(older, 'debug')).toEqual([
    ...names.map((name) => ({ level: 20, name, msg: 'migrated' })),
    { level: 30, migrations: names, msg: 'Database migrated' },
  ]);
  expect(await started(older, 'debug')).toEqual([]);
});
