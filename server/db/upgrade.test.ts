import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open.ts';
import { upgradeDatabase } from './upgrade.ts';

const NOW = new Date('2026-11-20T03:07:00.000Z');

// RECORD-19
test('a file of which more than half is unused is made smaller, another is left alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
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
