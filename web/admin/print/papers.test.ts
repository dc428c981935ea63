import { expect, test } from 'vitest';
import { paperOf } from './papers.ts';

// PRINT-7
test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
])('printers for the language %s have the paper %s', (language, paper) => {
  expect(paperOf(language)).toBe(paper);
});
