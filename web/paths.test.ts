import { expect, test } from 'vitest';
import { paths } from './paths.ts';

// ROUTES-2
test('the addresses are those of the route table', () => {
  const all = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      typeof path === 'string' ? path : path('Noise & co'),
    ]),
  );
  expect(all).toEqual({
    root: '/',
    adminLogin: '/auth/login',
    forgotPassword: '/auth/forgot-password',
    resetPassword: '/auth/reset-password',
    admin: '/admin',
    analytics: '/admin/analytics',
    adminIssues: '/admin?search=Noise+%26+co',
    newIssue: '/issue',
    issue: '/issue/Noise%20%26%20co',
    kitchenSink: '/kitchen-sink',
    advisorLogin: '/login',
    user: '/user',
    issuesList: '/user/issues-list/Noise%20%26%20co',
    issueNotFound: '/issue-not-found?category=Noise+%26+co',
    feedback: '/feedback',
    privacyPolicy: '/privacy-policy',
    about: '/about',
    signInFirst: '/?returnUrl=Noise+%26+co',
  });
});

test('a search rides in the query, and an empty one leaves none', () => {
  expect(paths.issuesList('Fire', 'a b')).toBe('/user/issues-list/Fire?search=a+b');
  expect(paths.issuesList('Fire', '')).toBe('/user/issues-list/Fire');
  expect(paths.issuesList('Fire', '', 1)).toBe('/user/issues-list/Fire');
  expect(paths.issuesList('Fire', 'a', 2)).toBe('/user/issues-list/Fire?search=a&page=2');
  expect(paths.issueNotFound()).toBe('/issue-not-found');
});
