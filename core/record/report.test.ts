import { expect, test } from 'vitest';
import { reportFacts, reportOf, type ReportVersion } from './report.ts';

const record = {
  title: 'Kitchen fire',
  category: 'Fire',
  area: 'North',
  outcome: 'Escalated',
  advisor: 'Amara',
  code: 'K7-42',
  startedAt: '2026-11-21T03:07:31.000Z',
  finishedAt: '2026-11-21T05:00:00.000Z',
};

// REPORT-2
test('a report has the facts of a record, with times in the campus time zone', () => {
  expect(reportFacts(record, 'America/New_York')).toEqual({
    title: 'Kitchen fire',
    category: 'Fire',
    outcome: 'Escalated',
    start: '2026-11-20T22:07',
    end: '2026-11-21T00:00',
    area: 'North',
    advisor: 'Amara',
    code: 'K7-42',
  });
});

// REPORT-2
test('unknown facts are left empty', () => {
  const going = { title: 'Kitchen fire', advisor: 'Amara', startedAt: null, finishedAt: 'soon' };
  expect(reportFacts(going, 'UTC')).toEqual({
    title: 'Kitchen fire',
    category: '',
    outcome: '',
    start: '',
    end: '',
    area: '',
    advisor: 'Amara',
    code: '',
  });
});

const [ours, theirs] = ['2026-11-21T02:29:00.000Z', '2026-11-21T02:31:00.000Z'];

// REPORT-12
test.each<[string, ReportVersion[], ReturnType<typeof reportOf>]>([
  ['a report that nobody opened', [{ finishedAt: ours, report: 'due' }], 'due'],
  [
    'a report opened on one phone before the other one said that it waits',
    [
      { finishedAt: theirs, report: 'due' },
      { finishedAt: theirs, report: 'opened' },
      { finishedAt: ours, report: 'due' },
    ],
    'opened',
  ],
  [
    'a report whose opening was undone',
    [
      { finishedAt: ours, report: 'due' },
      { finishedAt: theirs, report: 'opened' },
      { finishedAt: theirs, report: 'due' },
    ],
    'due',
  ],
  [
    'a report written after an escalation under way',
    [
      { finishedAt: null, report: 'due' },
      { finishedAt: theirs, report: 'written' },
      { finishedAt: ours, report: 'opened' },
    ],
    'written',
  ],
  ['a campus without a form', [{ finishedAt: ours, report: null }], null],
])('the phone whose report got furthest decides its state: %s', (_, versions, report) => {
  expect(reportOf(versions)).toBe(report);
});
