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
  ['panic', 'Distress or self-harm'],
] as const;

// SEARCH-7
test.each(EVERYDAY)('six letters are enough: %j finds %j first', (typed, title) => {
  expect(typed.length).toBeLessThanOrEqual(6);
  expect(first(typed)).toBe(title);
});

/** Words for what can kill or harm, by the procedure that must come first. */
const DANGERS = {
  'Gas or carbon monoxide':
    'gas leak, smell of gas, smell gas, carbon monoxide, co detector, fumes',
  'Fire alarm sounding': 'fire, fire alarm, smoke alarm, explosion, candle',
  'Smoke or flames seen': 'smoke, flames, burning, smell of burning, smell of smoke',
  'Distress or self-harm':
    'suicide, suicidal, wants to die, kill herself, self harm, cutting, hearing voices',
  'Unresponsive person':
    'tablets, od, unconscious, not responding, not waking, collapsed, fainted, not breathing, stopped breathing, cant breathe, heart attack, stroke, electric shock, electrocuted, dead, narcan, defibrillator',
  Choking: 'choking',
  'Allergy or asthma': 'anaphylaxis, epipen, asthma attack, nut allergy',
  'Overdose: drugs, pills': 'overdose, took pills, swallowed pills',
  'Suddenly ill': 'chest pain, diabetic',
  'Injury or seizure':
    'bleeding, blood, cut, wound, head injury, fell from window, broken bone, burn, scald, seizure, fit',
  'Too much alcohol': 'drink spiked, spiked, drugged, vomiting',
  'Sexual violence': 'rape, raped, sexual assault, groped',
  'Threat or violence':
    'fight, fighting, violent, attacked, threat, threatened, threatening, strangled, robbed',
  'Attacker or weapon': 'weapon, knife, gun, shooting, stabbing, active shooter',
  'Bomb threat or package': 'bomb, bomb threat, suspicious package',
  'Relationship violence': 'domestic violence, stalker, stalking, abusive boyfriend',
  'Hanging or jumping': 'hanging, hanged, jump, jumping',
  'Death of a resident': 'death, body found',
  'Water through ceiling': 'flood, flood near sockets, water in the light, burst pipe',
  'Anything not covered': 'trapped in lift, trapped, stuck in lift, stuck in elevator',
  'Resident not seen': 'missing, missing person, missing student, not answering',
  'Stranger in building': 'intruder, break in, trespasser',
  'Noise in quiet hours': 'screaming',
  'No heating, cold night': 'hypothermia, freezing',
};

// SEARCH-7
test.each(
  Object.entries(DANGERS).flatMap(([title, words]) =>
    words.split(', ').map((typed) => [typed, title] as const),
  ),
)('%j leads to %j', (typed, title) => {
  expect(first(typed)).toBe(title);
});

// SEARCH-7
test.each([
  ['flod', 'Water through ceiling'],
  ['key', 'Lost or stolen key'],
  ['someone is drunk', 'Too much alcohol'],
  ['student not breathing', 'Unresponsive person'],
  ["can't breathe", 'Unresponsive person'],
  ['won’t wake', 'Unresponsive person'],
])('also %j finds %j first', (typed, title) => {
  expect(first(typed)).toBe(title);
});

test('they are legal settings', () => {
  expect(problemsInCampus({ ...NEW_CAMPUS, synonyms: FIRST_SYNONYMS })).toEqual([]);
});
