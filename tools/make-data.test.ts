import { expect, test } from 'vitest';
import { recordsIn } from '../server/attendance/recorded.ts';
import { uuidText } from '../server/db/columns/uuid.ts';
import { describeOnEachDatabase, type Open } from '../server/test/test-app.ts';
import { DEFAULT_PLAN, makeData } from './make-data.ts';

const PLAN = { ...DEFAULT_PLAN, issues: 5, attendances: 700, days: 30 };

async function made(open: Open, seed: number) {
  const { db } = await open();
  const progress: number[] = [];
  await makeData(db, { ...PLAN, seed }, (stored) => progress.push(stored));
  const rows = await db.read.selectFrom('attendance').selectAll().orderBy('key').execute();
  return { db, rows, progress };
}

describeOnEachDatabase('made data', (open) => {
  // RECORD-11
  test('has the requested size, and records whose questions can be read', async () => {
    const { db, rows, progress } = await made(open, 1);
    expect([progress[0], progress.at(-1)]).toEqual([40, 700]);
    expect(new Set(rows.map(({ issue_id }) => issue_id)).size).toBe(5);
    expect(rows.filter(({ flagged }) => flagged)).toEqual([]);
    const recordOf = recordsIn(db.read);
    const records = await Promise.all(rows.map(({ id }) => recordOf(uuidText(id))));
    const steps = records.flatMap((record) => record?.steps ?? []);
    expect(steps.length / rows.length).toBeCloseTo(9.5, 0);
    expect(steps.filter(({ question }) => !question?.startsWith('Step '))).toEqual([]);
    const days = rows.map(({ started_day }) => started_day).sort();
    expect([days[0], days.at(-1)]).toEqual(['2026-10-21', '2026-11-19']);
  });

  test('is the same for the same seed, and only fills an empty database', async () => {
    const { db, rows } = await made(open, 1);
    await expect(makeData(db, PLAN)).rejects.toThrow('holds issues already');
    expect((await made(open, 1)).rows).toEqual(rows);
    expect((await made(open, 2)).rows).not.toEqual(rows);
  });
});
