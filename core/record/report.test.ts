import { expect, test } from 'vitest';
import { reportFacts } from './report.ts';

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
