import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import { csvPathOf } from '#core/base/api-path.ts';
import { REPORT_STATES } from '#core/record/report.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { countReportsDue } from './selection.sql.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

describeOnEachDatabase('reports that nobody has opened', (open) => {
  // REPORT-8
  test('analytics, analyticsCharts: are counted, and the rows, the file and the charts can be filtered by them', async () => {
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
  test('analyticsCsv: if the campus has a form or a report is due, the file has a column with the state of each report', async () => {
    const { app, db, signedIn } = await open({ timeZone: 'UTC' });
    const admin = await signedIn();
    const cells = async (query: object): Promise<string[][]> => {
      const { downloadLink } = (await admin(API.analytics, { query: { ...NOVEMBER, ...query } }))
        .data;
      const url = csvPathOf(downloadLink);
      const { payload } = await app.inject({ url, headers: { cookie: admin.cookie } });
      return parse(payload, { bom: true });
    };
    expect((await cells({}))[0]).not.toContain('Incident report');
    const body = { address: 'https://forms.example.edu/' };
    expect((await admin(API.setReportForm, { body })).status).toBe(200);
    expect((await cells({}))[0]?.at(-1)).toBe('Incident report');
    await admin(API.setReportForm, { body: { address: '' } });

    const states = [null, ...REPORT_STATES];
    const rows = attendances(90).map((row, index) => ({
      ...row,
      report: states[index % states.length] ?? null,
    }));
    await db.write.insertInto('attendance').values(rows).execute();
    const { analysis } = (await admin(API.analytics, { query: NOVEMBER })).data;
    const [head, ...lines] = await cells({});
    expect(head?.at(-1)).toBe('Incident report');
    const words = {
      due: 'Not opened yet',
      opened: 'Opened on the phone',
      written: 'Marked as written',
    };
    expect(lines.map((line) => line.at(-1))).toEqual(
      analysis.map(({ report }) => (report ? words[report] : '')),
    );
    expect(new Set(analysis.map(({ report }) => report))).toEqual(
      new Set([undefined, ...REPORT_STATES]),
    );
    const practised = await cells({ practice: 'with', sort: 'issue', order: 'asc' });
    expect(practised.length).toBeGreaterThan(lines.length + 1);
    expect(practised[1]).toHaveLength(head?.length ?? 0);
  });

  // REPORT-8
  test('are counted only up to the stated limit', async () => {
    const { db } = await open({ timeZone: 'UTC' });
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    const source = { db: db.read, dialect: db.dialect };
    expect(await countReportsDue(source, NOVEMBER, 5)).toBe(5);
    expect(await countReportsDue(source, NOVEMBER, 300)).toBeGreaterThan(5);
  });
});
