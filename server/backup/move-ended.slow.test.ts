import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { differences, sumsAndClose } from '../db/copying/rows.ts';
import { refuseUnfinished } from '../db/copying/unfinished.ts';
import type { Db } from '../db/tables/database.ts';
import { endRuns } from '../process/ended-runs.sql.ts';
import { emptyPlace, filledPlace, inPlace, testFolder, type TestPlace } from '../test/places.ts';
import { move, moveCommand } from './move-command.ts';
import { refuseMoved } from './moved.ts';
import { openSource } from './place.ts';

const hasPostgres = inject('postgres') !== undefined;
const progress = () => undefined;
const settle = async () => undefined;
const endThere = async (tx: Db) => await endRuns(tx, new Date());
const allOf = async (place: TestPlace) => await sumsAndClose(await openSource(place), progress);
const settingsOf = (place: TestPlace) => ({ ...place, databaseOwnerUrl: undefined });

const endsOf = async (place: TestPlace) =>
  await inPlace(place, async ({ read }) =>
    read.selectFrom('told_run').select(['ended_by', 'due_at']).execute(),
  );

/** Ends a copy at its n-th part. */
function endedAt(part: number) {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts === part) throw new Error('ended');
  };
}

async function unfinished(place: TestPlace): Promise<boolean> {
  return await inPlace(place, async ({ write, dialect }) =>
    refuseUnfinished(write, dialect).then(
      () => false,
      () => true,
    ),
  );
}

describe.skipIf(!hasPostgres)('a move', () => {
  // BACKUP-4, BACKUP-11, BACKUP-13
  test('moves to PostgreSQL and back to a file with every row, no matter how often it is interrupted', async () => {
    const place = await filledPlace('sqlite');
    const before = await allOf(place);
    const other = await emptyPlace('postgres');
    const settings = settingsOf(place);
    for (const part of [3, 8, 40, 60]) {
      await expect(move(settings, other, endedAt(part))).rejects.toThrow('ended');
      expect(await unfinished(other)).toBe(true);
      refuseMoved(settings);
    }
    const args = ['move', other.databaseUrl ?? ''];
    const moved = await moveCommand(args, settings, settle, progress);
    expect(moved?.text).toMatch(/is moved to postgres:\/\/.+: [\d,]+ rows, all checked/);
    expect(await unfinished(other)).toBe(false);
    expect(differences(before, await allOf(other))).toEqual([]);
    expect(differences(before, await allOf(place))).toEqual([]);
    expect(() => refuseMoved(settings)).toThrow('to use this one again');
    refuseMoved({ ...settings, databaseUrl: other.databaseUrl });
    expect((await moveCommand(args, settings, settle, progress))?.text).toContain('already');

    const back = await emptyPlace('sqlite');
    const served = settingsOf({ ...other, dataDir: testFolder() });
    await expect(move(served, back, endedAt(4))).rejects.toThrow('ended');
    expect(await unfinished(back)).toBe(true);
    expect((await moveCommand(['move', back.dataDir], served, settle, progress))?.status).toBe(0);
    expect(differences(before, await allOf(back))).toEqual([]);
    expect(() => refuseMoved(served)).toThrow('was moved to');
  });
});

// BACKUP-11
test('a move starts neither from an open database nor into a database with data', async () => {
  const place = await filledPlace('sqlite', 10);
  const to = await emptyPlace('sqlite');
  await inPlace(place, async ({ write }) => {
    await write.insertInto('setting').values({ name: 'open', value: '1' }).execute();
    const refused = await moveCommand(['move', to.dataDir], settingsOf(place), settle, progress);
    expect(refused?.text).toContain('stop the program that uses it');
  });
  const full = await filledPlace('sqlite', 1);
  const refused = await moveCommand(['move', full.dataDir], settingsOf(place), settle, progress);
  expect(refused).toMatchObject({ status: 1 });
  expect(refused?.text).toContain('is not empty');
});

// BACKUP-11
test('a source that changed between two runs is detected, and nothing is moved', async () => {
  const place = await filledPlace('sqlite');
  const to = await emptyPlace('sqlite');
  await expect(move(settingsOf(place), to, endedAt(6))).rejects.toThrow('ended');
  await inPlace(place, async ({ write }) => {
    await write.updateTable('attendance').set({ description: 'other' }).execute();
  });
  const result = await moveCommand(['move', to.dataDir], settingsOf(place), settle, progress);
  expect(result?.text).toContain('attendance: 2500 rows there and 2500 here');
  expect(await unfinished(to)).toBe(true);
  refuseMoved(settingsOf(place));
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(to.dataDir, `reslife.db${end}`), { force: true });
  expect(
    (await moveCommand(['move', to.dataDir], settingsOf(place), settle, progress))?.status,
  ).toBe(0);
  expect(readFileSync(join(place.dataDir, 'moved'), 'utf8')).toContain(to.dataDir);
});

// BACKUP-11, DATA-12
test('the database of a killed server is moved, even beside files of a former one, and both open', async () => {
  const place = await filledPlace('sqlite', 10);
  const killed = await emptyPlace('sqlite');
  await inPlace(place, async ({ write }) => {
    await write.insertInto('setting').values({ name: 'open', value: '1' }).execute();
    cpSync(place.dataDir, killed.dataDir, { recursive: true });
  });
  const to = await emptyPlace('sqlite');
  mkdirSync(to.dataDir, { recursive: true });
  writeFileSync(join(to.dataDir, 'reslife.db-shm'), 'left');
  expect(
    (await moveCommand(['move', to.dataDir], settingsOf(killed), settle, progress))?.status,
  ).toBe(0);
  for (const moved of [killed, to]) expect(await unfinished(moved)).toBe(false);
});

// LADDER-11
test('an escalation under way notifies nobody from the new database, and continues in the former one', async () => {
  const [place, to] = [await filledPlace('sqlite', 1), await emptyPlace('sqlite')];
  const at = '2026-11-20T03:07:00.000Z';
  const [event_key, record_id] = [new Uint8Array([1]), new Uint8Array([2])];
  await inPlace(place, async ({ write }) => {
    const of = { is_stranger: 0, escalated_at: null, ended_by: null };
    const run = { ...of, event_key, record_id, at, step: 1, round: 1, due_at: at };
    await write.insertInto('told_run').values(run).execute();
  });
  const moved = await moveCommand(['move', to.dataDir], settingsOf(place), endThere, progress);
  expect(moved?.status).toBe(0);
  expect(await endsOf(to)).toEqual([{ ended_by: 'restored', due_at: null }]);
  expect(await endsOf(place)).toEqual([{ ended_by: null, due_at: at }]);
});
