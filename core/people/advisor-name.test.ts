import { describe, expect, test } from 'vitest';
import { isAdvisorName, normalizeAdvisor } from './advisor-name.ts';

describe('an advisor name', () => {
  // ADVISOR-2
  test.each([
    ['  Sam Okafor ', 'Sam Okafor'],
    ['a\u202Enimda', 'animda'],
    ['Sam\u0000\n', 'Sam'],
    ['Zoe\u0308', 'Zoë'],
    ['\u200e \t', ''],
    ['\u200b', ''],
    ['=1+1', '=1+1'],
  ])('the name %j is stored as %j', (typed, stored) => {
    expect(normalizeAdvisor(typed)).toBe(stored);
  });

  // ADVISOR-2
  test.each([
    ['Sam', true],
    ['', false],
    [' \u202e ', false],
    ['x'.repeat(100), true],
    ['x'.repeat(101), false],
    ['🦊'.repeat(100), true],
  ])('the name %j can be stored: %s', (typed, valid) => {
    expect(isAdvisorName(typed)).toBe(valid);
  });
});

// ADVISOR-2
test.each(['\u200b', '\u00ad', '\u2060', '\u2800', '\u3164', '\u115f', '\ufe0f', '\u200b \u3164'])(
  'a name of nothing but %j is refused',
  (name) => {
    expect(isAdvisorName(name)).toBe(false);
  },
);

// ADVISOR-2
test.each(['Jo', '李', 'ش', '7', '🙂', '-', 'Å\u200b'])('%j is accepted as a name', (name) => {
  expect(isAdvisorName(name)).toBe(true);
});
