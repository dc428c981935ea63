import { describe, expect, test } from 'vitest';
import {
  CALLED,
  RESOLVED,
  faults,
  made,
  names,
  outcomeOf,
  type Check,
  type Stop,
} from './test/seed-paths.ts';
import { ask, confirm, next, skipTo, type SeedIssue, type SeedStep } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { EMERGENCY } from './starter/contacts.ts';

// These rules say who may be given CPR, who may not, and who is left before a crew has come.

function answersOf(step: SeedStep): string[] {
  return step.answerType === 'Yes or No'
    ? [step.yes.text ?? '', step.no.text ?? '']
    : [step.confirmationText];
}

/** Returns the words that the advisor reads and may tick at a stop. */
function wordsOf({ step }: Stop): string {
  return [step.question, ...answersOf(step)].join(' ');
}

function answeredWith({ step, answer }: Stop): string {
  return answersOf(step)[answer === 'no' ? 1 : 0] ?? '';
}

const STARTS = /\bstart CPR\b/;

const SEIZURE = /\ba seizure\b|\bjerk again and again\b/i;
const ON_THE_BACK = /\bon their back\b/i;
const WAITS = /\bjerking stops\b|\bif they jerk, wait\b|\bjerk again and again\b/i;

const waitsForTheSeizure: Check = (path) => {
  const met = path.findIndex(({ step, answer }) => answer === 'yes' && SEIZURE.test(step.question));
  const after = met === -1 ? [] : path.slice(met + 1);
  const laid = after.findIndex(({ step }) => ON_THE_BACK.test(step.question));
  const isAwaited = after.slice(0, laid + 1).some((stop) => WAITS.test(wordsOf(stop)));
  return laid === -1 || isAwaited
    ? undefined
    : `${after[laid]?.step.key} lays who may jerk on their back`;
};

const AWAKE = /\bthey (?:do|respond|answer|are awake)\b(?! or)/i;
const SILENT =
  /\bno answer\b|\bstops? answering\b|\blimp\b|\bor they answer\b|\bbreath(?:ing)? stops\b/i;

const asksIfTheyAnswer: Check = (path) => {
  const begun = path.findIndex(({ step }) => STARTS.test(step.question));
  const awake = path
    .slice(0, Math.max(0, begun))
    .findLastIndex((stop) => AWAKE.test(answeredWith(stop)));
  if (awake === -1) return undefined;
  return path.slice(awake + 1, begun + 1).some((stop) => SILENT.test(wordsOf(stop)))
    ? undefined
    : `CPR after ${path[awake]?.step.key}, and nobody asks again whether they answer`;
};

const UNANSWERED = /\bany one\b.*\bno answer\b/i;

// In a medical emergency the advisor sees the patient. The screen of the call and the one after it: more would be read
// beside a heart that does not beat.
const offersCprSoon: Check = (path) => {
  const met = path.findIndex(
    ({ step, answer }) => answer === 'yes' && UNANSWERED.test(step.question),
  );
  const soon = path.slice(met + 1, met + 3);
  const isOffered = soon.some((stop) => /\bno normal breathing\b|\bCPR\b/i.test(wordsOf(stop)));
  return met === -1 || isOffered ? undefined : `after ${path[met]?.step.key} CPR is far away`;
};

const HAS_CREW = /\bcrew (?:is )?called\b/i;

const staysForTheCrew: Check = (path) => {
  const called = path.findIndex(names(EMERGENCY));
  if (called === -1 || outcomeOf(path) !== 'resolved') return undefined;
  const isAsked = path
    .slice(called)
    .some(({ step, answer }) => answer === 'no' && HAS_CREW.test(step.question));
  return isAsked ? undefined : `resolved, and the crew of ${path[called]?.step.key} may still come`;
};

const VIOLENT = /\bviolent\b/i;
const NEAR = /\bwalk beside\b|\byou stay\b/i;
const IS_CALM = /\bcalm\b|\bif (?:it is )?safe\b/i;

const staysFromViolence: Check = (path) => {
  const met = path.findIndex(({ step }) => VIOLENT.test(step.question));
  const near = path.slice(met + 1).find(({ step }) => {
    return NEAR.test(step.question) && !IS_CALM.test(step.question);
  });
  return met === -1 || !near ? undefined : `${near.step.key} leads near who was violent`;
};

const PUSHES = /\bstart CPR: push\b/i;
const ASKS_AFTER_BREATH = /\b(?:answer|breath\w*|limp)\b/i;

const looksBeforeCpr: Check = (path) => {
  const begun = path.findIndex(({ step }) => PUSHES.test(step.question));
  const isAsked = path
    .slice(0, Math.max(0, begun))
    .some(
      ({ step }) =>
        step.answerType === 'Yes or No' &&
        ASKS_AFTER_BREATH.test(`${step.question} ${step.yes.text} ${step.no.text}`),
    );
  return begun === -1 || isAsked ? undefined : `${path[begun]?.step.key} is for whoever breathes`;
};

const MEDICAL = STARTER_LIBRARY.filter(({ category }) => category === 'Medical');

const RULES = [
  {
    rule: 'nobody in a seizure is laid on their back',
    seeds: STARTER_LIBRARY,
    check: waitsForTheSeizure,
  },
  { rule: 'nobody who answers is given CPR', seeds: STARTER_LIBRARY, check: asksIfTheyAnswer },
  { rule: 'CPR is near where nobody answers', seeds: MEDICAL, check: offersCprSoon },
  { rule: 'whoever called a crew is there when it comes', seeds: MEDICAL, check: staysForTheCrew },
  { rule: 'nobody is given CPR unasked', seeds: STARTER_LIBRARY, check: looksBeforeCpr },
  { rule: 'nobody is led near who was violent', seeds: STARTER_LIBRARY, check: staysFromViolence },
];

// START-14
describe.each(RULES)('on every path $rule', ({ seeds, check }) => {
  test.each(seeds.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

// START-14
test('no answer is no sign where nobody who is awake can speak', () => {
  const choking = STARTER_LIBRARY.filter(({ title }) => title === 'Choking');
  expect(choking.length).toBe(1);
  const asked = choking.flatMap(({ steps }) => steps.map(({ question }) => question));
  expect(asked.filter((question) => /\banswer\b/i.test(question))).toEqual([]);
});

const SAYS_WHOM = /\bno answer, no normal breathing: CPR|\blimp: [^.]*\bCPR/i;

/** Tells whether CPR is under every step without a word for whom. */
function isForAnybody({ firstAct = '' }: SeedIssue): boolean {
  return /\bCPR\b/.test(firstAct) && !SAYS_WHOM.test(firstAct);
}

/** Tells whether a person may give no answer, and nothing under every step says what follows. */
function isWithoutCpr({ firstAct = '', steps }: SeedIssue): boolean {
  return steps.some(({ question }) => UNANSWERED.test(question)) && !/\bCPR\b/.test(firstAct);
}

// START-42
test('the first act says who is given CPR', () => {
  expect(isForAnybody({ ...made(RESOLVED), firstAct: 'No normal breathing: CPR.' })).toBe(true);
  const silent = ask('silent', 'Any one? No answer.', next(), next());
  expect(isWithoutCpr({ ...made(silent), firstAct: 'Press hard.' })).toBe(true);
  expect(STARTER_LIBRARY.filter(isForAnybody).map(({ title }) => title)).toEqual([]);
  expect(MEDICAL.filter(isWithoutCpr).map(({ title }) => title)).toEqual([]);
});

describe('the walk through the paths finds', () => {
  const cpr = confirm('cpr', 'On their back, start CPR.', 'Done', next());

  test('a seizure that nobody lets stop', () => {
    const seizure = ask('seizure', 'Any one? A seizure.', next(), skipTo('end'));
    expect(faults(made(seizure, CALLED, cpr, RESOLVED), waitsForTheSeizure)).toEqual([
      'cpr lays who may jerk on their back',
    ]);
  });

  test('CPR on somebody who answers', () => {
    const awake = ask('awake', 'Do they answer?', next('Yes, they do'), skipTo('end', 'No'));
    const breath = ask('breath', 'Is it normal?', skipTo('end'), next());
    expect(faults(made(awake, breath, cpr, RESOLVED), asksIfTheyAnswer)).toEqual([
      'CPR after awake, and nobody asks again whether they answer',
    ]);
  });

  test('CPR that is far from who does not answer', () => {
    const silent = ask('silent', 'Any one? No answer.', next(), skipTo('end'));
    const wait = confirm('wait', 'Wait.', 'Done', next());
    expect(faults(made(silent, CALLED, wait, cpr, RESOLVED), offersCprSoon)).toEqual([
      'after silent CPR is far away',
    ]);
  });

  test('CPR on somebody after whose breath nobody asked', () => {
    const push = confirm('push', 'Start CPR: push hard.', 'Done', next());
    const breath = ask('breath', 'Is the breathing normal?', skipTo('end'), next());
    expect(faults(made(CALLED, push, RESOLVED), looksBeforeCpr)).toEqual([
      'push is for whoever breathes',
    ]);
    expect(faults(made(CALLED, breath, push, RESOLVED), looksBeforeCpr)).toEqual([]);
  });

  test('an ambulance for nobody', () => {
    expect(faults(made(CALLED, RESOLVED), staysForTheCrew)).toEqual([
      'resolved, and the crew of call may still come',
    ]);
  });

  test('walking next to somebody violent', () => {
    const near = confirm('near', 'If they are violent, keep back.', 'Done', next());
    const walk = confirm('walk', 'A friend and you walk beside them.', 'Done', next());
    expect(faults(made(near, walk, RESOLVED), staysFromViolence)).toEqual([
      'walk leads near who was violent',
    ]);
  });
});
