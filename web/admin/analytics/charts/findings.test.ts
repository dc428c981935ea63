import { expect, test } from 'vitest';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import {
  barsOf,
  dayFinding,
  hourFinding,
  minutesFinding,
  outcomeFinding,
  outcomesBy,
  rateFinding,
} from './findings.ts';

const WEEK = { startDate: '2026-11-02', endDate: '2026-11-08' };

const some = <T extends { count: number }>(rows: T[]) => rows.filter(({ count }) => count > 0);

/** Returns charts of the given attendances, spread over two days, categories and issues. */
function chartsOf(escalated: readonly [number, number], resolved: readonly [number, number]) {
  const [a, b] = [escalated[0] + resolved[0], escalated[1] + resolved[1]];
  const charts: AnalyticsCharts = {
    total: a + b,
    days: some([
      { day: '2026-11-03', count: a },
      { day: '2026-11-07', count: b },
    ]),
    hours: some([
      { weekday: 2, hour: 0, count: a },
      { weekday: 6, hour: 23, count: b },
    ]),
    outcomes: [
      { category: 'Fire', resolved: resolved[0], escalated: escalated[0] },
      { category: 'Water', resolved: resolved[1], escalated: escalated[1] },
    ],
    minutes: {
      all: { measured: a, median: a > 0 ? 4 : null },
      categories: a > 0 ? [{ category: 'Fire', measured: a, median: 4 }] : [],
    },
    issues: [
      { issue: '1', title: 'Alarm', attended: a, escalated: escalated[0] },
      { issue: '2', title: 'Leak', attended: b, escalated: escalated[1] },
    ],
    areas: [{ area: 'North', resolved: resolved[0], escalated: escalated[0] }],
  };
  return charts;
}

const findings = (charts: AnalyticsCharts) => [
  dayFinding(charts, WEEK),
  hourFinding(charts),
  outcomeFinding('outcomes', charts),
  minutesFinding(charts),
  rateFinding(charts),
];

// ANALYTICS-22
test('one record, and nine, are too few to compare', () => {
  expect(findings(chartsOf([1, 0], [0, 0]))).toEqual([
    '1 on 1 day: too few to compare.',
    '1 in 1 hour of the week: too few to compare.',
    '1 of 1 escalated: too few to compare categories.',
    '1 finished, typically in 4 minutes: too few to compare.',
    '1 in all: too few to compare.',
  ]);
  expect(findings(chartsOf([0, 0], [0, 9]))[3]).toBe('No end times were recorded.');
  expect(findings(chartsOf([4, 0], [0, 5]))[4]).toBe('9 in all: too few to compare.');
});

// ANALYTICS-22
test('ten and eleven records show what there is, and nothing that may be chance', () => {
  expect(findings(chartsOf([3, 0], [2, 5]))).toEqual([
    'Busiest: 2 days, with 5 each. No records on 5 of 7 days.',
    '10 in 2 hours of the week: too few to compare.',
    '3 of 10 escalated, 30%. No category is clearly higher.',
    '5 finished, typically in 4 minutes: too few to compare. 5 without an end time are left out.',
    'None is clearly above the average, 30%.',
  ]);
  expect(findings(chartsOf([3, 0], [3, 5]))[0]).toBe(
    'Busiest: 03 Nov 2026, with 6 of 11. No records on 5 of 7 days.',
  );
});

// ANALYTICS-22
test('a rate whose whole range is above the rate of all is named', () => {
  expect(findings(chartsOf([20, 2], [5, 73]))).toEqual([
    'Busiest: 07 Nov 2026, with 75 of 100. No records on 5 of 7 days.',
    'Busiest: Saturdays, 11 pm to 12 am, with 75 of 100.',
    '22 of 100 escalated, 22%. Fire is clearly higher: 20 of 25.',
    'Half of 25 took 4 minutes or less. 75 without an end time are left out.',
    'Alarm is clearly above the average, 22%.',
  ]);
});

// AREAS-13, ANALYTICS-22
test('areas are compared with each other and with records without an area', () => {
  const charts = chartsOf([20, 2], [5, 73]);
  expect(outcomesBy('areas', charts)).toEqual([
    { name: 'North', resolved: 5, escalated: 20 },
    { name: 'No area chosen', resolved: 73, escalated: 2 },
  ]);
  expect(outcomeFinding('areas', charts)).toMatch(/North is clearly higher: 20 of 25\.$/);
  expect(outcomeFinding('areas', chartsOf([3, 0], [2, 5]))).toMatch(/No area is clearly higher\.$/);
  expect(outcomeFinding('areas', chartsOf([1, 0], [0, 0]))).toMatch(/too few to compare areas\.$/);
  expect(outcomesBy('areas', chartsOf([3, 0], [2, 0]))).toHaveLength(1);
});

const drawn = ({ bars }: ReturnType<typeof barsOf>) =>
  bars.map(({ day, count }) => `${day} ${count}`);

// ANALYTICS-20
test('every day of the range has a bar', () => {
  const week = barsOf([{ day: '2026-11-03', count: 6 }], WEEK);
  expect(week).toMatchObject({ unit: 'day', drawn: WEEK, isCut: false });
  expect(drawn(week)).toEqual([
    '2026-11-02 0',
    '2026-11-03 6',
    '2026-11-04 0',
    '2026-11-05 0',
    '2026-11-06 0',
    '2026-11-07 0',
    '2026-11-08 0',
  ]);
});

// ANALYTICS-26
test('a long range is drawn by day, week or month', () => {
  const five = { startDate: '2021-12-01', endDate: '2026-11-30' };
  const last = { day: '2026-11-03', count: 6 };
  const few = barsOf([{ day: '2026-11-01', count: 2 }, last], five);
  expect(few).toMatchObject({ unit: 'day', isCut: true });
  expect(drawn(few)).toEqual(['2026-11-01 2', '2026-11-02 0', '2026-11-03 6']);
  const weeks = barsOf([{ day: '2026-01-01', count: 1 }, last], five);
  expect(weeks).toMatchObject({ unit: 'week' });
  expect(drawn(weeks)).toHaveLength(45);
  expect(drawn(weeks)[0]).toBe('2025-12-29 1');
  expect(drawn(weeks).at(-1)).toBe('2026-11-02 6');
  const months = barsOf([{ day: '2022-01-31', count: 1 }, last], five);
  expect(months).toMatchObject({ unit: 'month' });
  expect(drawn(months)).toHaveLength(59);
  expect(drawn(months)[0]).toBe('2022-01-01 1');
  expect(barsOf([], five)).toMatchObject({ unit: 'month', isCut: false });
  expect(dayFinding({ ...chartsOf([6, 6], [0, 0]), total: 12 }, five)).toMatch(
    /No records on 1,824 of 1,826 days/,
  );
});
