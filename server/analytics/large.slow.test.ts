import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';

/** Returns calls that store attendances and that ask for all rows of their month. */
async function analytics(open: Open) {
  const { db, signedIn } = await open({ timeZone: 'UTC' });
  const insert = async (rows: readonly AttendanceRow[]) => {
    for (let from = 0; from < rows.length; from += 500) {
      await db.write
        .insertInto('attendance')
        .values(rows.slice(from, from + 500))
        .execute();
    }
  };
  const admin = await signedIn();
  const analysis = async (query: object = {}) => {
    const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
    return (await admin(API.analytics, { query: { ...november, ...query } })).data;
  };
  return { insert, analysis };
}

describeOnEachDatabase('analytics of many records', (open) => {
  // ANALYTICS-11
  test('analytics without a page returns at most 10,000 rows and says so', async () => {
    const { analysis, insert } = await analytics(open);
    const all = attendances(11_500);
    await insert(all);
    const rows = all.filter((row) => !row.practice);
    const answer = await analysis();
    expect(rows.length).toBeGreaterThan(10_000);
    expect(answer).toMatchObject({ total: rows.length, truncated: true });
    expect(answer.analysis).toHaveLength(10_000);
  });

  // ANALYTICS-11
  test('analytics without a page stops at 16 MB; strangers could otherwise make it ten times as large', async () => {
    const { analysis, insert } = await analytics(open);
    const description = 'x'.repeat(10_000);
    await insert(attendances(3_300).map((row, at) => (at < 300 ? row : { ...row, description })));
    const answer = await analysis({ sort: 'feedback', order: 'desc' });
    expect(answer.truncated).toBe(true);
    const { length } = answer.analysis;
    expect(length).toBeGreaterThan(1_500);
    expect(length).toBeLessThan(2_500);
    expect(JSON.stringify(answer.analysis).length).toBeLessThan(22_000_000);
  });
});
