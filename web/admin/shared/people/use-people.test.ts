import { expect, test } from 'vitest';
import { parsePeople, peopleAddress } from './use-people.ts';

// ACCOUNTS-18
test.each([
  ['/admin/people', { search: '', page: 1 }],
  ['/admin/people?page=3', { search: '', page: 3 }],
  ['/admin/people?search=zo%C3%AB+100%25&page=2', { search: 'zoë 100%', page: 2 }],
])('%s is the address of that page', (address, view) => {
  expect(peopleAddress(view)).toBe(address);
  expect(parsePeople(new URL(address, 'http://x').searchParams)).toEqual(view);
});
