import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttendanceFilter } from '#core/analytics/analytics.ts';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { API } from '#core/api/api.ts';
import { OUTCOMES } from '#core/record/attendance.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { campusClock } from '../attendance/instants.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';

/** Each with instants around which its clock changes: by an hour, by half of one, at midnight, by a whole day. */
const ZONES = {
  'Europe/London': ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T15:00:00Z', '2026-10-03T15:30:00Z'],
  'Africa/Cairo': ['2026-04-23T22:00:00Z', '2026-10-29T21:00:00Z'],
  'Pacific/Apia': ['2011-12-30T10:00:00Z'],
};

const CATEGORIES = ISSUE_CATEGORIES.slice(0, 3);
const TITLES = ['Leak', 'leak', 'Ärger', "O'Brien's", '警報'];
const ADVISORS = ['sam', 'Zoë', "d'Arc"];
const AREAS = ['North', 'South', 'Zürich'];
const ISSUES = ['issue-1', 'issue-2', 'issue-3'];

const walked = fc.record({
  minutesFromChange: fc.integer({ min: -4_000, max: 4_000 }),
  seconds: fc.option(fc.integer({ min: -90, max: 8_000 })),
  issue_id: fc.constantFrom(...ISSUES),
  title: fc.constantFrom(...TITLES),
  category: fc.constantFrom(...CATEGORIES),
  advisor: fc.constantFrom(...ADVISORS),
  status: fc.constantFrom(...OUTCOMES),
  practice: fc.constantFrom(0, 0, 0, 1),
  area: fc.constantFrom(null, ...AREAS),
});

function rowsOf(
  walks: readonly (typeof walked extends fc.Arbitrary<infer T> ? T : never)[],
  zone: keyof typeof ZONES,
): AttendanceRow[] {
  const clock = campusClock(zone);
  const changes = ZONES[zone];
  return attendances(walks.length).map((row, index) => {
    const { minutesFromChange, seconds, ...walk } = walks[index] ?? expect.fail();
    const change = Date.parse(changes[index % changes.length] ?? '');
    const at = change + minutesFromChange * 60_000 + (index % 1_000);
    const started_at = new Date(at).toISOString();
    const { day, minute } = clock(started_at);
    return {
      ...row,
      ...walk,
      started_at,
      started_day: day,
      started_minute: minute,
      finished_at: seconds === null ? null : new Date(at + seconds * 1_000).toISOString(),
    };
  });
}

const fits = (row: AttendanceRow, filter: AttendanceFilter) =>
  (row.practice === 0 || filter.practice === 'with') &&
  row.started_day >= filter.startDate &&
  row.started_day <= filter.endDate &&
  (filter.issue === undefined || row.issue_id === filter.issue) &&
  (filter.category === undefined || row.category === filter.category) &&
  (filter.outcome === undefined || row.status === filter.outcome) &&
  (filter.advisor === undefined || row.advisor === filter.advisor) &&
  (filter.area === undefined || row.area === filter.area);

const grouped = <T>(rows: readonly T[], key: (row: T) => string | number) =>
  [...Map.groupBy(rows, (row) => String(key(row)))].toSorted(([a], [b]) => (a < b ? -1 : 1));

const isEscalated = ({ status }: AttendanceRow) => status === 'Escalated';

const second = (instant: string) => Math.floor(Date.parse(instant) / 1_000);

function medianMinutes(rows: readonly AttendanceRow[]) {
  const minutes = rows
    .filter(({ finished_at, started_at }) => finished_at !== null && finished_at >= started_at)
    .map(({ finished_at, started_at }) => {
      return Math.floor((second(finished_at ?? '') - second(started_at)) / 60);
    })
    .sort((a, b) => a - b);
  const [low, high] = [
    minutes[Math.ceil(minutes.length / 2) - 1],
    minutes[Math.floor(minutes.length / 2)],
  ];
  return {
    measured: minutes.length,
    median: low === undefined || high === undefined ? null : (low + high) / 2,
  };
}

/** Counts plainly what the charts must show, asking the calendar of the zone for each row. */
function counted(rows: readonly AttendanceRow[], zone: string) {
  const zoned = ({ started_at }: AttendanceRow) =>
    Temporal.Instant.from(started_at).toZonedDateTimeISO(zone);
  const measured = rows.filter((row) => medianMinutes([row]).measured > 0);
  return {
    total: rows.length,
    days: grouped(rows, (row) => zoned(row).toPlainDate().toString()).map(([day, own]) => ({
      day,
      count: own.length,
    })),
    hours: grouped(rows, (row) => zoned(row).dayOfWeek * 100 + zoned(row).hour).map(
      ([place, own]) => ({
        weekday: Math.floor(Number(place) / 100),
        hour: Number(place) % 100,
        count: own.length,
      }),
    ),
    outcomes: grouped(rows, (row) => row.category).map(([category, own]) => ({
      category,
      resolved: own.filter((row) => !isEscalated(row)).length,
      escalated: own.filter(isEscalated).length,
    })),
    minutes: {
      all: medianMinutes(rows),
      categories: grouped(measured, (row) => row.category).map(([category, own]) => ({
        category,
        ...medianMinutes(own),
      })),
    },
    issues: grouped(rows, (row) => row.issue_id).map(([issue, own]) => ({
      issue,
      attended: own.length,
      escalated: own.filter(isEscalated).length,
    })),
    areas: grouped(
      rows.filter(({ area }) => area !== null),
      (row) => row.area ?? '',
    ).map(([area, own]) => ({
      area,
      resolved: own.filter((row) => !isEscalated(row)).length,
      escalated: own.filter(isEscalated).length,
    })),
  };
}

const byName = <T>(rows: readonly T[], key: (row: T) => string) =>
  rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

/** Puts the answer in the order of `counted`, without the titles of issues. */
function inOrder({ outcomes, minutes, issues, areas, ...rest }: AnalyticsCharts) {
  return {
    ...rest,
    outcomes: byName(outcomes, ({ category }) => category),
    minutes: { ...minutes, categories: byName(minutes.categories, ({ category }) => category) },
    issues: byName(issues, ({ issue }) => issue).map(({ title: _, ...one }) => one),
    areas: byName(areas, ({ area }) => area),
  };
}

async function opened(open: Open) {
  const app = await open();
  const admin = await app.signedIn();
  const charts = async (query: AttendanceFilter) =>
    (await admin(API.analyticsCharts, { query })).data;
  return { ...app, admin, charts };
}

const choices = fc.record(
  {
    issue: fc.constantFrom(...ISSUES, 'none'),
    category: fc.constantFrom(...CATEGORIES),
    outcome: fc.constantFrom(...OUTCOMES),
    advisor: fc.constantFrom(...ADVISORS, 'nobody'),
    area: fc.constantFrom(...AREAS, 'none'),
    practice: fc.constant('with' as const),
  },
  { requiredKeys: [] },
);

describeOnEachDatabase('the numbers of the charts', (open) => {
  // ANALYTICS-21, AREAS-13
  test('analyticsCharts equals a direct count, also around daylight saving time changes', async () => {
    const { db, charts } = await opened(open);
    const seed = 11;
    for (const zone of Object.keys(ZONES) as (keyof typeof ZONES)[]) {
      const walks = fc.sample(walked, { numRuns: 150, seed });
      const rows = rowsOf(walks, zone);
      await db.write.deleteFrom('attendance').execute();
      await db.write.insertInto('attendance').values(rows).execute();
      const days = [...new Set(rows.map((row) => row.started_day))].sort();
      const filter = [
        {},
        { practice: 'with' as const },
        { issue: 'issue-1' },
        ...fc.sample(choices, { numRuns: 12, seed }),
      ];
      for (const [index, choice] of filter.entries()) {
        const query = {
          startDate: days[index % 3] ?? '',
          endDate: days.at(-1 - (index % 4)) ?? '',
          ...choice,
        };
        const found = await charts(query);
        const plain = counted(
          rows.filter((row) => fits(row, query)),
          zone,
        );
        expect([zone, query, inOrder(found)]).toEqual([zone, query, plain]);
      }
    }
  });

  // ANALYTICS-17, AREAS-13
  test('the stored counts follow changed and removed rows', async () => {
    const { db, charts } = await opened(open);
    const rows = rowsOf(fc.sample(walked, { numRuns: 120, seed: 7 }), 'Europe/London');
    await db.write.insertInto('attendance').values(rows).execute();
    const change = db.write.updateTable('attendance');
    await change
      .set({ status: 'Escalated', title: 'Flood' })
      .where('advisor', '=', 'sam')
      .execute();
    await change
      .set({ practice: 1 })
      .where('category', '=', CATEGORIES[0] ?? '')
      .execute();
    await change.set({ area: 'South' }).where('area', '=', 'North').execute();
    await change.set({ area: null }).where('advisor', '=', 'Zoë').execute();
    await change.set({ practice: 0 }).where('issue_id', '=', 'issue-2').execute();
    await change
      .set({ started_day: '2026-06-01', started_minute: 61, finished_at: null })
      .where('title', '=', 'Leak')
      .execute();
    await db.write.deleteFrom('attendance').where('title', '=', '警報').execute();
    const query = { startDate: '2026-01-01', endDate: '2026-12-31' };
    const left = await db.read.selectFrom('attendance').selectAll().execute();
    // The stored day counts, since it was set by hand.
    const plain = counted(
      left.filter((row) => fits(row, query)),
      'Europe/London',
    );
    const { minutes, outcomes, issues, areas, total, days } = inOrder(await charts(query));
    expect({ minutes, outcomes, issues, areas, total }).toEqual({
      minutes: plain.minutes,
      outcomes: plain.outcomes,
      issues: plain.issues,
      areas: plain.areas,
      total: plain.total,
    });
    const leak = left.filter(({ title, practice }) => title === 'Leak' && practice === 0).length;
    expect(days).toContainEqual({ day: '2026-06-01', count: leak });
    expect((await charts({ ...query, advisor: 'sam' })).issues.map(({ title }) => title)).toContain(
      'Flood',
    );
  });

  // ANALYTICS-21
  test('analyticsCharts is empty without records, and accepts only a range of days', async () => {
    const { admin, charts } = await opened(open);
    const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
    expect(await charts(query)).toEqual(counted([], 'UTC'));
    const refused = await admin(API.analyticsCharts, {
      query: { ...query, endDate: '2026-10-01' },
    });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});
