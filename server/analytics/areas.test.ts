import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { parseAnalyticsQuery } from '#core/analytics/analytics.ts';
import { csvPathOf } from '#core/base/api-path.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { layOut } from './selection.sql.ts';

const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };
const AREAS = [null, 'North', 'South, "old"'];

const counts = (row: { practice: number }): boolean => row.practice === 0;

async function openWithAreas(open: Open, areas: readonly (string | null)[]) {
  const app = await open({ timeZone: 'UTC' });
  const rows = attendances(90).map((row, index) => ({
    ...row,
    area: areas[index % areas.length] ?? null,
  }));
  await app.db.write.insertInto('attendance').values(rows).execute();
  const admin = await app.signedIn();
  const analysis = async (query: object) =>
    (await admin(API.analytics, { query: { ...NOVEMBER, ...query } })).data;
  const cells = async (query: object): Promise<string[][]> => {
    const { downloadLink } = await analysis(query);
    const url = csvPathOf(downloadLink);
    const { payload } = await app.app.inject({ url, headers: { cookie: admin.cookie } });
    return parse(payload, { bom: true });
  };
  return { app, rows, admin, analysis, cells };
}

describeOnEachDatabase('areas in analytics', (open) => {
  // AREAS-10
  test('rows are filtered by area, with and without other filters, including practice runs', async () => {
    const { rows, analysis, admin } = await openWithAreas(open, AREAS);
    const found = async (query: object) => {
      const answer = await analysis({ area: 'North', ...query });
      expect(answer.total).toBe(answer.analysis.length);
      expect(answer.analysis.every(({ area }) => area === 'North')).toBe(true);
      return answer.analysis.map(({ _id }) => _id).toSorted();
    };
    const wanted = (fits: (row: (typeof rows)[number]) => boolean) =>
      rows
        .filter((row) => row.area === 'North' && fits(row))
        .map(({ id }) => uuidText(id))
        .toSorted();
    expect(wanted(counts).length).toBeGreaterThan(0);
    expect(await found({})).toEqual(wanted(counts));
    expect(await found({ sort: 'feedback', order: 'asc' })).toEqual(wanted(counts));
    expect(await found({ practice: 'with' })).toEqual(wanted(() => true));
    expect(await found({ category: 'Fire', outcome: 'Escalated' })).toEqual(
      wanted((row) => counts(row) && row.category === 'Fire' && row.status === 'Escalated'),
    );
    const { advisor } = rows.find((row) => row.area === 'North' && counts(row)) ?? { advisor: '' };
    expect(await found({ advisor })).toEqual(
      wanted((row) => counts(row) && row.advisor === advisor),
    );
    const charts = await admin(API.analyticsCharts, { query: { ...NOVEMBER, area: 'North' } });
    expect(charts.data.total).toBe(wanted(counts).length);
  });

  // AREAS-10
  test('if any record has an area, each area is offered once and the file has a column', async () => {
    const { admin, analysis, cells } = await openWithAreas(open, AREAS);
    const { areas } = (await admin(API.analyticsChoices)).data;
    expect(areas).toEqual(['North', 'South, "old"']);
    const { analysis: shown } = await analysis({});
    const [head, ...lines] = await cells({});
    expect(head?.at(-1)).toBe('Area');
    expect(lines.map((line) => line.at(-1))).toEqual(shown.map(({ area = '' }) => area));
    const practised = await cells({ practice: 'with', sort: 'issue', order: 'asc' });
    expect(practised.length).toBeGreaterThan(lines.length + 1);
    expect(new Set(practised.slice(1).map((line) => line.at(-1)))).toEqual(
      new Set(['', 'North', 'South, "old"']),
    );
  });

  // AREAS-1
  test('if no record has an area, the file has no area column and the response no areas', async () => {
    const { admin, analysis, cells } = await openWithAreas(open, [null]);
    expect((await admin(API.analyticsChoices)).data.areas).toEqual([]);
    expect((await analysis({})).analysis.some((row) => 'area' in row)).toBe(false);
    expect((await cells({}))[0]).not.toContain('Area');
  });

  // ANALYTICS-17, AREAS-10
  test('areas are found by an index of the records that have one', async () => {
    const { app } = await openWithAreas(open, AREAS);
    const source = { db: app.db.read, dialect: app.db.dialect };
    const selection = parseAnalyticsQuery({ ...NOVEMBER, area: 'North' });
    expect((await layOut(source, selection)).access.index).toBe('attendance_by_area');
  });
});
