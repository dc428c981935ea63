import { expect, test } from 'vitest';
import { problemsInCampus } from '#core/campus-problems.ts';
import { NEW_CAMPUS } from '#core/campus.ts';
import { searchTexts } from '#core/search-texts.ts';
import { searchIssues } from '#core/search.ts';
import { encodePublishedIssue } from '#core/wire.ts';
import { stepsOf } from './seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { FIRST_SYNONYMS } from '../db/first-synonyms.ts';

const texts = searchTexts(() => '');
const issues = STARTER_LIBRARY.map((seed, at) => {
  let ids = 0;
  const steps = stepsOf(seed, () => `${at}-${(ids += 1)}`);
  return encodePublishedIssue({
    ...seed,
    _id: `${at}`,
    steps,
    publish: true,
    isArchived: false,
    isStarter: true,
    updatedAt: '',
    version: 1,
    revision: 1,
  });
});
for (const issue of issues) texts.add(issue);

const first = (typed: string) =>
  searchIssues(typed, { issues, synonyms: FIRST_SYNONYMS, texts }).issues[0]?.title;

// SEARCH-7
test.each([
  ['weed', 'Smell of cannabis'],
  ['flood', 'Water through ceiling'],
  ['flod', 'Water through ceiling'],
  ['drunk', 'Too much alcohol'],
  ['suicid', 'Distress or self-harm'],
  ['overdo', 'Unresponsive person'],
  ['lockou', 'Resident locked out'],
  ['mice', 'Bed bugs or mice'],
  ['gas', 'No heating, cold night'],
  ['alarm', 'Fire alarm sounding'],
  ['mold', 'Anything not covered'],
  ['party', 'Noise in quiet hours'],
  ['panic', 'Distress or self-harm'],
  ['knife', 'Threat or violence'],
  ['missin', 'Resident not seen'],
  ['smoke', 'Smoke or flames seen'],
  ['intrud', 'Stranger in building'],
  ['key', 'Lost or stolen key'],
  ['someone is drunk', 'Too much alcohol'],
  ['student not breathing', 'Unresponsive person'],
])('%j finds %j first', (typed, title) => {
  expect(first(typed)).toBe(title);
});

test('they are legal settings', () => {
  expect(problemsInCampus({ ...NEW_CAMPUS, synonyms: FIRST_SYNONYMS })).toEqual([]);
});
