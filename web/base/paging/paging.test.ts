import { expect, test } from 'vitest';
import { pageNumberIn } from './paging.ts';

// ACCOUNTS-18, ANALYTICS-8, CARDS-3
test.each([
  ['', 1],
  ['page=1', 1],
  ['page=20', 20],
  ['page=9999999', 9_999_999],
  // More than the server takes.
  ['page=10000000', 1],
  ['page=1e3', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
])("'%s' asks for page %i", (query, page) => {
  expect(pageNumberIn(new URLSearchParams(query))).toBe(page);
});
