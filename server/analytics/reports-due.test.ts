import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { countReportsDue } from './selection/store.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

describeOnEachDatabase('reports that are not opened yet', (open) => {
  // REPORT-8
  test('analytics, analyticsCharts: are counted, and the rows, the file and the pictures narrowed to them', async () => {
    const { db, signedIn } = await open({ timeZone: 'UTC' });
    const rows = attendances(300);
    await db.write.insertInto('attendance').values(rows).execute();
    const admin = await signedIn();
    const isDue = (row: (typeof rows)[number]) => row.report === 'due' && row.practice === 0;
    const narrowed: [Partial<AttendanceFilter>, (row: (typeof rows)[number]) => boolean][] = [
      [{}, () => true],
      [{ advisor: 'plain' }, ({ advisor }) => advisor === 'plain'],
      [{ issue: 'issue-1' }, ({ issue_id }) => issue_id === 'issue-1'],
      [{ outcome: 'Escalated' }, ({ status }) => status === 'Escalated'],
    ];
    for (const [filter, fits] of narrowed) {
      const due = rows.filter((row) => isDue(row) && fits(row)).map(({ id }) => uuidText(id));
      const query = { ...NOVEMBER, ...filter };
      const every = (await admin(API.analytics, { query })).data;
      expect(every.reportsDue).toBe(due.length || undefined);
      for (const sort of ['startDate', 'advisor', 'feedback'] as const) {
        const own = await admin(API.analytics, { query: { ...query, report: 'due', sort } });
        expect(own.data.total).toBe(due.length);
        expect(own.data.analysis.map(({ _id }) => _id).sort()).toEqual(due.toSorted());
      }
      const charts = await admin(API.analyticsCharts, { query: { ...query, report: 'due' } });
      const counted = charts.data.days.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(due.length);
    }
    const none = { startDate: '2025-01-01', endDate: '2025-01-02' };
    expect((await admin(API.analytics, { query: none })).data.reportsDue).toBeUndefined();
    const file = await admin(API.analyticsCsv, { query: { ...NOVEMBER, report: 'due' } });
    const lines = file.text.split('\r\n').length;
    expect(lines).toBeGreaterThan(rows.filter(isDue).length);
  });

  // REPORT-8
  test('are counted no further than is said', async () => {
    const { db } = await open({ timeZone: 'UTC' });
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    const source = { db: db.read, dialect: db.dialect };
    expect(await countReportsDue(source, NOVEMBER, 5)).toBe(5);
    expect(await countReportsDue(source, NOVEMBER, 300)).toBeGreaterThan(5);
  });
});
