import { expect, test } from 'vitest';
import { attendances } from '../../test/attendances.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import type { Database } from '../tables/database.ts';
import type { AttendanceRow } from '../tables/schema.ts';

const textOf = (day: string, status: string, written: boolean, count: number) =>
  `${day} ${status} ${written ? 1 : 0}: ${count}`;

async function storedSums(db: Database): Promise<string[]> {
  const rows = await db.read.selectFrom('attendance_day').selectAll().execute();
  return rows
    .filter(({ count }) => count !== 0)
    .map(({ day, status, written, count }) => textOf(day, status, written === 1, count))
    .sort();
}

async function countedSums(db: Database): Promise<string[]> {
  const rows = await db.read.selectFrom('attendance').selectAll().execute();
  const counted = Map.groupBy(
    rows.filter(({ practice }) => practice === 0),
    (row: AttendanceRow) => JSON.stringify([row.started_day, row.status, row.description !== '']),
  );
  return [...counted]
    .map(([key, { length }]) => {
      const [day, status, written] = JSON.parse(key) as [string, string, boolean];
      return textOf(day, status, written, length);
    })
    .sort();
}

describeOnEachDatabase('the sums of the days', (open) => {
  // ANALYTICS-17
  test('follow added, changed, removed and repeated rows', async () => {
    const { db } = await open();
    const rows = attendances(200);
    await db.write.insertInto('attendance').values(rows).execute();
    const again = rows.slice(0, 50);
    await Promise.all(again.map((row) => db.commit('attendance', row, () => true)));
    expect(await storedSums(db)).toEqual(await countedSums(db));

    const first = await db.write
      .selectFrom('attendance')
      .select('started_day')
      .where('practice', '=', 0)
      .executeTakeFirstOrThrow();
    const onDay = db.write.updateTable('attendance').where('started_day', '=', first.started_day);
    await onDay.set({ status: 'Escalated', description: 'Corrected.' }).execute();
    await db.write.updateTable('attendance').set({ practice: 1 }).where('rating', '=', 5).execute();
    await db.write.updateTable('attendance').set({ practice: 0 }).where('rating', '=', 3).execute();
    await db.write.deleteFrom('attendance').where('status', '=', 'Resolved').execute();
    const sums = await storedSums(db);
    expect(sums.length).toBeGreaterThan(10);
    expect(sums).toEqual(await countedSums(db));
  });
});
