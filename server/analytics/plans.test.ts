import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { ORDERS, parseAnalyticsQuery, SORTS } from '#core/analytics.ts';
import type { Database } from '../db/database.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { everyRow, stretchOf, layOut } from './store.ts';

const INDEXES = {
  issue: 'attendance_by_title',
  advisor: 'attendance_by_advisor',
  startDate: 'attendance_by_day',
  startTime: 'attendance_by_minute',
  outcome: 'attendance_by_status',
  // The long run of those without has one of its own on PostgreSQL.
  feedback: /attendance_(by|without)_feedback/,
} as const;

async function planOf(db: Database, query: RawBuilder<unknown>): Promise<string> {
  if (db.dialect === 'sqlite') {
    const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db.read);
    return rows.map(({ detail }) => detail).join('\n');
  }
  // So few rows are read fastest without an index: whether one serves the order is what is asked.
  return await db.read.connection().execute(async (connection) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set ${sql.raw(`enable_${way}`)} = off`.execute(connection);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(connection);
    await sql`reset all`.execute(connection);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describeOnEachDatabase('the plans of analytics', (open) => {
  // ANALYTICS-5, ANALYTICS-11
  test('a page of any sort is read from its index in order, and so is the file', async () => {
    const { db } = await open();
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    // As PostgreSQL does by itself after a while.
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
        const { blocks, index } = await layOut(source, selection);
        const pages = blocks.flatMap((block) =>
          [0, block.count - 10].map((offset) =>
            stretchOf(['id'], db.dialect, selection, index, block, { limit: 10, offset }),
          ),
        );
        for (const query of [...pages, await everyRow(source, selection)]) {
          const plan = await planOf(db, query);
          expect(plan).toMatch(INDEXES[sort]);
          expect(plan).not.toMatch(/temp b-tree|sort/i);
        }
      }
    }
  });

  // ANALYTICS-11
  test('few rows are found by their days', async () => {
    const { db } = await open();
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    const source = { db: db.read, dialect: db.dialect };
    const days = { startDate: '2026-11-01', endDate: '2026-11-30', page: '1' };
    const layout = await layOut(source, parseAnalyticsQuery({ ...days, sort: 'issue' }));
    expect(layout.index).toBe('attendance_by_day');
  });
});
