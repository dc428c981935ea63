import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksPrivate } from './looks-private.ts';

// PRIVACY-14
test.each([
  ['Call 01632 960 114 again', 'phone'],
  ['his number is +44 1632 960114', 'phone'],
  ['(555) 123-4567', 'phone'],
  ['555-123-4567', 'phone'],
  ['Student s1234567 was there', 'student'],
  ['20261234', 'student'],
  ['I spoke to Ben in room 12', 'room'],
  ['Room 4B: Ada Stone was unwell', 'room'],
  ['Ada Stone, flat 7, was unwell', 'room'],
])('the text %j looks like %s', (text, kind) => {
  expect(looksPrivate(text)).toBe(kind);
});

// PRIVACY-14
test.each([
  '',
  'Clear and quick, even half asleep.',
  'Noise in room 12.',
  'The lift in Block A is stuck. Room 12 is fine',
  'It took 45 minutes, from 3:12 to 3:57.',
  'Called 999 twice.',
  'Campus Security came to room 12 at 03:15.',
  'Ben helped a lot.',
  'Steps 1, 2 and 3 of 2026-11-20',
])('the text %j looks like nothing private', (text) => {
  expect(looksPrivate(text)).toBeUndefined();
});

const NAMES = ['Ben', 'Zoë', 'Åsa', 'Liam', 'Priya'];
const digit = fc.integer({ min: 0, max: 9 });
const digits = (count: number) =>
  fc.array(digit, { minLength: count, maxLength: count }).map((all) => all.join(''));

// PRIVACY-14
test('a number or a name with a room is found anywhere among words', () => {
  const words = fc.constantFrom('', 'it was loud ', 'we waited. ', 'then, at night, ');
  const found = fc.oneof(
    digits(9).map((rest) => [`0${rest}`, 'phone'] as const),
    digits(8).map((rest) => [`+4 4${rest}`, 'phone'] as const),
    digits(6).map((rest) => [`u${rest}`, 'student'] as const),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 999 }))
      .map(([name, room]) => [`I met ${name} in room ${room}`, 'room'] as const),
  );
  fc.assert(
    fc.property(words, found, words, (before, [text, kind], after) => {
      expect(looksPrivate(`${before}${text} ${after}`)).toBe(kind);
    }),
  );
});

// PRIVACY-14
test('no text takes long to check', () => {
  const piece = fc.constantFrom('0', '1', ' ', '(', '.', '-', 'A', 'a', 'room ', '\n', 'Ben ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const started = performance.now();
      looksPrivate(pieces.join('').repeat(200).slice(0, 10_000));
      expect(performance.now() - started).toBeLessThan(200);
    }),
  );
});
