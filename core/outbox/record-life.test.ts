import { describe, expect, test } from 'vitest';
import type { ServerReply } from './server-reply.ts';
import {
  entered,
  inSendingOrder,
  isToSend,
  mayForget,
  newRecord,
  nextLife,
  pauseAfter,
  stateOf,
  type RecordEvent,
  type RecordLife,
} from './record-life.ts';

type Body = { words: string; more?: { a: number; b: number } };

const AT = '2026-11-21T02:31:00.000Z';

function received(held: number, epoch = 'a'): ServerReply {
  return { kind: 'received', id: 'r1', receivedAt: AT, held, epoch };
}
const answered = (sent: number, answer: ServerReply): RecordEvent<Body> => ({
  type: 'answered',
  sent,
  answer,
});
const corrected = (words: string): RecordEvent<Body> => ({ type: 'corrected', body: { words } });
const reused = (held: number): ServerReply => ({ kind: 'reused', held });
const refusal: ServerReply = { kind: 'refused', code: 'TOO_LARGE', status: 413, epoch: 'a' };
const unanswered: ServerReply = { kind: 'retry', why: 'no-answer' };

function after(...events: RecordEvent<Body>[]): RecordLife<Body> {
  return events.reduce(nextLife<Body>, newRecord<Body>('k', { words: 'first' }));
}

// OUTBOX-1
describe('a correction', () => {
  test('takes the next number under the same key', () => {
    expect(after(corrected('second'))).toMatchObject({
      key: 'k',
      correction: 1,
      body: { words: 'second' },
    });
  });

  test('does not exist if the content is the same, in any order of its members', () => {
    const life = entered<Body>(undefined, 'k', { words: 'w', more: { a: 1, b: 2 } });
    expect(entered(life, 'k', { more: { b: 2, a: 1 }, words: 'w' })).toBe(life);
    expect(entered(life, 'k', { more: { b: 1, a: 2 }, words: 'w' }).correction).toBe(1);
  });

  // OUTBOX-8
  test('is refused above the 20th with its text kept, and asks the server again on Send now', () => {
    const events = Array.from({ length: 21 }, (_, index) => corrected(`${index}`));
    const life = after(...events);
    expect(stateOf(after(...events.slice(1)), 'a')).toBe('waiting');
    expect(stateOf(life, 'a')).toBe('refused');
    expect(life).toMatchObject({ correction: 21, body: { words: '20' } });
    expect(isToSend(nextLife(life, { type: 'sendNow' }), 'a')).toBe(true);
  });
});

describe('an answer', () => {
  // OUTBOX-10
  test('about an older correction does not count for the newest, even if that number is held', () => {
    const life = after(corrected('second'), answered(0, received(1)));
    expect([life.receipt?.correction, stateOf(life, 'a')]).toEqual([0, 'waiting']);
    const both = nextLife(nextLife(life, answered(1, received(1))), answered(0, received(1)));
    expect([both.receipt?.correction, stateOf(both, 'a')]).toEqual([1, 'received']);
    expect(stateOf(nextLife(both, answered(0, refusal)), 'a')).toBe('received');
  });

  // OUTBOX-3
  test('with a number above ours renumbers, and after five times asks somebody to look', () => {
    const once = after(answered(0, received(3)));
    expect([once.correction, stateOf(once, 'a')]).toEqual([4, 'waiting']);
    expect(stateOf(nextLife(once, answered(4, received(4))), 'a')).toBe('received');
    // The other tab gets the same answer.
    expect(nextLife(once, answered(0, received(3))).correction).toBe(4);
    const climb = (life: RecordLife<Body>): RecordLife<Body> =>
      nextLife(life, answered(life.correction, reused(life.correction)));
    const five = [2, 3, 4, 5].reduce(climb, once);
    expect([five.correction, stateOf(five, 'a')]).toEqual([8, 'waiting']);
    const six = climb(five);
    expect(six).toMatchObject({ key: 'k', correction: 8, refused: { code: 'KEY_REUSED' } });
    const again = climb(nextLife(six, { type: 'sendNow' }));
    expect([again.correction, stateOf(again, 'a')]).toEqual([9, 'waiting']);
  });

  // OUTBOX-3
  test('also renumbers what an older app stored', () => {
    const kept = { ...after(answered(0, reused(0))), renumbered: true };
    expect(nextLife(kept, answered(1, reused(1)))).toMatchObject({ correction: 2, renumbered: 2 });
  });

  // OUTBOX-3
  test('with a reused key renumbers, but not for an older correction', () => {
    expect(after(answered(0, reused(0))).correction).toBe(1);
    expect(after(corrected('second'), answered(0, reused(0))).correction).toBe(1);
    expect(after(corrected('second'), answered(0, reused(2))).correction).toBe(3);
    expect(
      after(...Array.from({ length: 3 }, () => answered(0, reused(20)))).refused,
    ).toBeDefined();
  });

  // OUTBOX-8
  test('with a refusal is kept until a correction or Send now, unless the record was received', () => {
    const life = after(answered(0, unanswered), answered(0, refusal));
    expect(life).toMatchObject({ refused: { code: 'TOO_LARGE', status: 413 }, failures: 0 });
    expect([stateOf(life, 'a'), isToSend(life, 'a')]).toEqual(['refused', false]);
    expect(stateOf(nextLife(life, corrected('shorter')), 'a')).toBe('waiting');
    expect(stateOf(nextLife(life, { type: 'sendNow' }), 'a')).toBe('waiting');
    expect(stateOf(nextLife(life, answered(0, received(0))), 'b')).toBe('sendingAgain');
    expect(after(answered(0, received(0)), answered(0, refusal)).refused).toBeUndefined();
  });

  // OUTBOX-8
  test('without a decision counts as a failure until one decides', () => {
    const life = after(answered(0, unanswered), answered(0, { kind: 'retry', why: 'portal' }));
    expect(life).toMatchObject({ failures: 2, lastFailure: 'portal' });
    const settled = nextLife(life, answered(0, received(0)));
    expect([settled.failures, settled.lastFailure]).toEqual([0, undefined]);
  });
});

// OUTBOX-9
test('a record is sent again after a receipt of another epoch, and is kept', () => {
  const life = after(answered(0, received(0)));
  const late = '2026-11-24T02:31:00.000Z';
  expect([stateOf(life, undefined), stateOf(life, 'a')]).toEqual(['received', 'received']);
  expect([stateOf(life, 'b'), isToSend(life, 'b')]).toEqual(['sendingAgain', true]);
  expect(mayForget(life, { epoch: 'a', time: late })).toBe(true);
  expect(mayForget(life, { epoch: 'b', time: late })).toBe(false);
  expect(mayForget(life, { epoch: 'a', time: '2026-11-24T02:30:59.999Z' })).toBe(false);
  expect(mayForget(life, { epoch: 'a' })).toBe(false);
  expect(mayForget(after(), { epoch: 'a', time: late })).toBe(false);
  const newer = nextLife(life, corrected('second'));
  expect(mayForget(newer, { epoch: 'a', time: late })).toBe(false);
});

// OUTBOX-8
test('the record with the fewest failures is sent first', () => {
  const [often, never, settled] = [
    after(answered(0, unanswered)),
    after(),
    after(answered(0, received(0))),
  ];
  expect(inSendingOrder([often, settled, never], 'a')).toEqual([never, often]);
});

// OUTBOX-12, OUTBOX-37
test('pauses grow to a minute, vary by half, and obey Retry-After within bounds', () => {
  const middle = [0, 1, 2, 3, 6, 7, 2_000].map((failures) => pauseAfter(failures, 0.5));
  expect(middle).toEqual([0, 1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
  expect([pauseAfter(1, 0), pauseAfter(1, 1), pauseAfter(9, 1)]).toEqual([500, 1_500, 90_000]);
  expect([pauseAfter(1, 0, 30), pauseAfter(1, 1, 30)]).toEqual([30_000, 45_000]);
  expect([pauseAfter(9, 0.5, 7), pauseAfter(1, 0, 1e9), pauseAfter(1, 0, -5)]).toEqual([
    60_000, 900_000, 500,
  ]);
});
