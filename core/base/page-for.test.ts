import { expect, test } from 'vitest';
import { pageFor } from './page-for.ts';

const pages = new Set(['pages/login.html', 'pages/user.html', 'pages/user/issues-list.html']);

// ROUTES-7
test.each([
  ['/login', 'pages/login.html'],
  ['/user', 'pages/user.html'],
  ['/user/', 'pages/user.html'],
  ['/user/records', 'pages/user.html'],
  ['/user/issues-list/All%20categories', 'pages/user/issues-list.html'],
  ['/users', undefined],
  ['/admin/user', undefined],
  ['/', undefined],
])('the page of %s is %s', (address, page) => {
  expect(pageFor(address, pages)).toBe(page);
});
