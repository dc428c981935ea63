import { expect, test } from 'vitest';
import { parsePeople, peopleAddress } from './people-address.ts';

// ACCOUNTS-18
test.each([
  ['/admin/people', { search: '', page: 1 }],
  ['/admin/people?page=3', { search: '', page: 3 }],
  ['/admin/people?search=zo%C3%AB+100%25&page=2', { search: 'zoë 100%', page: 2 }],
])('%s is the address of that page', (address, view) => {
  expect(peopleAddress(view)).toBe(address);
  expect(parsePeople(new URL(address, 'http://x').searchParams)).toEqual(view);
});

// ACCOUNTS-18
test.each(['0', '-1', '1.5', 'x', '9999999999'])('page %s is the first', (page) => {
  expect(parsePeople(new URLSearchParams({ page })).page).toBe(1);
});
