import { describe, expect, test } from 'vitest';
import { OTHER_REPLIES, REFUSALS, type OtherReply } from '../fixtures/phone-events.ts';
import { heardFrom, readReply, type HttpReply } from './server-reply.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const AT = '2026-11-21T02:31:00.000Z';
const sent = { key: KEY, correction: 0, epoch: 'a' };
const data = { _id: 'r1', key: KEY, receivedAt: AT, correction: 0 };

function reply(json: unknown, more: Partial<HttpReply> = {}): HttpReply {
  return { status: 200, redirected: false, json, ...more };
}

const receipt = { kind: 'received', id: 'r1', receivedAt: AT, held: 0, epoch: 'a' };

const reused = (correction?: number) =>
  readReply(reply({ code: 'KEY_REUSED', correction }, { status: 422 }), sent);

const pauseOf = (status: number, retryAfter?: number) => {
  const answer = readReply(reply(undefined, { status, retryAfter }), sent);
  return answer.kind === 'retry' ? answer.pause : 'no retry';
};

// OUTBOX-7
describe('a receipt', () => {
  test('is a success that echoes the key, with the number held and the epoch of the reply', () => {
    expect(readReply(reply({ data }), sent)).toEqual(receipt);
    const other = reply({ data: { ...data, correction: 3 } }, { status: 201, epoch: 'b' });
    expect(readReply(other, sent)).toEqual({ ...receipt, held: 3, epoch: 'b' });
  });

  test('from a server without corrections is for number 0, at the time of the reply', () => {
    const date = 'Sat, 21 Nov 2026 02:31:00 GMT';
    const old = reply({ data: { _id: 'r1', key: KEY } }, { date });
    expect(readReply(old, sent)).toEqual(receipt);
    const broken = { kind: 'retry', why: 'broken', pause: 300 };
    expect(readReply(old, { ...sent, correction: 1 })).toEqual(broken);
    expect(readReply(reply({ data: { _id: 'r1', key: KEY } }), sent)).toEqual(broken);
  });

  test.each([
    ['no id', { ...data, _id: undefined }],
    ['an empty id', { ...data, _id: '' }],
    ['another key', { ...data, key: 'other' }],
    ['no data', undefined],
  ])('does not count with %s', (_, json) => {
    expect(readReply(reply({ data: json }), sent)).toEqual({ kind: 'retry', why: 'portal' });
  });

  test.each([-1, 0.5, '1', null])('does not count with the number %j', (correction) => {
    const { kind } = readReply(reply({ data: { ...data, correction } }), sent);
    expect(kind).toBe('retry');
  });
});

const PORTALS: readonly OtherReply[] = [
  'portal page',
  'portal redirect',
  'portal needs a login',
  'empty success',
  'JSON without data',
  'JSON of another key',
  'echo behind a redirect',
];
const BUSY: readonly OtherReply[] = ['a 408', 'a 409', 'a 425', 'a 429', 'a 500', 'a 502', 'a 503'];

function meaningOf(name: OtherReply): string {
  if (REFUSALS.includes(name)) return 'refused';
  if (PORTALS.includes(name)) return 'portal';
  return BUSY.includes(name) ? 'busy' : 'broken';
}

// OUTBOX-8
test.each(Object.keys(OTHER_REPLIES) as OtherReply[])(
  '%s either retries a record or refuses it',
  (name) => {
    const other: HttpReply = { redirected: false, ...OTHER_REPLIES[name](KEY) };
    const answer = readReply(other, sent);
    expect(answer.kind === 'retry' ? answer.why : answer.kind).toBe(meaningOf(name));
  },
);

// OUTBOX-8
test('a refusal says why, and a missing answer retries the record', () => {
  const refusal = reply({ code: 'TOO_LARGE' }, { status: 413 });
  expect(readReply(refusal, sent)).toEqual({
    kind: 'refused',
    code: 'TOO_LARGE',
    status: 413,
    epoch: 'a',
  });
  expect(readReply('no answer', sent)).toEqual({ kind: 'retry', why: 'no-answer' });
  // The name of an inherited member is not a code.
  const { kind } = readReply(reply({ code: 'constructor' }, { status: 400 }), sent);
  expect(kind).toBe('retry');
});

// OUTBOX-3
test('a reused key returns the number held, or the number that was sent', () => {
  expect(reused(4)).toEqual({ kind: 'reused', held: 4 });
  expect(reused()).toEqual({ kind: 'reused', held: 0 });
});

// OUTBOX-37
test('the pause that the server asks for is passed on, and a missing address waits long', () => {
  expect([pauseOf(503), pauseOf(503, 7), pauseOf(429, 30)]).toEqual([undefined, 7, 30]);
  expect([pauseOf(404), pauseOf(405, 7), pauseOf(410, 400)]).toEqual([300, 300, 400]);
});

// OUTBOX-11
test('an epoch counts only in answers to requests made since the last one', () => {
  const date = 'Sat, 21 Nov 2026 02:31:00 GMT';
  const first = heardFrom({}, undefined, { epoch: 'a', date });
  expect(first).toEqual({ epoch: 'a', time: AT });
  const second = heardFrom(first, 'a', { epoch: 'b' });
  expect(second).toEqual({ epoch: 'b', time: AT });
  expect(heardFrom(second, 'a', { epoch: 'a', date })).toBe(second);
  // A page of somebody else has a date too.
  expect(heardFrom(second, 'b', { date: 'Sun, 01 Jan 2040 00:00:00 GMT' })).toBe(second);
});
