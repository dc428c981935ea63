import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { CannotOpen } from './failures/cannot-open.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations/list.ts';
import { openDatabase } from './open.ts';

const broken: Migration = {
  name: '999-broken',
  up: async (db) => {
    await sql`create table half_done (a integer)`.execute(db);
    throw new Error('the disk is full');
  },
};

const createAdded: Migration['up'] = async (db) =>
  void (await sql`create table added (a integer)`.execute(db));
const dropAdded: Migration['up'] = async (db) => void (await sql`drop table added`.execute(db));

const onEach = (open: Open) => {
  // START-5
  test('are applied once', async () => {
    const { db, clock } = await open();
    expect(await migrate(db, clock.now)).toEqual([]);
    const applied = await sql<{ name: string }>`select name from migration order by name`.execute(
      db.read,
    );
    expect(applied.rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  // DATA-4
  test('migrations from a newer version are refused in a sentence that names them', async () => {
    const { db, clock } = await open();
    const at = MIGRATIONS.findLastIndex(({ contracts }) => contracts);
    const older = MIGRATIONS.slice(0, at);
    const newest = MIGRATIONS[at]?.name ?? '';
    await expect(migrate(db, clock.now, older)).rejects.toThrow(CannotOpen);
    await expect(migrate(db, clock.now, older)).rejects.toThrow(newest);
  });

  // CLUSTER-9
  test('a database from a newer version that only added things is used and left unchanged', async () => {
    const { db, clock } = await open();
    onTestFinished(async () => {
      await sql`drop table if exists added`.execute(db.write);
      await sql`delete from migration where name > '900'`.execute(db.write);
    });
    const added = { name: '901-added', up: createAdded };
    expect(await migrate(db, clock.now, [...MIGRATIONS, added])).toEqual(['901-added']);
    expect(await migrate(db, clock.now)).toEqual([]);
    const contracting = { name: '902-taken', contracts: true, up: dropAdded } as const;
    const newer = [...MIGRATIONS, added, contracting];
    expect(await migrate(db, clock.now, newer)).toEqual(['902-taken']);
    await expect(migrate(db, clock.now)).rejects.toThrow('901-added, 902-taken');
  });

  // START-5
  test('a migration that fails leaves nothing behind', async () => {
    const { db, clock } = await open();
    await expect(migrate(db, clock.now, [...MIGRATIONS, broken])).rejects.toThrow(
      'the disk is full',
    );
    const tables = await db.write.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    expect(await migrate(db, clock.now)).toEqual([]);
  });
};

// PGlite replaces PostgreSQL if there is no server, so its needs are tried even if there is one.
describeOnEachDatabase('migrations', onEach, { onPglite: true });

// START-5
test('create a new database in one transaction', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-migrate-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });
  const added = { name: '001-added', up: createAdded };
  const tables = async () =>
    (await db.write.introspection.getTables()).map(({ name }) => name).sort();
  await expect(migrate(db, new Date(), [added, broken])).rejects.toThrow('the disk is full');
  expect(await tables()).toEqual(['migration']);
  expect(await migrate(db, new Date(), [added])).toEqual(['001-added']);
  // A migration of a database that is in use is a commit of its own.
  const more = { name: '002-more', up: async () => undefined };
  await expect(migrate(db, new Date(), [added, more, broken])).rejects.toThrow('the disk is full');
  const applied = await sql<{ name: string }>`select name from migration`.execute(db.write);
  expect(applied.rows.map(({ name }) => name)).toEqual(['001-added', '002-more']);
});

test('are listed in the order of their numbers', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names.toSorted()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});
