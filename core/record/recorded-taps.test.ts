import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { ask, confirm } from '../fixtures/trees.ts';
import { wordingOf } from './recorded-steps.ts';
import type { Moment } from './moment-schema.ts';
import {
  readMoment,
  readTap,
  writeMoment,
  writeTap,
  type WrittenMoment,
  type WrittenTap,
} from './recorded-taps.ts';
import { ACTS, type Act } from './acts.ts';
import { Taps, type Tap } from './taps.ts';

const wording = wordingOf([
  ask('s1', 'next', 'next'),
  confirm('s2', 'next'),
  ask('s3', 'end', 'end'),
]);

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...ACTS),
  fc.string({ minLength: 1, maxLength: 100 }).map((id): Act => `call:${id}`),
);
const tap: fc.Arbitrary<Tap> = fc.record({
  step: fc.constantFrom('s1', 's2', 's3', 'gone', '', '0'),
  at: fc.nat(),
  did: act,
});

// RECORD-14, RECORD-11
test('a tap is read back as it was sent, with or without the text of its revision', () => {
  fc.assert(
    fc.property(tap, fc.constantFrom(wording, undefined), (sent, walked) => {
      const stored = JSON.stringify(writeTap(sent, walked));
      expect(readTap(JSON.parse(stored) as WrittenTap, walked)).toEqual(sent);
    }),
  );
});

// RECORD-11, RECORD-24
test('any moment is read back as it was sent', () => {
  const moments: fc.Arbitrary<Moment> = fc.record({
    step: fc.constantFrom('s1', 's3', 'gone', '', '0'),
    at: fc.nat(),
    did: fc.string(),
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(wording, undefined), (sent, walked) => {
      const stored = JSON.stringify(writeMoment(sent, walked));
      expect(readMoment(JSON.parse(stored) as WrittenMoment, walked)).toEqual(sent);
    }),
  );
});

// RECORD-11
test.each<[Tap, string]>([
  [{ step: 's1', at: 0, did: 'yes' }, '[0,0]'],
  [{ step: 's3', at: 1200, did: 'back' }, '[13,1200]'],
  [{ step: 's2', at: 7, did: 'call:desk' }, '[1,7,"call:desk"]'],
  [{ step: 'gone', at: 7, did: 'tick' }, '["gone",7,"tick"]'],
])('the tap %j is stored as %s', (sent, stored) => {
  expect(JSON.stringify(writeTap(sent, wording))).toBe(stored);
});

// RECORD-14
test('a trail with an unknown action, a time before Start or a 501st tap is refused', () => {
  const shape = Compile(Taps);
  const one = { step: 's1', at: 0, did: 'yes' };
  const trail = (changes: object) => shape.Check([{ ...one, ...changes }]);
  expect([...ACTS, 'call:desk'].map((did) => trail({ did }))).not.toContain(false);
  expect(['', 'Yes', 'call:', 'yes ', 7, null].map((did) => trail({ did }))).not.toContain(true);
  expect([-1, 0.5, 1e300, null].map((at) => trail({ at }))).not.toContain(true);
  const long = (length: number) => shape.Check(Array.from({ length }, () => one));
  expect([500, 501].map(long)).toEqual([true, false]);
});
