import { expect, test } from 'vitest';
import { searchTexts } from '#core/search/search-texts.ts';
import { searchIssues } from '#core/search/search.ts';
import { shownOf } from '#core/search/shown.ts';
import { HOSPITAL_DESK, HOSPITAL_SEARCHES, NOT_OF_THE_DESK } from './test/another-trade.ts';
import { shownStarters, understand } from './test/searched-starters.ts';
import { QUERIES, STRANGERS_QUERIES } from './test/starter-queries.ts';

const texts = searchTexts(() => '');
const issues = HOSPITAL_DESK.map(([category, title, alsoCalled, firstAct]) => ({
  _id: title,
  title,
  alsoCalled,
  category,
  firstAct,
}));
for (const issue of issues) texts.add({ ...issue, steps: [] } as never);

/** Returns what a search shows there, with the table of meanings or only by words. */
function shown(search: string, isUnderstood: boolean) {
  const where = { issues, synonyms: {}, texts, ...(isUnderstood && { understand }) };
  return shownOf(search, searchIssues(search, where), where);
}

const isRight = (isUnderstood: boolean) =>
  HOSPITAL_SEARCHES.filter(
    ([search, title]) => shown(search, isUnderstood).all[0]?.title === title,
  ).map(([search]) => search);

test('the desk has fifty procedures, and sixty searches for them', () => {
  const titles = new Set(issues.map(({ title }) => title));
  expect([titles.size, HOSPITAL_SEARCHES.length]).toEqual([50, 60]);
  expect(HOSPITAL_SEARCHES.filter(([, title]) => !titles.has(title))).toEqual([]);
});

// SEARCH-24
test('a campus of another trade finds its own procedures at least as often with the table as by words only', () => {
  const [byWords, understood] = [isRight(false), isRight(true)];
  expect(byWords.length).toBeGreaterThanOrEqual(55);
  expect(understood.length).toBeGreaterThanOrEqual(byWords.length);
});

// SEARCH-33
test('it is never sure of its own for what it has no procedure for', () => {
  const sure = NOT_OF_THE_DESK.flatMap((search) => {
    const { best } = shown(search, true);
    return best ? [`${search}: ${best.title}`] : [];
  });
  expect(sure).toEqual([]);
  // Nor of another one where its own is meant.
  const astray = HOSPITAL_SEARCHES.flatMap(([search, title]) => {
    const { best } = shown(search, true);
    return best && best.title !== title ? [`${search}: ${best.title}`] : [];
  });
  expect(astray).toEqual([]);
});

const ADOPTED = [...QUERIES, ...STRANGERS_QUERIES];

const right = (isStarter: boolean) =>
  ADOPTED.filter(({ query, titles }) =>
    titles.includes(shownStarters(query, isStarter).all[0]?.title ?? ''),
  ).map(({ query }) => query);

// SEARCH-24
test('starter texts that the campus took as its own are found first as before, but for one search', () => {
  const adopted = new Set(right(false));
  const lost = right(true).filter((query) => !adopted.has(query));
  // A word of a name then beats the table: there is 'Asthma attack'.
  expect(lost).toEqual(['attack']);
});

// SEARCH-24
test.each(['not moving', 'not well', 'anything burning', 'not working', 'not covered by a doctor'])(
  'a text for anything not covered is not named by the common words of %j',
  (search) => {
    const [first] = shownStarters(search, false).all;
    expect(first?.title).toBe(shownStarters(search).all[0]?.title);
  },
);
