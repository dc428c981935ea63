import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresStarted } from '../../test/shared-postgres.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';
import type { Database } from '../tables/database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/list.ts';
import { openDatabase } from '../open.ts';
import { applyTriggers, triggersIn } from './apply.ts';
import { TRIGGER_RULES } from './apply.ts';
import { textsOf } from './trigger.ts';

/** Takes every trigger away that this version knows. */
async function dropAll({ db }: TestApp): Promise<void> {
  for (const { drop } of textsOf(TRIGGER_RULES, db.dialect)) await sql.raw(drop).execute(db.write);
}

describeOnEachDatabase('the rules that the database keeps', (open) => {
  // DATA-9
  test('are those of this version after a start from any former state', async () => {
    const app = await open();
    const { db, clock } = app;
    const stored = async () => await triggersIn(db.write, db.dialect);
    const ours = await stored();
    const texts = textsOf(TRIGGER_RULES, db.dialect);
    expect([...ours.keys()].sort()).toEqual(texts.map(({ name }) => name).sort());
    for (const { name, mark } of texts) expect(ours.get(name)).toContain(mark);

    const older = TRIGGER_RULES.map(({ table, sqlite, postgres }) => ({
      table,
      sqlite: sqlite.map((one) => ({ ...one, does: `select 1; ${one.does}` })),
      postgres: postgres.map((one) => ({ ...one, does: `perform 1; ${one.does}` })),
    }));
    await db.write.transaction().execute(async (tx) => {
      await applyTriggers(tx, db.dialect, older);
    });
    expect(await stored()).not.toEqual(ours);
    await migrate(db, clock.now);
    expect(await stored()).toEqual(ours);

    await dropAll(app);
    expect((await stored()).size).toBe(0);
    await Promise.all([migrate(db, clock.now), migrate(db, clock.now)]);
    expect(await stored()).toEqual(ours);
  });
});

/** Opens a database without a table. */
async function openEmpty(dialect: Database['dialect']) {
  if (dialect === 'postgres') {
    const { db: write } = await postgresStarted('pglite');
    // This test uses a schema of its own, because the other tests' tables are not created again.
    await sql`create schema of_before`.execute(write);
    await sql`set search_path to of_before`.execute(write);
    onTestFinished(async () => {
      await sql`set search_path to public`.execute(write);
      await sql`drop schema of_before cascade`.execute(write);
    });
    return { dialect, write };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return db;
}

describe.each(['sqlite', 'postgres'] as const)('an installation of before on %s', (dialect) => {
  if (dialect === 'postgres')
    beforeAll(async () => void (await postgresStarted('pglite')), 120_000);

  // Wherever it stood, the same migrations follow one by one, and the triggers once, at their end.
  // DATA-9
  test('has no trigger of this version before the last migration, and all of them afterwards', async () => {
    const db = await openEmpty(dialect);
    const now = new Date('2026-11-20T03:07:00.000Z');
    const texts = textsOf(TRIGGER_RULES, dialect);
    for (const [index, { name }] of MIGRATIONS.entries()) {
      await migrate(db, now, MIGRATIONS.slice(0, index));
      const before = [...(await triggersIn(db.write, dialect)).values()].join('\n');
      const early = texts.filter(({ mark }) => before.includes(mark));
      expect([name, early]).toEqual([name, []]);
    }
    await migrate(db, now);
    const stored = await triggersIn(db.write, dialect);
    expect([...stored.keys()].sort()).toEqual(texts.map((one) => one.name).sort());
    for (const { name: known, mark } of texts) expect(stored.get(known)).toContain(mark);
  }, 60_000);
});
