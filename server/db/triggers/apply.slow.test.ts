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
  test('are those of this version after a start, whatever was there before', async () => {
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

/** A database without a table. */
async function openEmpty(dialect: Database['dialect'], version: string) {
  if (dialect === 'postgres') {
    const { db: write } = await postgresStarted('pglite');
    // This test uses a schema of its own, because the other tests' tables are not created again.
    const name = `triggers_${version.slice(0, 3)}`;
    await sql`create schema ${sql.ref(name)}`.execute(write);
    await sql`set search_path to ${sql.ref(name)}`.execute(write);
    onTestFinished(async () => {
      await sql`set search_path to public`.execute(write);
      await sql`drop schema ${sql.ref(name)} cascade`.execute(write);
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

  // DATA-9
  test.each(MIGRATIONS.map(({ name }, index) => ({ name, index })))(
    'that stood before $name has the triggers of this version',
    async ({ name, index }) => {
      const db = await openEmpty(dialect, name);
      const now = new Date('2026-11-20T03:07:00.000Z');
      const texts = textsOf(TRIGGER_RULES, dialect);
      await migrate(db, now, MIGRATIONS.slice(0, index));
      if (index > 0) {
        const before = [...(await triggersIn(db.write, dialect)).values()].join('\n');
        expect(texts.filter(({ mark }) => before.includes(mark))).toEqual([]);
      }
      await migrate(db, now);
      const stored = await triggersIn(db.write, dialect);
      expect([...stored.keys()].sort()).toEqual(texts.map((one) => one.name).sort());
      for (const { name: known, mark } of texts) expect(stored.get(known)).toContain(mark);
    },
    60_000,
  );
});
