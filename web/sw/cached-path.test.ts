import { expect, test } from 'vitest';
import { cachedPath } from './answer.ts';

const origin = 'https://reslife.example.edu';
const files = new Set(['pages/login.html', 'pages/user.html', 'assets/a-1.js', 'logo.svg']);

const pathOf = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  cachedPath({ url: new URL(path, origin).href, mode, method }, files, origin);

// OFFLINE-3
test.each([
  ['/login', 'navigate', '/pages/login.html'],
  ['/user?x=1', 'navigate', '/pages/user.html'],
  ['/user/issues-list/Fire', 'navigate', '/pages/user.html'],
  ['/assets/a-1.js', 'cors', '/assets/a-1.js'],
  ['/assets/of-an-older-version.js', 'cors', '/assets/of-an-older-version.js'],
  ['/images/a.webp', 'no-cors', '/images/a.webp'],
  ['/logo.svg', 'no-cors', '/logo.svg'],
] as const)('the request %s may be stored', (path, mode, expected) => {
  expect(pathOf(path, mode)).toBe(expected);
});

// OFFLINE-3
test.each([
  ['/', 'navigate', 'GET'],
  ['/admin', 'navigate', 'GET'],
  ['/auth/login', 'navigate', 'GET'],
  ['/issue/1', 'navigate', 'GET'],
  ['/kitchen-sink', 'navigate', 'GET'],
  ['/api/advisor/issues/Fire', 'cors', 'GET'],
  ['/api/issue', 'cors', 'GET'],
  ['/assets/meanings.en-1.bin', 'cors', 'GET'],
  ['/api/attend', 'cors', 'POST'],
  ['/user', 'navigate', 'POST'],
  ['/logo.svg', 'no-cors', 'HEAD'],
  ['/screenshots/phone/light/dashboard.png', 'no-cors', 'GET'],
  ['https://elsewhere.example/user', 'navigate', 'GET'],
  ['https://elsewhere.example/assets/a-1.js', 'cors', 'GET'],
] as const)('the request %s (%s, %s) is left alone', (path, mode, method) => {
  expect(pathOf(path, mode, method)).toBeUndefined();
});
