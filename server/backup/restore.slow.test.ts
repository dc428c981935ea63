import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import type { Database } from '../db/tables/database.ts';
import { differences, sumsAndClose } from '../db/copying/rows.ts';
import { refuseUnfinished } from '../db/copying/unfinished.ts';
import { migrate } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migrations/list.ts';
import { triggersIn } from '../db/triggers/apply.ts';
import { openPostgres } from '../test/shared-postgres.ts';
import { emptyPlace, filledPlace, inPlace, testFolder, type TestPlace } from '../test/places.ts';
import { makeBackup } from './make-backup.ts';
import { markKeysOf, type MarkKey } from './mark.ts';
import { openSource } from './place.ts';
import { restore } from './restore.ts';

const hasPostgres = inject('postgres') !== undefined;
const progress = () => undefined;
const [key] = markKeysOf([Buffer.alloc(32, 1)]) as [MarkKey];
const own = { identity: undefined, keys: [key] };
const plain = { key, recipient: undefined, now: new Date('2026-11-20T02:00:00.000Z'), progress };

async function backUp(place: TestPlace): Promise<string> {
  const file = join(testFolder(), 'a.backup');
  await makeBackup({ place, ...plain }, file);
  return file;
}

const allOf = async (place: TestPlace) => await sumsAndClose(await openSource(place), progress);

/** Lists the triggers and indexes of a database. */
async function restIn({ dialect, read }: Database): Promise<string[]> {
  const indexes =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'index'`
      : sql<{ name: string }>`select indexname || indexdef as name from pg_indexes
          where schemaname = 'public' union all
          select conname || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace`;
  const { rows } = await indexes.execute(read);
  const triggers = await triggersIn(read, dialect);
  return [...rows.map(({ name }) => name), ...triggers.keys()].sort();
}

const restOf = async (place: TestPlace) => await inPlace(place, restIn);

async function restored(from: TestPlace, kind: 'sqlite' | 'postgres'): Promise<TestPlace> {
  const place = await emptyPlace(kind);
  await restore(place, { file: await backUp(from), ...own }, progress);
  return place;
}

// BACKUP-1, BACKUP-3
test('a restored database has every row and everything derived from rows, and accepts no second restore', async () => {
  const place = await filledPlace('sqlite');
  const file = await backUp(place);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = await restored(place, 'sqlite');
  const before = await allOf(place);
  expect(before.get('attendance')?.rows).toBe(2_500);
  expect(differences(before, await allOf(other))).toEqual([]);
  expect(await restOf(other)).toEqual(await restOf(place));
  await inPlace(other, async ({ write }) => {
    await expect(write.deleteFrom('audit_head').execute()).rejects.toThrow('only added to');
  });
  await expect(restore(other, { file, ...own }, progress)).rejects.toThrow('empty');
  expect(differences(before, await allOf(other))).toEqual([]);
});

describe.skipIf(!hasPostgres)('with PostgreSQL', () => {
  // BACKUP-1, BACKUP-3
  test('a backup moves from one database to the other and back', async () => {
    const place = await filledPlace('sqlite');
    const other = await restored(place, 'postgres');
    const [before, after] = [await allOf(place), await allOf(other)];
    expect(differences(before, after)).toEqual([]);
    const shared = await openPostgres('postgres');
    expect(await restOf(other)).toEqual(await restIn(shared));
    const back = await restored(other, 'sqlite');
    expect(differences(before, await allOf(back))).toEqual([]);
    expect(await restOf(back)).toEqual(await restOf(place));
    const file = await backUp(place);
    await expect(restore(other, { file, ...own }, progress)).rejects.toThrow('empty');
    expect(differences(before, await allOf(other))).toEqual([]);
  });

  // BACKUP-3, BACKUP-4
  test('an interrupted restore is not a usable database, and is started again', async () => {
    const file = await backUp(await filledPlace('sqlite'));
    const other = await emptyPlace('postgres');
    let parts = 0;
    const ending = () => {
      parts += 1;
      if (parts === 3) throw new Error('ended');
    };
    await expect(restore(other, { file, ...own }, ending)).rejects.toThrow('ended');
    await inPlace(other, async ({ write, dialect }) => {
      await expect(refuseUnfinished(write, dialect)).rejects.toThrow('unfinished');
    });
    await restore(other, { file, ...own }, progress);
    await inPlace(other, async ({ write, dialect }) => await refuseUnfinished(write, dialect));
    expect((await allOf(other)).get('attendance')?.rows).toBe(2_500);
  });
});

// BACKUP-1
test('a backup shows one moment and the tables of its time, and is restored as such', async () => {
  const place = await emptyPlace('sqlite');
  await inPlace(place, async (db) => {
    await migrate(db, new Date(), MIGRATIONS.slice(0, 20));
    await db.write.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
  });
  const file = await backUp(place);
  const other = await emptyPlace('sqlite');
  await restore(other, { file, ...own }, progress);
  expect(differences(await allOf(place), await allOf(other))).toEqual([]);
  await inPlace(other, async (db) => {
    expect(await migrate(db, new Date())).toHaveLength(MIGRATIONS.length - 20);
  });
});

// BACKUP-2
test('a truncated or altered backup is refused and leaves nothing', async () => {
  const place = await filledPlace('sqlite', 50);
  const file = await backUp(place);
  const bytes = readFileSync(file);
  for (const damaged of [bytes.subarray(0, -20), bytes.subarray(0, 100), Buffer.from('hello\n')]) {
    writeFileSync(file, damaged);
    const other = await emptyPlace('sqlite');
    await expect(restore(other, { file, ...own }, progress)).rejects.toThrow(/./);
    expect(existsSync(other.dataDir) ? readdirSync(other.dataDir) : []).toEqual([]);
  }
});

// BACKUP-1
test('a backup that cannot be made leaves no file', async () => {
  const place = await emptyPlace('sqlite');
  const folder = testFolder();
  const file = join(folder, 'a.backup');
  await expect(makeBackup({ place, ...plain }, file)).rejects.toThrow('there is no database');
  const filled = await filledPlace('sqlite', 1);
  writeFileSync(file, 'mine');
  await expect(makeBackup({ place: filled, ...plain }, file)).rejects.toThrow('already exists');
  expect(readdirSync(folder)).toEqual(['a.backup']);
});
