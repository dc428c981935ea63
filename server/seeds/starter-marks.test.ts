import { describe, expect, test } from 'vitest';
import {
  CALLED,
  RESOLVED,
  faults,
  isMet,
  made,
  pathsOf,
  type Check,
  type Path,
  type Stop,
} from './test/seed-paths.ts';
import { ask, confirm, next, skipTo, type SeedIssue, type SeedStep } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';

// Rules about hurt or ill people (START-14) check nothing if `patient` was forgotten.

const ASKS =
  /\b(?:hurt|ill|unwell|burnt|bleed(?:s|ing)|collapsed|drowsy|confused|breathless|breath(?:e|ing)?|pain|seizure|faint(?:ed)?|no answer|they answer|answer you|swollen|limp|they speak|hanging|worse|well|cry for help|groan)\b/i;
const CARES =
  /\bCPR\b|\bpress hard\b|\bon(?:to)? their side\b|\bnaloxone\b|\binjector\b|\bcool running\b|\b(?:stay|and),? watch\b|\bwatch them\b/i;

function asksAfterHarm({ step }: Stop): boolean {
  const answers = step.answerType === 'Yes or No' ? [step.yes.text, step.no.text] : [];
  return ASKS.test([step.question, ...answers].join(' '));
}

/** Tells whether a person is cared for at that stop; signs in a question are only looked for. */
function cares({ step }: Stop): boolean {
  return step.answerType !== 'Yes or No' && CARES.test(step.question);
}

/** Tells whether care follows at once, with or without the crew's way in between. */
function caredFor(path: Path): boolean {
  const screens = path.filter((stop) => stop.step.key !== 'crew-in' || cares(stop));
  return screens.slice(0, 3).some(cares);
}

function firstPatient(path: Path): Stop | undefined {
  return path.find((stop) => isMet(stop.step.patient, stop));
}

const marksThePatient: Check = (path) => {
  const forgotten = path.find((stop, i) => {
    const isKnown = firstPatient(path.slice(0, i + 1)) !== undefined;
    const isHarm = asksAfterHarm(stop) || caredFor(path.slice(i));
    return isMet(stop.step.danger, stop) && !isKnown && isHarm;
  });
  return forgotten && `nobody is marked as hurt or ill at ${forgotten.step.key}`;
};

// START-23
describe('every path for a hurt or ill person is marked', () => {
  test.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, marksThePatient)).toEqual([]);
  });
});

function unmarked(step: SeedStep): SeedStep {
  const { patient: _, ...rest } = step;
  return rest;
}

/** Returns the same procedure with the mark of one step forgotten. */
function without(step: SeedStep, seed: SeedIssue): SeedIssue {
  return { ...seed, steps: seed.steps.map((each) => (each === step ? unmarked(each) : each)) };
}

// START-23
test('a mark of the library that is forgotten is found, wherever it is the first of its path', () => {
  const firsts = STARTER_LIBRARY.flatMap((seed) => {
    const steps = new Set(pathsOf(seed).flatMap((path) => firstPatient(path)?.step ?? []));
    return [...steps].map((step) => ({ seed, step }));
  });
  const unfound = firsts.filter(
    ({ seed, step }) => faults(without(step, seed), marksThePatient).length === 0,
  );
  expect(unfound.map(({ seed, step }) => `${seed.title}: ${step.key}`)).toEqual([]);
  expect(firsts.length).toBeGreaterThan(60);
});

describe('the walk through the paths finds', () => {
  test('a question after harm, and care, that nobody marked', () => {
    const asked = ask('asked', 'Is anyone hurt?', next(), skipTo('end'), { danger: 'yes' });
    expect(faults(made(asked, CALLED, RESOLVED), marksThePatient)).toEqual([
      'nobody is marked as hurt or ill at asked',
    ]);
    const fire = ask('fire', 'Is there a fire?', next(), skipTo('end'), { danger: 'yes' });
    const care = confirm('care', 'Press hard on a wound.', 'Done', next());
    expect(faults(made(fire, CALLED, care, RESOLVED), marksThePatient)).toEqual([
      'nobody is marked as hurt or ill at fire',
    ]);
    expect(faults(made(fire, CALLED, RESOLVED), marksThePatient)).toEqual([]);
  });
});
