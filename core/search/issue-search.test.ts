import { expect, test } from 'vitest';
import { issuesMatching } from './issue-search.ts';

const titles = ['Smoke alarm sounding', 'Café flooded', 'Alarm without smoke'];
const issues = titles.map((title) => ({ title }));

// CARDS-4
test.each([
  ['', titles],
  ['   ', titles],
  ['ALARM', ['Smoke alarm sounding', 'Alarm without smoke']],
  ['alarm smoke', ['Smoke alarm sounding', 'Alarm without smoke']],
  ['smoke alarm s', ['Smoke alarm sounding', 'Alarm without smoke']],
  ['cafe', ['Café flooded']],
  ['lift', []],
])('%j finds %j', (search, found) => {
  expect(issuesMatching(issues, search).map(({ title }) => title)).toEqual(found);
});
