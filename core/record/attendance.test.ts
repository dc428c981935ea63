import { describe, expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { Attendance, normalizeRating } from './attendance.ts';
import { canSendFeedback, canSendText } from '../inbox/feedback.ts';

// RECORD-1
describe('the wire shape of a record', () => {
  const shape = Compile(Attendance);
  const body = {
    advisor: 'Sam',
    issueId: 'i1',
    steps: [
      { step: 's1', response: true },
      { step: 's2', response: 'Not yet' },
    ],
    issueStatus: 'Resolved',
    feedback: { description: '', rating: 4.5 },
  };

  test.each<[string, object, boolean]>([
    ['every required field', body, true],
    ['no feedback', { ...body, feedback: null }, true],
    ['a rating of 0', { ...body, feedback: { description: null, rating: 0 } }, true],
    ['a field from a newer app', { ...body, battery: 3 }, true],
    ['a rating that is not a half star', { ...body, feedback: { rating: 4.3 } }, false],
    ['six stars', { ...body, feedback: { rating: 6 } }, false],
    ['a rating as text', { ...body, feedback: { rating: '4' } }, false],
    ['another outcome', { ...body, issueStatus: 'Ignored' }, false],
    ['a response that is a number', { ...body, steps: [{ step: 's1', response: 1 }] }, false],
    ['no advisor', { ...body, advisor: '' }, false],
  ])('is checked: %s', (_, sent, valid) => {
    expect(shape.Check(sent)).toBe(valid);
  });
});

// RECORD-13
test.each([
  [0, null],
  [null, null],
  [undefined, null],
  [0.5, 0.5],
  [5, 5],
])('a rating of %s is stored as %s', (sent, stored) => {
  expect(normalizeRating(sent)).toBe(stored);
});

// MESSAGES-1
test('feedback needs a rating above 0, and a report of a missing issue needs text', () => {
  expect([null, 0, 0.5].map(canSendFeedback)).toEqual([false, false, true]);
  expect(['', ' \n', 'x'].map(canSendText)).toEqual([false, false, true]);
});
