import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idempotentRecord, isBodyOf } from './idempotency.ts';

const deps = { now: () => new Date(0), newId: randomUUID };
const hashOf = (sent: unknown) => idempotentRecord(sent, undefined, deps).body_hash;

/** The same value with the members of every object the other way round. */
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
test('a body is known again in whatever order its members come', () => {
  fc.assert(
    fc.property(body, (sent) => {
      const again = JSON.parse(JSON.stringify(turned(sent))) as unknown;
      expect(isBodyOf(again)(hashOf(JSON.parse(JSON.stringify(sent))))).toBe(true);
    }),
  );
});

// API-10
test.each([
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: { b: 1 } }, { a: {}, b: 1 }],
  [{ a: null }, {}],
  [{ a: '1' }, { a: 1 }],
  [{ a: [{ b: 1 }, { c: 2 }] }, { a: [{ b: 1, c: 2 }] }],
])('%j is another body than %j', (one, other) => {
  expect(isBodyOf(other)(hashOf(one))).toBe(false);
});
