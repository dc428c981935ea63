import { expect, test } from 'vitest';
import { adminPaths } from './admin-paths.ts';
import { paths } from './paths.ts';

test('names in an address are encoded, and an optional one may be left out', () => {
  expect(adminPaths.newIssue).toBe('/issue');
  expect(adminPaths.issue('Noise & co')).toBe('/issue/Noise%20%26%20co');
  expect(paths.issuesList('Noise & co')).toBe('/user/issues-list/Noise%20%26%20co');
  expect(paths.issueNotFound('Noise & co')).toBe('/issue-not-found?category=Noise+%26+co');
  expect(adminPaths.adminIssues({ search: 'Noise & co' })).toBe('/admin?search=Noise+%26+co');
  expect(adminPaths.signInFirst('/issue/a')).toBe('/?returnUrl=%2Fissue%2Fa');
});

test('a search is in the query, and an empty one is left out', () => {
  expect(paths.issuesList('Fire', 'a b')).toBe('/user/issues-list/Fire?search=a+b');
  expect(paths.issuesList('Fire', '')).toBe('/user/issues-list/Fire');
  expect(paths.issuesList('Fire', '', 1)).toBe('/user/issues-list/Fire');
  expect(paths.issuesList('Fire', 'a', 2)).toBe('/user/issues-list/Fire?search=a&page=2');
  expect(paths.issueNotFound()).toBe('/issue-not-found');
});
