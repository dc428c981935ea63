import { expect, test } from 'vitest';
import { issuesMatching } from './issue-search.ts';
import { plainWords } from './search-words.ts';

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

// CARDS-4, SEARCH-1
test.each(['\u00AD', '\u200B', '\u2060', '\uFEFF'])(
  'the invisible character %j splits no word',
  (unseen) => {
    const title = `Mas${unseen}ter key lost`;
    expect(plainWords(title)).toEqual(['master', 'key', 'lost']);
    expect(issuesMatching([{ title }], 'master')).toHaveLength(1);
    expect(issuesMatching([{ title: 'Master key lost' }], `mas${unseen}ter`)).toHaveLength(1);
  },
);
