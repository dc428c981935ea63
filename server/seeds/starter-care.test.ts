import { describe, expect, test } from 'vitest';
import { faults, isMet, made, names, type Check, type Stop } from './seed-paths.ts';
import { ask, confirm, finish, next, skipTo, type SeedStep } from './seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { EMERGENCY, SECURITY } from './starter/contacts.ts';

/** The words with which a step is answered. */
function answeredWith({ step, answer }: Stop): string {
  if (step.answerType !== 'Yes or No') return step.confirmationText;
  return (answer === 'yes' ? step.yes.text : step.no.text) ?? '';
}

/** What the advisor reads and ticks at a stop. */
function wordsOf(step: SeedStep): string {
  return step.answerType === 'Yes or No'
    ? `${step.question} ${step.yes.text ?? ''} ${step.no.text ?? ''}`
    : `${step.question} ${step.confirmationText}`;
}

const CARE = [
  { says: /do (?:as|what) they say/i, what: 'to do what the call handler says' },
  { says: /\bstay|\bCPR\b|never stop/i, what: 'that somebody stays' },
  { says: /\bwatch|\bCPR\b|never stop/i, what: 'that somebody watches' },
  {
    says: /\bCPR\b|normal breathing|breathing stops|stop answering|jerking stops|breathing normal|limp/i,
    what: 'what to do without an answer or breath',
  },
];

// A call that was made before the person was met is not made again: its screen has said what to do.
const saysHowToCare: Check = (path) => {
  const met = path.findIndex((stop) => isMet(stop.step.patient, stop));
  if (met === -1) return undefined;
  const call = path.findIndex((stop, i) => i >= met && names(EMERGENCY)(stop));
  const read = path.slice(0, call + 3).map(({ step }) => wordsOf(step));
  const missing = CARE.find(({ says }) => !read.some((words) => says.test(words)));
  return missing && `after ${path[met]?.step.key} nobody reads ${missing.what}`;
};

const endsWithTheCrew: Check = (path) => {
  const met = path.findIndex((stop) => isMet(stop.step.patient, stop));
  const isTaken = path
    .slice(Math.max(0, met))
    .some((stop) => /\b(?:crew|police)\b.*taken over/i.test(answeredWith(stop)));
  return met === -1 || isTaken ? undefined : `no crew takes over after ${path[met]?.step.key}`;
};

const leadsOn: Check = (path) => {
  const kept = path.find(({ step }) => /\bkeep back\b|\bnot safe\b/i.test(step.question));
  const isLedOn = path.some(({ step }) => /once it is safe|safe now/i.test(wordsOf(step)));
  const isEnd = kept !== undefined && path.slice(path.indexOf(kept) + 1).length < 2;
  return isEnd && !isLedOn ? `nobody is led on from ${kept.step.key} once it is safe` : undefined;
};

const OTHER_PHONE = /\bsomeone\b|\bothers\b|a helper|another phone|lets? you go|once no|\btold\b/i;

const asksOneCall: Check = (path) => {
  const twice = path.find((stop, i) => {
    const isCalling = path.slice(Math.max(0, i - 1), i + 1).some(names(EMERGENCY));
    const isAsked = /\b(?:call|ask|tell) $/i.test(stop.step.question.split(SECURITY)[0] ?? '');
    return isCalling && names(SECURITY)(stop) && isAsked && !OTHER_PHONE.test(stop.step.question);
  });
  return twice && `${twice.step.key} asks the phone of the emergency call for another`;
};

const tellsNobody: Check = (path) => {
  const told = path.find(({ step }) =>
    /\btell (?:their |the |a )?(?:family|parents?|callers?|whoever was)\b/i.test(step.question),
  );
  const isFree = told && /\b(?:yes|agrees?|want|only|never|nothing)\b/i.test(told.step.question);
  return told && !isFree ? `${told.step.key} tells of a resident who has not agreed` : undefined;
};

const RULES = [
  { rule: 'whoever is hurt is watched, and CPR is named', check: saysHowToCare },
  { rule: 'whoever is hurt is left to the crew or the police alone', check: endsWithTheCrew },
  { rule: 'whoever keeps back is led on once it is safe', check: leadsOn },
  { rule: 'one phone makes one call at a time', check: asksOneCall },
  { rule: 'nobody hears of a resident without a yes', check: tellsNobody },
];

// START-19, START-20, START-21, START-22
describe.each(RULES)('on every path $rule', ({ check }) => {
  test.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

describe('the walk through the paths finds', () => {
  const resolved = confirm('end', 'Choose “Issue resolved”.', 'Done', finish());
  const ill = ask('ill', 'Is anyone ill?', next(), skipTo('end'), {
    danger: 'yes',
    patient: 'yes',
  });
  const call = confirm('call', `Call ${EMERGENCY} and do what they say.`, 'Done', next());

  test('a patient of whom the advisor reads too little, and who is left to anybody', () => {
    const alone = made(
      ill,
      call,
      confirm('stay', 'Stay and watch.', 'A friend is here', next()),
      resolved,
    );
    expect(faults(alone, saysHowToCare)).toEqual([
      'after ill nobody reads what to do without an answer or breath',
    ]);
    expect(faults(alone, endsWithTheCrew)).toEqual(['no crew takes over after ill']);
  });

  test('an advisor who keeps back for good', () => {
    expect(faults(made(confirm('back', 'Keep back.', 'Done', next()), resolved), leadsOn)).toEqual([
      'nobody is led on from back once it is safe',
    ]);
  });

  test('a second call on the phone that is in a call', () => {
    const second = confirm('second', `Call ${SECURITY} to let the crew in.`, 'Done', next());
    expect(faults(made(ill, call, second, resolved), asksOneCall)).toEqual([
      'second asks the phone of the emergency call for another',
    ]);
  });

  test('a family that is told without a yes', () => {
    const told = confirm('told', 'Tell their family.', 'Done', next());
    expect(faults(made(told, resolved), tellsNobody)).toEqual([
      'told tells of a resident who has not agreed',
    ]);
  });
});
