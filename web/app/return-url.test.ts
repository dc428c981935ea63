import { expect, test } from 'vitest';
import { returnUrlIn } from './guards.tsx';

const origin = 'https://oncall.example';
const asking = (returnUrl: string) => `?${new URLSearchParams({ returnUrl }).toString()}`;

// ROUTES-4
test.each([
  ['/admin/analytics', '/admin/analytics'],
  ['/issue/42?pane=2#map', '/issue/42?pane=2#map'],
  ['/user/issues-list/All%20categories', '/user/issues-list/All%20categories'],
])('the address %s is followed', (asked, expected) => {
  expect(returnUrlIn(asking(asked), origin)).toBe(expected);
});

// ROUTES-4
test.each([
  'https://evil.example/admin',
  '//evil.example',
  '///',
  '/.//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'admin',
  '/',
  '/auth/login?returnUrl=/auth/login',
  '',
])('the address %j is not followed', (asked) => {
  expect(returnUrlIn(asking(asked), origin)).toBeUndefined();
});

test('a missing query gives no address', () => {
  expect(returnUrlIn('', origin)).toBeUndefined();
});
