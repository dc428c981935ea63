import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ORDERS, parseAnalyticsQuery, SORTS } from '#core/analytics/analytics.ts';
import { assert } from '#core/base/assert.ts';
import { attendances } from '../test/attendances.ts';
import { COUNT_TABLES } from '../db/triggers/chart-counts.ts';
import { sumsOf } from './charts.sql.ts';
import { planOf } from '../test/plan-of.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { layOut } from './selection.sql.ts';
import { pageOf } from './page.sql.ts';
import { everyRow } from './csv-rows.sql.ts';

const INDEXES = {
  issue: 'attendance_by_title',
  advisor: 'attendance_by_advisor',
  startDate: 'attendance_by_day',
  startTime: 'attendance_by_minute',
  outcome: 'attendance_by_status',
  // The long run of those without has one of its own on PostgreSQL.
  feedback: /attendance_(by|without)_feedback/,
} as const;

describeOnEachDatabase('the query plans of analytics', (open) => {
  // ANALYTICS-5, ANALYTICS-11
  test('a page in any sort order is read from its index, and so is the file', async () => {
    const { db } = await open();
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    // PostgreSQL does this by itself after a while.
    if (db.dialect === 'postgres') await sql`analyze attendance`.execute(db.write);
    // More than are sorted by hand.
    await db.write
      .updateTable('attendance_day')
      .set(({ eb }) => ({ count: eb('count', '*', 1_000) }))
      .execute();
    const source = { db: db.read, dialect: db.dialect };
    for (const sort of SORTS) {
      for (const order of ORDERS) {
        const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
        const selection = parseAnalyticsQuery({ ...days, sort, order });
        const layout = await layOut(source, selection);
        const pages = [0, layout.total / 2, layout.total - 10].flatMap((offset) =>
          pageOf(['id'], { dialect: db.dialect, selection, layout }, { limit: 10, offset }),
        );
        for (const query of [
          ...pages.map((page) => page.query),
          await everyRow(source, selection),
        ]) {
          const plan = await planOf(db, query);
          expect(plan).toMatch(INDEXES[sort]);
          expect(plan).not.toMatch(/temp b-tree|sort/i);
        }
      }
    }
  });

  // ANALYTICS-11, ANALYTICS-18
  test('filtered rows are read from the index for the filter, practice from its own index', async () => {
    const { db } = await open();
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    if (db.dialect === 'postgres') await sql`analyze attendance`.execute(db.write);
    const source = { db: db.read, dialect: db.dialect };
    const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const narrowed = [
      [{ issue: 'issue-1' }, ['attendance_by_title']],
      [{ category: 'Fire' }, ['attendance_by_title']],
      [{ advisor: 'Zoë', category: 'Fire' }, ['attendance_by_advisor']],
      [{ outcome: 'Escalated' }, ['attendance_by_status']],
      [{ report: 'due' }, ['attendance_report_due']],
      [{ report: 'due', outcome: 'Escalated' }, ['attendance_report_due']],
      [{ practice: 'with' }, ['attendance_by_day', 'attendance_practised']],
      [{ practice: 'with', advisor: 'Zoë' }, ['attendance_by_advisor', 'attendance_practised']],
    ] as const;
    for (const [filter, indexes] of narrowed) {
      const selection = parseAnalyticsQuery({ ...days, ...filter });
      const layout = await layOut(source, selection);
      const [page] = pageOf(
        ['id'],
        { dialect: db.dialect, selection, layout },
        { limit: 10, offset: 0 },
      );
      assert(page, 'there are rows');
      for (const query of [page.query, await everyRow(source, selection)]) {
        const plan = await planOf(db, query);
        // PostgreSQL weighs them by what it knows of the rows.
        for (const index of db.dialect === 'sqlite' ? indexes : ['attendance_'])
          expect([filter, plan]).toEqual([filter, expect.stringContaining(index)]);
        expect(plan).not.toMatch(/SCAN attendance(?! USING)|Seq Scan/);
      }
    }
  });

  // ANALYTICS-21
  test('charts read the stored daily counts, or the selected rows by their index', async () => {
    const { db } = await open();
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    const source = { db: db.read, dialect: db.dialect };
    const days = { startDate: '2026-11-01', endDate: '2026-11-30' };
    for (const table of COUNT_TABLES) {
      const narrowed = [
        [{}, /SEARCH \w+ USING PRIMARY KEY \(day>\? AND day<\?\)/],
        [{ advisor: 'Zoë' }, /attendance_by_advisor \(advisor=\? AND started_day>/],
        [{ practice: 'with' }, /attendance_practised \(started_day>/],
      ] as const;
      for (const [filter, search] of narrowed) {
        const sums = await sumsOf(source, { ...days, ...filter });
        const plans = [];
        for (const query of sums(table, sql`day`)) plans.push(await planOf(db, query));
        const plan = plans.join('\n');
        // PostgreSQL weighs them by what it knows of the rows.
        expect(plan).toMatch(db.dialect === 'sqlite' ? search : /Index (Only )?Scan/);
        expect(plan).not.toMatch(/SCAN attendance|Seq Scan/);
      }
    }
  });

  // ANALYTICS-11
  test('a few rows are found by their days', async () => {
    const { db } = await open();
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    const source = { db: db.read, dialect: db.dialect };
    const days = { startDate: '2026-11-01', endDate: '2026-11-30', page: '1' };
    const layout = await layOut(source, parseAnalyticsQuery({ ...days, sort: 'issue' }));
    expect(layout.access.index).toBe('attendance_by_day');
  });
});
