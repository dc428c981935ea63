import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idempotentRecord, isBodyOf } from './idempotency.ts';

const deps = { now: () => new Date(0), newId: randomUUID };
const hashOf = (sent: object) => idempotentRecord(sent, undefined, deps).body_hash;

/** Returns the same value with the members of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, turned(member)]);
  return Object.fromEntries(members.reverse());
}

// Names are numbers, empty and many, too.
const body = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('1', '10', '2', 'step', 'Step')),
  fc.jsonValue(),
  { maxKeys: 30, noNullPrototype: true },
);

// API-10
test('a body is recognized with its members in any order', () => {
  fc.assert(
    fc.property(body, (sent) => {
      const again = JSON.parse(JSON.stringify(turned(sent))) as object;
      expect(isBodyOf(again)(hashOf(JSON.parse(JSON.stringify(sent)) as object))).toBe(true);
    }),
  );
});

// API-10
test.each<[object, object]>([
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: { b: 1 } }, { a: {}, b: 1 }],
  [{ a: null }, {}],
  [{ a: '1' }, { a: 1 }],
  [{ a: [{ b: 1 }, { c: 2 }] }, { a: [{ b: 1, c: 2 }] }],
  // Only what the phone says about the sending itself is not content.
  [{ a: { sentAt: '1' } }, { a: { sentAt: '2' } }],
  [{ sent: 1 }, {}],
])('%j and %j are different bodies', (one, other) => {
  expect(isBodyOf(other)(hashOf(one))).toBe(false);
});

// API-10, OUTBOX-2, OUTBOX-35
test('the time and the number of sending are not part of the content', () => {
  const body = { advisor: 'Sam', steps: [{ step: 's1' }] };
  const at = { sentAt: '2026-11-20T03:07:00Z' };
  const hashes = [body, { ...at, ...body }, { ...body, correction: 0 }].map(hashOf);
  for (const hash of hashes) {
    const repeats: object[] = [body, { ...body, ...at }, { ...body, sentAt: null, correction: 2 }];
    for (const again of repeats) {
      expect(isBodyOf(again)(hash)).toBe(true);
    }
    const other: object = { ...body, advisor: 'Kim' };
    expect(isBodyOf(other)(hash)).toBe(false);
  }
});

// OUTBOX-2, OUTBOX-35
test('a correction needs a key', () => {
  expect(() => idempotentRecord({ correction: 1 }, undefined, deps)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT' }),
  );
  expect(idempotentRecord({ correction: 0 }, undefined, deps).correction).toBe(0);
  expect(idempotentRecord({ correction: 20 }, randomUUID(), deps).correction).toBe(20);
});
