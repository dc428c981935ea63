import { expect, test } from 'vitest';
import { medianOf, rowOf } from './table.ts';
import { laterOf } from './receiver.ts';
import { judgeHearing } from './verdict.ts';

// FAILOVER-7
test('an escalation that no receiver got is lost, and one with two ids is doubled', () => {
  const stored = ['never', 'once', 'twice'].map((mark) => ({
    mark,
    advisor: 'Sam',
    text: '',
    receipts: [{ id: mark, receivedAt: '', correction: 0, epoch: '' }],
    isEscalated: true,
  }));
  const ids = new Map([
    ['once', new Set(['a'])],
    [laterOf('once'), new Set(['d'])],
    ['twice', new Set(['b', 'c'])],
  ]);
  expect(judgeHearing(stored, ids)).toEqual({
    lost: 3,
    doubled: 1,
    notes: [
      'escalation never, step 1: 0 ids',
      'escalation never, step 2: 0 ids',
      'escalation twice, step 1: 2 ids',
      'escalation twice, step 2: 0 ids',
    ],
  });
});

// FAILOVER-7
test('a row has the counts of one act, and the median is of the seconds without writes', () => {
  const counts = { acknowledged: 5, lost: 1, doubled: 2, refused: 3, unanswered: 4, bugs: 6 };
  const act = { name: 'kill', isOfPrimary: true, ...counts, silence: 7.25 };
  expect(rowOf(act).split('|').slice(2, -1).map(Number)).toEqual([5, 1, 2, 3, 4, 6, 7.3]);
  const seconds = [9, 1, 5].map((silence) => ({ ...act, silence }));
  expect(medianOf(seconds)).toBe('5.0');
  expect(medianOf(seconds.slice(1))).toBe('3.0');
  expect(medianOf([])).toBe('0.0');
});
