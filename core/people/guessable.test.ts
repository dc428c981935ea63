import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuessable, isMonotonous } from './guessable.ts';

const maya = { email: 'maya.okafor@ashdown.example', name: 'Maya Okafor' };

// SIGNIN-21
test.each([
  ['maya.okafor@ashdown.example', true],
  ['MayaOkafor2026!', true],
  ['okafor-okafor', true],
  ['reslifeoncall', true],
  ['ResLife On-Call 1', true],
  ['password of admin', true],
  ['Ashdown!2027', true],
  ['Welcome2026', true],
  ['Winter2026!', true],
  ['P@ssw0rd1', true],
  ['We1come!2026', true],
  ['$umm3r 2027', true],
  ['M@y4 0k4f0r', true],
  ['october-october', true],
  ['winter coats hang here', false],
  ['w1nter c0ats hang here', false],
  ['maya likes a lamp in the hall', false],
  ['a lamp in the hall', false],
  ['9471 2283 0048', false],
  ['correct horse battery', false],
])('the password %s is guessable: %s', (password, guessable) => {
  expect(isGuessable(password, maya)).toBe(guessable);
});

// SIGNIN-20
test.each([
  ['         x', true],
  ['121312131213', true],
  ['AaAaAaAaAa', true],
  ['🔑🔑🔑🔑🔑🔑🔑🔑🔑', true],
  ['9471 2283 0048', false],
])('%j repeats itself: %s', (password, monotonous) => {
  expect(isMonotonous(password)).toBe(monotonous);
});

// SIGNIN-21
test('an email or a name of few letters forbids no password', () => {
  expect(isGuessable('al green lanterns', { email: 'al@x.io', name: 'Al' })).toBe(false);
});

// SIGNIN-21
test("one's own words stay guessable with any digits and signs around them", () => {
  const signs = fc.string({ unit: fc.constantFrom('0', '7', ' ', '!', '?', '.', '-', '_') });
  fc.assert(
    fc.property(
      signs,
      signs,
      fc.constantFrom('maya', 'OKAFOR', 'ashdown'),
      (before, after, word) => {
        expect(isGuessable(`${before}${word}${after}`, maya)).toBe(true);
      },
    ),
  );
});
