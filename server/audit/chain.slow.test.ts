import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { chained, hashOfRow, type ChainedRow } from '../db/columns/chained.ts';
import { openDatabase } from '../db/open.ts';
import type { Deps } from '../base/deps.ts';
import { audited, auditAlone, noteAct } from '../domain/audit.sql.ts';
import { createDatabase } from '../test/postgres-server.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { withoutSeal } from '../test/without-seal.ts';
import { chainCheck } from './chain-check.ts';
import { headOf, rowsBetween } from './rows.sql.ts';
import { verifyAudit } from './verify.ts';

const line = (subject: string) => ({ who: 'ada', what: 'settings.edit', subject }) as const;

async function write(deps: Pick<Deps, 'db' | 'now' | 'log'>, rows: number): Promise<void> {
  for (let row = 0; row < rows; row += 1) await auditAlone(deps, line(`row ${row}`));
}

/** Does an act, and then takes a lock that all of them want. */
async function edit(at: Pick<Deps, 'db' | 'now' | 'log'>, name: string): Promise<void> {
  await audited(at, async (tx) => {
    noteAct(tx, line(name));
    await tx
      .insertInto('setting')
      .values({ name: 'both', value: name })
      .onConflict((on) => on.column('name').doUpdateSet({ value: name }))
      .execute();
  });
}

async function rowsOf({ db }: Pick<Deps, 'db'>): Promise<ChainedRow[]> {
  return await Array.fromAsync(rowsBetween(db.write, 1, 1_000_000));
}

const said = {
  at: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  who: fc.option(fc.string({ unit: 'grapheme' })),
  what: fc.string({ unit: 'grapheme' }),
  subject: fc.option(fc.string({ unit: 'grapheme' })),
  network: fc.option(fc.ipV6()),
  session: fc.option(fc.uuid()),
  request: fc.option(fc.uuid()),
  count: fc.nat(),
};

const chain = fc.array(fc.record(said), { minLength: 3, maxLength: 20 }).map((rows) =>
  chained(
    rows.map((row, index) => ({ number: index + 1, ...row })),
    '',
  ),
);

/** Returns the finding of the check for these rows, with the head of `whole`. */
function foundIn(rows: readonly ChainedRow[], whole: readonly ChainedRow[]): string | undefined {
  const head = {
    id: 1,
    number: whole.length,
    hash: whole.at(-1)?.hash ?? '',
    cut: 0,
    cut_hash: '',
  };
  const check = chainCheck(head);
  for (const row of rows) {
    const problem = check.add(row);
    if (problem !== undefined) return problem;
  }
  return check.end(head);
}

// TRAIL-1, TRAIL-3
test('any altered, removed, inserted or moved row is found, and the first one is named', () => {
  fc.assert(
    fc.property(chain, fc.nat(), fc.constantFrom(...Object.keys(said)), (rows, at, member) => {
      const place = at % rows.length;
      expect(foundIn(rows, rows)).toBeUndefined();
      const row = rows[place];
      if (!row) return;
      const name = `Entry ${place + 1}`;
      const changed = { ...row, [member]: member === 'count' ? row.count + 1 : `${row.at}!` };
      expect(foundIn(rows.with(place, changed), rows)).toBe(`${name} was altered.`);
      // Somebody who knows how the hash is made.
      const forged = { ...changed, hash: hashOfRow(changed) };
      expect(foundIn(rows.with(place, forged), rows)).toBe(`${name} was altered.`);
      expect(foundIn(rows.toSpliced(place, 1), rows)).toBe(`${name} is missing.`);
      const renumbered = rows.toSpliced(place, 0, row).map((one, index) => ({
        ...one,
        number: index + 1,
      }));
      expect(foundIn(renumbered, rows)).toBe(`Entry ${place + 2} was altered.`);
      const other = rows[(place + 1) % rows.length];
      const swapped = rows
        .with(place, { ...(other ?? row), number: place + 1 })
        .with((place + 1) % rows.length, { ...row, number: ((place + 1) % rows.length) + 1 });
      expect(foundIn(swapped, rows)).toMatch(/^Entry \d+ was altered\.$/);
    }),
    { numRuns: 200 },
  );
});

describeOnEachDatabase('the hash chain of the activity log', (open) => {
  // TRAIL-1
  test('each row has the hash of the row before, and is stored only together with its act', async () => {
    const { deps, db } = await open();
    await write(deps, 2);
    const failed = audited(deps, async (tx) => {
      noteAct(tx, line('rolled back'));
      return await Promise.reject(new Error('no'));
    });
    await expect(failed).rejects.toThrow('no');
    await audited(deps, async (tx) => {
      noteAct(tx, line('one'));
      noteAct(tx, line('two \uD800'));
      return await Promise.resolve();
    });
    const rows = await rowsOf(deps);
    expect(rows.map(({ number, subject }) => [number, subject])).toEqual([
      [1, 'row 0'],
      [2, 'row 1'],
      [3, 'one'],
      [4, 'two \uFFFD'],
    ]);
    expect(rows.map(({ former }) => former)).toEqual(['', ...rows.slice(0, 3).map((r) => r.hash)]);
    expect(await headOf(db.read)).toMatchObject({ number: 4, hash: rows[3]?.hash });
    expect(await verifyAudit(db.read)).toMatchObject({ isWhole: true, newest: { number: 4 } });
    expect(() => noteAct(db.write, line('alone'))).toThrow('outside of audited()');
  });

  // TRAIL-2
  test('the database lets no row be changed, removed or inserted', async () => {
    const { deps, db } = await open();
    await write(deps, 3);
    const refused = 'only added to';
    const audit = db.write;
    const [row] = await rowsOf(deps);
    if (!row) throw new Error('no row');
    const { former: _, ...known } = row;
    await expect(audit.updateTable('audit').set({ who: 'bob' }).execute()).rejects.toThrow(refused);
    await expect(audit.deleteFrom('audit').execute()).rejects.toThrow(refused);
    const again = { ...known, former: '', number: 0 };
    await expect(audit.insertInto('audit').values(again).execute()).rejects.toThrow(refused);
    await expect(audit.deleteFrom('audit_head').execute()).rejects.toThrow(refused);
    const back = audit.updateTable('audit_head').set({ number: 1 });
    await expect(back.execute()).rejects.toThrow(refused);
    if (db.dialect === 'sqlite') {
      const columns = Object.keys(row).map((name) => sql.ref(name));
      const values = sql.join(Object.values({ ...row, who: 'bob' }));
      const replaced = sql`insert or replace into audit (${sql.join(columns)}) values (${values})`;
      await expect(replaced.execute(audit)).rejects.toThrow(refused);
    } else await expect(sql`truncate audit`.execute(audit)).rejects.toThrow(refused);
    expect(await verifyAudit(db.read)).toMatchObject({ isWhole: true });
  });

  // TRAIL-3
  test('removed triggers are detected', async () => {
    const { deps, db } = await open();
    await write(deps, 5);
    const tampered = async (work: (app: typeof db.write) => Promise<unknown>) => {
      const rows = await rowsOf(deps);
      const head = await headOf(db.write);
      await withoutSeal(db, work);
      const verdict = await verifyAudit(db.read);
      await withoutSeal(db, async (tx) => {
        await tx.deleteFrom('audit').execute();
        await tx.insertInto('audit').values(rows).execute();
        await tx.updateTable('audit_head').set(head).execute();
      });
      expect(await verifyAudit(db.read)).toMatchObject({ isWhole: true });
      return 'problem' in verdict ? verdict.problem : 'nothing';
    };
    const at = (number: number) => (tx: typeof db.write) =>
      tx.updateTable('audit').set({ who: 'bob' }).where('number', '=', number).execute();
    expect(await tampered(at(3))).toBe('Entry 3 was altered.');
    expect(await tampered((tx) => tx.deleteFrom('audit').where('number', '=', 2).execute())).toBe(
      'Entry 2 is missing.',
    );
    expect(await tampered((tx) => tx.deleteFrom('audit').where('number', '>', 3).execute())).toBe(
      'Entry 4 is missing.',
    );
    expect(
      await tampered(async (tx) => {
        const [last] = (await rowsOf(deps)).slice(-1);
        if (last)
          await tx
            .insertInto('audit')
            .values({ ...last, number: 6 })
            .execute();
      }),
    ).toBe('Entry 6 was not added by this app.');
    expect(await tampered((tx) => tx.updateTable('audit_head').set({ cut: 1 }).execute())).toMatch(
      /^Entry \d /,
    );
  });

  // TRAIL-3
  test('a removed end is missed if it was noted before', async () => {
    const { deps, db } = await open();
    await write(deps, 4);
    const rows = await rowsOf(deps);
    const noted = { number: 4, hash: rows[3]?.hash ?? '' };
    expect(await verifyAudit(db.read, noted)).toMatchObject({ isWhole: true });
    const [, , third] = rows;
    await withoutSeal(db, async (tx) => {
      await tx.deleteFrom('audit').where('number', '=', 4).execute();
      await tx
        .updateTable('audit_head')
        .set({ number: 3, hash: third?.hash ?? '' })
        .execute();
    });
    expect(await verifyAudit(db.read)).toMatchObject({ isWhole: true });
    expect(await verifyAudit(db.read, noted)).toMatchObject({ problem: 'Entry 4 is missing.' });
    await auditAlone(deps, line('another'));
    expect(await verifyAudit(db.read, noted)).toMatchObject({
      problem: 'Entry 4 is not the one you noted.',
    });
  });

  // TRAIL-1
  test('simultaneous acts keep one chain without deadlocks', async () => {
    const { deps, db, config } = await open();
    const other =
      db.dialect === 'sqlite'
        ? await openDatabase({ dataDir: config.dataDir, databaseUrl: undefined })
        : db;
    onTestFinished(async () => {
      if (other !== db) await other.close();
    });
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        edit(index % 2 === 0 ? deps : { ...deps, db: other }, `act ${index}`),
      ),
    );
    expect(await verifyAudit(db.read)).toMatchObject({ isWhole: true, newest: { number: 40 } });
  });
});

async function writtenByTwo(
  env: Readonly<Record<string, string>>,
  db: TestApp['db'],
): Promise<string[]> {
  const run = promisify(execFile);
  const writer = (name: string) =>
    run(process.execPath, ['server/test/audit-writer.ts', name, '40'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...env, LOG_LEVEL: 'error' },
    });
  await Promise.all([writer('one'), writer('two')]);
  const rows = await Array.fromAsync(rowsBetween(db.read, 1, 1_000));
  expect(await verifyAudit(db.read)).toMatchObject({ isWhole: true, newest: { number: 80 } });
  return rows.map(({ subject }) => (subject ?? '').replace(/\/.*/, '')).sort();
}

const BOTH = ['one', 'two'].flatMap((name) => Array<string>(40).fill(name));

// TRAIL-1
test('two processes on one SQLite file keep one chain', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  expect(await writtenByTwo({ DATA_DIR: dataDir }, db)).toEqual(BOTH);
});

// TRAIL-1
test.skipIf(!inject('postgres'))(
  'two processes on one PostgreSQL keep one chain',
  { timeout: 60_000 },
  async () => {
    const { url = '', prefix = '' } = inject('postgres') ?? {};
    const databaseUrl = await createDatabase(url, `${prefix}trail_${process.pid}`);
    const db = await openDatabase({ dataDir: '', databaseUrl });
    onTestFinished(async () => await db.close());
    expect(await writtenByTwo({ DATABASE_URL: databaseUrl }, db)).toEqual(BOTH);
  },
);
