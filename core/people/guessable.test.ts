import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

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
  ['maya likes a lamp in the hall', false],
  ['a lamp in the hall', false],
  ['9471 2283 0048', false],
  ['correct horse battery', false],
])('%s is guessable: %s', (password, guessable) => {
  expect(isGuessable(password, maya)).toBe(guessable);
});

// SIGNIN-21
test('an email or a name of few letters forbids no password of its own', () => {
  expect(isGuessable('al green lanterns', { email: 'al@x.io', name: 'Al' })).toBe(false);
});

// SIGNIN-21
test('whatever is added to the own words that is no letter, they stay guessable', () => {
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
