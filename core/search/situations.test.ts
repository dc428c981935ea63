import { expect, test } from 'vitest';
import { searchTexts } from './search-texts.ts';
import { searchIssues } from './search.ts';
import { situationOf, situationsOf, understandBy } from './situations.ts';

/** Makes a table of two situations, water and keys: each of their words speaks for it by 400. */
const meanings = (text: string): readonly number[] => {
  const count = (words: RegExp) => 400 * (text.match(words)?.length ?? 0);
  return [count(/drip|soaked|leak|pipe/gi), count(/lock|key|shut out/gi)];
};

const issue = (_id: string, title: string, alsoCalled: readonly string[] = []) => ({
  _id,
  title,
  alsoCalled,
  category: 'Other' as const,
});
const leak = issue('leak', 'Burst pipe', ['Leak']);
const lockout = issue('lockout', 'Locked out');
const boiler = issue('boiler', 'Maple Hall boiler');
const issues = [boiler, lockout, leak];

function found(search: string, isEarly = false): readonly string[] {
  const texts = searchTexts(() => '');
  for (const { _id } of issues) texts.add({ _id, firstAct: null, steps: [] } as never);
  const understand = isEarly ? undefined : understandBy(meanings);
  return searchIssues(search, { issues, synonyms: {}, texts, understand }).issues.map(
    ({ _id }) => _id,
  );
}

// SEARCH-16
test('an issue belongs to the situation that its title and names clearly fit', () => {
  expect(situationOf(leak, meanings)).toBe(0);
  expect(situationOf(lockout, meanings)).toBe(1);
  expect(situationOf(boiler, meanings)).toBe(-1);
  expect(situationOf(issue('both', 'Key in a leak'), meanings)).toBe(-1);
});

// SEARCH-16, ISSUES-29
test('an author can add and remove situations, and the search follows', () => {
  const changed = { ...leak, situations: ['lost-key', '-locked-out', 'unknown'] };
  expect(situationsOf(leak, meanings)).toEqual([0]);
  expect(situationsOf(changed, meanings)).toEqual([1]);
  expect(situationsOf({ ...leak, situations: ['lost-key'] }, meanings)).toEqual([0, 1]);
  expect(situationsOf(boiler, meanings)).toEqual([]);
  const speaks = understandBy(meanings)('shut out, no key');
  expect([leak, changed, boiler].map(speaks)).toEqual([0, 800, 0]);
});

// SEARCH-15
test('a sentence without a word of any title finds what it means, once the table has loaded', () => {
  expect(found('everything is soaked and it drips on my bed')).toEqual(['leak']);
  expect(found('everything is soaked and it drips on my bed', true)).toEqual([]);
});

// SEARCH-15
test('a word unknown to the table is found as before, and nonsense finds nothing', () => {
  expect(found('boiler')).toEqual(['boiler']);
  expect(found('maple boiler')).toEqual(found('maple boiler', true));
  expect(found('glitter cannon')).toEqual([]);
  // One word that hints at a leak is too little, beside another that is found it is not.
  expect(found('soaked')).toEqual([]);
  expect(found('soaked boiler')).toEqual(['leak', 'boiler']);
});

// SEARCH-17
test("an issue's name outweighs the meaning of a short search, but not of a sentence", () => {
  const drip = issue('drip', 'Coffee corner', ['Drip']);
  const texts = searchTexts(() => '');
  const all = [...issues, drip];
  const understand = understandBy(meanings);
  const first = (search: string) =>
    searchIssues(search, { issues: all, synonyms: {}, texts, understand }).issues[0]?._id;
  expect(first('drip')).toBe('drip');
  expect(first('soaked, a drip and another drip from the pipe')).toBe('leak');
});
