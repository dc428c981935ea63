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
test('a report is told the facts of a record, times on the clock of the campus', () => {
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
test('what is not known is empty', () => {
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
  ['one that nobody opened', [{ finishedAt: ours, report: 'due' }], 'due'],
  [
    'one that a phone opened before the other said that it waits there',
    [
      { finishedAt: theirs, report: 'due' },
      { finishedAt: theirs, report: 'opened' },
      { finishedAt: ours, report: 'due' },
    ],
    'opened',
  ],
  [
    'one whose opening was taken back',
    [
      { finishedAt: ours, report: 'due' },
      { finishedAt: theirs, report: 'opened' },
      { finishedAt: theirs, report: 'due' },
    ],
    'due',
  ],
  [
    'one that was written after an escalation under way',
    [
      { finishedAt: null, report: 'due' },
      { finishedAt: theirs, report: 'written' },
      { finishedAt: ours, report: 'opened' },
    ],
    'written',
  ],
  ['one of a campus without a form', [{ finishedAt: ours, report: null }], null],
])('of several phones what got furthest counts: %s', (_, versions, report) => {
  expect(reportOf(versions)).toBe(report);
});
