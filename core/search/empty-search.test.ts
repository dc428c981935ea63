import { expect, test } from 'vitest';
import { isWorthReporting, searchedWords } from './empty-search.ts';

// MESSAGES-7
test.each([
  ['  Bat  in\nthe HALL ', 'bat in the hall'],
  ['Room 214b', 'room b'],
  ['call 0161 496 0000', 'call'],
  ['٣ mice', 'mice'],
  ['2026', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['🦇'.repeat(60), '🦇'.repeat(40)],
  [`${'x'.repeat(39)} yz`, 'x'.repeat(39)],
])('the search %j is reported as %j', (search, words) => {
  expect(searchedWords(search)).toBe(words);
});

// MESSAGES-12
test('words of three letters are worth reporting', () => {
  expect(['', 'ba', 'bat'].map(isWorthReporting)).toEqual([false, false, true]);
});
