import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsInCampus } from '#core/campus/campus-problems.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { foundStarters, startersSituations } from './test/searched-starters.ts';
import { NEVER_FIRST, QUERIES, STRANGERS_QUERIES } from './test/starter-queries.ts';
import { DEFAULT_SYNONYMS } from '../domain/default-synonyms.ts';

/** Twelve everyday wordings: a tap on the search, these letters, a tap on the first card, a tap on Start. */
const EVERYDAY = [
  ['weed', 'Smell of cannabis'],
  ['flood', 'Water through ceiling'],
  ['drunk', 'Too much alcohol'],
  ['suicid', 'Distress or self-harm'],
  ['overdo', 'Overdose: drugs, pills'],
  ['lockou', 'Resident locked out'],
  ['mice', 'Bed bugs or mice'],
  ['gas', 'Gas or carbon monoxide'],
  ['alarm', 'Fire alarm sounding'],
  ['mold', 'Anything not covered'],
  ['party', 'Noise in quiet hours'],
  ['panic', 'Panic or voices'],
] as const;

// SEARCH-15
describe.each([
  ['with the table of meanings', false],
  ['before it is there', true],
])('%s', (_, isEarly) => {
  const first = (typed: string) => foundStarters(typed, isEarly)[0];

  // SEARCH-7
  test.each(EVERYDAY)('six letters are enough: %j finds %j first', (typed, title) => {
    expect(typed.length).toBeLessThanOrEqual(6);
    expect(first(typed)).toBe(title);
  });

  // SEARCH-9
  test('97 in 100 searches typed at night find the right procedure first', () => {
    const typed = QUERIES.map((row) => ({ ...row, found: first(row.query) }));
    expect(new Set(typed.map(({ query }) => query)).size).toBe(typed.length);
    expect(typed.length).toBeGreaterThanOrEqual(200);
    const known = new Set(STARTER_LIBRARY.map(({ title }) => title));
    expect(typed.flatMap(({ titles }) => titles.filter((title) => !known.has(title)))).toEqual([]);
    const wrong = typed.filter(({ titles, found }) => !titles.includes(found ?? ''));
    const failures = wrong.map(({ query, found }) => `${query}: ${found}`);
    // Named if there are more.
    expect(wrong.length > typed.length * 0.03 ? failures : []).toEqual([]);
  });

  // SEARCH-9
  test.each(Object.entries(NEVER_FIRST))('%j never leads the wrong way', (query, titles) => {
    expect(titles).not.toContain(first(query));
  });
});

// SEARCH-9
test.each(STRANGERS_QUERIES)(
  "a stranger's $query finds one of $titles first",
  ({ query, titles }) => {
    expect(titles).toContain(foundStarters(query)[0]);
  },
);

// SEARCH-16
test('each starter procedure belongs to its situation by its title and other names', () => {
  const rows = readFileSync(new URL('../../tools/phrases/situations.tsv', import.meta.url), 'utf8');
  const titles = rows.split('\n').map((row) => row.split('\t')[1]);
  const found = [...startersSituations()].map(([title, at]) => [title, titles[at]]);
  // It is for whatever no situation is.
  const expected = STARTER_LIBRARY.map(({ title }) => [title, title]);
  expect(found.filter(([title]) => title !== 'Anything not covered')).toEqual(
    expected.filter(([title]) => title !== 'Anything not covered'),
  );
});

// SEARCH-15
test.each([
  ['lockd out', 'Resident locked out'],
  ['she wants to not be alive', 'Distress or self-harm'],
  ['hot oil on face', 'Injury or seizure'],
  ['she cut her hand with knife cooking a lot of blood', 'Injury or seizure'],
  ['he snorted something and is shaking', 'Overdose: drugs, pills'],
  ['cops at the door want to come in', 'Police or officials'],
  ['roommate and me argue all the time', 'Roommate conflict'],
])('%j finds %j first', (typed, title) => {
  expect(foundStarters(typed)[0]).toBe(title);
});

test('they are legal settings', () => {
  expect(problemsInCampus({ ...NEW_CAMPUS, synonyms: DEFAULT_SYNONYMS })).toEqual([]);
});
