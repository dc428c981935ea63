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
    ['=1+1', '=1+1'],
  ])('%j is stored as %j', (typed, stored) => {
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
  ])('%j can be stored: %s', (typed, valid) => {
    expect(isAdvisorName(typed)).toBe(valid);
  });
});
