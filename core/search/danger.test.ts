import { expect, test } from 'vitest';
import type { IssueCategory } from '../base/category.ts';
import type { Situation } from '../base/situation.ts';
import { ANSWERS, COMFORT, dangerIn } from './danger.ts';

const ISSUE = { _id: '', title: '', category: 'Medical' } as const;

/** Understands each search as speaking for the situation if a word of it is among these. */
const speaking =
  (situation: Situation, words = /$^/) =>
  (search: string) =>
    Object.assign(() => (words.test(search) ? 400 : 0), {
      points: [],
      situationsOf: () => [situation],
      nameFor: () => undefined,
    });

/** Returns how an issue of a situation helps, undefined if the search speaks of no danger. */
const helps = (search: string, situation: Situation) =>
  dangerIn(search, speaking(situation))?.(ISSUE);

// SEARCH-21
test.each([
  ['she is NOT breathing', 'unresponsive'],
  ['isnt even breathing', 'unresponsive'],
  ['doesnt breathe', 'unresponsive'],
  ['can not really breathe', 'unresponsive'],
  ['cant breathe', 'choking'],
  ['won’t wake up', 'unresponsive'],
  ['drunk not waking', 'unresponsive'],
  ['kitchen fire', 'fire'],
  ['smell of gas', 'gas'],
  ['gas', 'gas'],
  ['suicidal', 'self-harm'],
  ['jumping off the roof', 'hanging'],
  ['wants to die', 'self-harm'],
  ['man with a knife', 'attacker'],
  ['found a gun in a drawer', 'found-items'],
  ['overdosed', 'overdose'],
  ['nto breathing', 'unresponsive'],
  ['barely breathing', 'unresponsive'],
  ['struggling to breathe', 'choking'],
  ['unconcious', 'unresponsive'],
  ['fainted', 'unresponsive'],
  ['passed out', 'unresponsive'],
  ['im dying', 'unresponsive'],
  ['sucidal', 'self-harm'],
  ['suiside', 'self-harm'],
  ['kms', 'self-harm'],
  ['unalive', 'self-harm'],
  ['overdosd', 'overdose'],
  ['gunn', 'attacker'],
  ['knfie', 'attacker'],
  ['pistol', 'attacker'],
  ['handgun', 'attacker'],
  ['machete', 'attacker'],
  ['rifle', 'attacker'],
  ['kidnapped', 'missing'],
] as const)('the search %j is answered by a procedure for %s', (search, situation) => {
  expect(helps(search, situation)).toBe(ANSWERS);
  for (const comfort of ['lonely', 'roommate', 'eating', 'moving', 'noise'] as const) {
    expect(helps(search, comfort)).toBe(COMFORT);
  }
});

// SEARCH-21
test.each([
  ['student down', true],
  ['a student down in the stairwell', true],
  ['Person lying in corridor', true],
  ['how do I cut someone down', false],
  ['person on the overpass wont come down', false],
  ['someone down the hall', false],
  ['students cannot come down', false],
  ['student chased down the street', false],
  ['internet down for a student', false],
  ['student lying on the floor crying', false],
])('%j says that somebody lies there: %s', (search, isSo) => {
  expect(helps(search, 'unresponsive')).toBe(isSo ? ANSWERS : undefined);
});

// SEARCH-38
test.each([
  ['found a gun', 3],
  ['found a gun in his room, he wants to die', 2],
  ['found a knife and he is not breathing', 2],
  ['found a gun, she was raped', 2],
  ['found a gun, he passed out', 2],
  ['found a gun, she is struggling to breathe', 2],
  ['found a gun and somebody is dying', 2],
  ['found a gun, she was kidnapped', 2],
  ['found a gun, an overdose', 2],
  ['found a gun, she drank bleach', 2],
  ['found a gun and a bomb', 2],
  ['found a gun, the room is on fire', 2],
  ['found a gun, smell gas', 2],
  ['found a knife', 3],
  ['found a knife under a bed, no hostage', 3],
])('a procedure for found items helps with the search %j at level %i', (search, help) => {
  expect(helps(search, 'found-items')).toBe(help);
});

// SEARCH-21
test.each([
  ['drunk not waking', 'drunk'],
  ['drone with a weapon', 'found-items'],
  ['suicide', 'drunk'],
] as const)('the search %j is neither answered nor comforted by %s', (search, situation) => {
  expect([ANSWERS, COMFORT, undefined]).not.toContain(helps(search, situation));
});

// SEARCH-21
test.each([
  ['barely breathing', 'overdose', /pill|breath/],
  ['passed out on stairs', 'drunk', /drunk|passed/],
  ['fainted', 'heat-illness', /hot|faint/],
  ['roommate has a gun', 'threat', /$^/],
] as const)(
  'the search %j is answered by its possible cause %s only if it names that',
  (search, cause, words) => {
    const about = speaking(cause, words);
    const help = dangerIn(search, about)?.(ISSUE);
    expect([ANSWERS, COMFORT, undefined]).not.toContain(help);
    expect(help).toBeGreaterThan(helps(search, 'stranger') ?? NaN);
    expect(dangerIn(`${search}, pills, drunk, hot`, speaking(cause, /pill/))?.(ISSUE)).toBe(
      ANSWERS,
    );
  },
);

// SEARCH-21
test.each([
  ['Homesick and lonely', 'Welfare', COMFORT],
  ['Suicidal student', 'Welfare', ANSWERS],
  ['Fall on the stairs', 'Medical', 1],
] as const)(
  'the procedure %j helps by its names and category before the table has loaded',
  (title, category, how) => {
    const issue = { _id: '', title, category: category satisfies IssueCategory };
    expect(dangerIn('suicidal', undefined)?.(issue)).toBe(how);
  },
);

// SEARCH-21
test.each([
  'fire drill',
  'fire alarm',
  'gasoline on shoes',
  'locked out',
  'waking the roommate',
  'roommate wont stop waking me',
  'panic attack',
  'gum on the carpet',
  'scooter in the hall',
  'a shouting match',
  'postage',
  'painting',
  'making the bed is not walking',
  'hair dying',
  'snow flakes',
  'curtains drawn',
  '',
])('the search %j names no danger', (search) => {
  expect(dangerIn(search, undefined)).toBeUndefined();
});
