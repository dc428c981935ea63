import { describe, expect, test } from 'vitest';
import { faults, made, type Check } from './test/seed-paths.ts';
import { ask, confirm, finish, next, type SeedIssue, type SeedStep } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';

const CPR = /\bCPR\b/;

/** Returns the text read on a path until the hands are on the chest; '' if nobody pushes. */
function readUntilCpr(path: Parameters<Check>[0]): string {
  const begun = path.findIndex(({ step }) => CPR.test(step.question));
  return path
    .slice(0, begun + 1)
    .map(({ step }) => step.question)
    .join(' ');
}

const fetchesDefibrillator: Check = (path) => {
  const read = readUntilCpr(path);
  const isFetched = /\b(?:send for|fetch)\b[^.]*\bdefibrillator\b/i.test(read);
  return read && !isFetched ? 'nobody is sent for a defibrillator' : undefined;
};

const laysOnTheBack: Check = (path) => {
  const read = readUntilCpr(path);
  return read && !/\bon their back\b/i.test(read) ? 'nobody lies on their back' : undefined;
};

const fetchesNaloxone: Check = (path) => {
  const read = readUntilCpr(path);
  return read && !/\bnaloxone\b/i.test(read) ? 'nobody is sent for naloxone' : undefined;
};

const NOT_ALERT = /\bnot (?:alert|awake)\b.*\bon their side\b/i;

/** The care of a person who is watched until a crew comes. */
const WATCHED = /\bno normal breathing:[^]*\bCPR\b/i;

// People who are drowsy, or breathe and do not answer, can choke on vomit when they lie on their back.
const laysOnTheSide: Check = (path) => {
  const watched = path.find(({ step }) => WATCHED.test(step.question));
  const isOnSide = path.some(({ step }) => NOT_ALERT.test(step.question));
  return watched && !isOnSide
    ? `nobody who is not alert lies on their side at ${watched.step.key}`
    : undefined;
};

const RULES = [
  { rule: 'whoever is watched and not alert lies on their side', check: laysOnTheSide },
  { rule: 'with CPR somebody is sent for a defibrillator', check: fetchesDefibrillator },
  { rule: 'with CPR the person lies on their back', check: laysOnTheBack },
];

// START-14
describe.each(RULES)('on every path $rule', ({ check }) => {
  test.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

const OFFERS_CPR = /^no answer, no normal breathing$/i;
const DROWSY_ALONE = /\bdrowsy\b[^.;]*\bon their side\b|\bon their side if drowsy\b/i;

/** Watches somebody until breath fails, and turns them only while they are drowsy: who breathes and does not answer lies on. */
function turnsTheDrowsyAlone(step: SeedStep): boolean {
  const isOffered = step.answerType === 'Yes or No' && OFFERS_CPR.test(step.no.text ?? '');
  return isOffered && DROWSY_ALONE.test(step.question);
}

// START-14
test('a person watched until breathing fails is turned when not alert, not only when drowsy', () => {
  const no = next('No answer, no normal breathing');
  const watch = ask('watch', 'Stay. On their side if drowsy.', next('The crew is here'), no);
  expect(turnsTheDrowsyAlone(watch)).toBe(true);
  const steps = STARTER_LIBRARY.flatMap((seed) => seed.steps);
  expect(steps.filter(turnsTheDrowsyAlone).map(({ question }) => question)).toEqual([]);
});

const WAITS_FOR_CREW = /^the crew has taken over$/i;

/** Checks Medical, where CPR may be an answer or the next screen. */
const waitsOnTheSide: Check = (path) => {
  const waits = path.findIndex(
    ({ step }) =>
      step.answerType === 'Yes or No' &&
      WAITS_FOR_CREW.test(step.yes.text ?? '') &&
      /\bwatch\b/i.test(step.question),
  );
  const read = path.slice(0, waits + 1);
  const isOnSide = read.some(({ step }) => /\bon(?:to)? their side\b/i.test(step.question));
  return waits === -1 || isOnSide
    ? undefined
    : `${path[waits]?.step.key} turns nobody who is not alert`;
};

const MEDICAL = STARTER_LIBRARY.filter(({ category }) => category === 'Medical');

// START-14
test.each(MEDICAL.map((seed) => [seed.title, seed] as const))(
  'whoever waits for a crew in %s has read of lying on the side',
  (_, seed) => {
    expect(faults(seed, waitsOnTheSide)).toEqual([]);
  },
);

// START-14
test('a wait in which nobody is turned is found', () => {
  const stay = ask('stay', 'Watch.', next('The crew has taken over'), next('They stop breathing'));
  expect(faults(made(stay), waitsOnTheSide)).toEqual(['stay turns nobody who is not alert']);
});

const ON_DRUGS = /\bdrugs?\b/i;

// People who drank, or are too hot, may have taken something too.
const givesNaloxone: Check = (path) => {
  const isTaken = path.some(({ step, answer }) => answer === 'yes' && ON_DRUGS.test(step.question));
  return isTaken ? fetchesNaloxone(path) : undefined;
};

// START-14
test('on every path of drugs with CPR there is naloxone', () => {
  const drugs = STARTER_LIBRARY.filter(({ alsoCalled = [] }) =>
    alsoCalled.some((name) => /^(?:naloxone|weed)$/.test(name)),
  );
  expect(drugs.length).toBe(2);
  expect(drugs.flatMap((seed) => faults(seed, fetchesNaloxone))).toEqual([]);
  const open = MEDICAL.filter((seed) => faults(seed, givesNaloxone).length > 0);
  expect(open.map(({ title }) => title)).toEqual([]);
});

function leadsAlone({ firstAct = '', steps }: SeedIssue): boolean {
  const isCpr = steps.some(({ question }) => CPR.test(question));
  return isCpr && !/\bthe operator (?:leads|says)\b/i.test(firstAct);
}

// START-42
test('an advisor who may have to begin CPR has first read that the operator leads', () => {
  const cpr = confirm('cpr', 'Start CPR.', 'Done', finish());
  expect(leadsAlone({ ...made(cpr), firstAct: 'Push hard.' })).toBe(true);
  expect(STARTER_LIBRARY.filter(leadsAlone).map(({ title }) => title)).toEqual([]);
});

test('the walk through the paths finds CPR on a person as they lie, with nothing fetched', () => {
  const look = confirm('look', 'Tilt the head back.', 'Done', next());
  const bare = made(look, confirm('cpr', 'Start CPR. A defibrillator helps.', 'Done', finish()));
  expect(faults(bare, fetchesDefibrillator)).toEqual(['nobody is sent for a defibrillator']);
  expect(faults(bare, laysOnTheBack)).toEqual(['nobody lies on their back']);
  expect(faults(bare, fetchesNaloxone)).toEqual(['nobody is sent for naloxone']);
  expect(faults(made(look), fetchesDefibrillator)).toEqual([]);
});

test('the walk through the paths finds somebody not alert whom nobody turns', () => {
  const said = 'No answer, no normal breathing: on their back, CPR.';
  const watch = confirm('watch', `Stay and watch. ${said}`, 'Done', finish());
  const drowsy = confirm('watch', `Drowsy: on their side. ${said}`, 'Done', finish());
  const turned = confirm('watch', `Not alert: on their side. ${said}`, 'Done', finish());
  const fault = 'nobody who is not alert lies on their side at watch';
  expect(faults(made(watch), laysOnTheSide)).toEqual([fault]);
  expect(faults(made(drowsy), laysOnTheSide)).toEqual([fault]);
  expect(faults(made(turned), laysOnTheSide)).toEqual([]);
});
