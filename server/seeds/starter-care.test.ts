import { describe, expect, test } from 'vitest';
import {
  RESOLVED,
  faults,
  isMet,
  made,
  names,
  outcomeOf,
  type Check,
  type Path,
  type Stop,
} from './test/seed-paths.ts';
import { ask, confirm, next, skipTo, type SeedStep } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { EMERGENCY, SECURITY } from './starter/contacts.ts';

/** Returns the words with which a step is answered. */
function answeredWith({ step, answer }: Stop): string {
  if (step.answerType !== 'Yes or No') return step.confirmationText;
  return (answer === 'yes' ? step.yes.text : step.no.text) ?? '';
}

/** Returns the words that the advisor reads and ticks at a stop. */
function wordsOf(step: SeedStep): string {
  return step.answerType === 'Yes or No'
    ? `${step.question} ${step.yes.text ?? ''} ${step.no.text ?? ''}`
    : `${step.question} ${step.confirmationText}`;
}

/** Returns the places on the path where a hurt or ill person is met. */
function patientsOn(path: Path): number[] {
  return path.flatMap((stop, i) => (isMet(stop.step.patient, stop) ? i : []));
}

const OBEY = /\bdo what the operator says\b|\bthe operator leads\b/i;

// Each in words of its own: a mention of CPR says neither to stay nor to watch before it.
const CARE = [
  { words: /\bstay\b(?! (?:where|on the line|out))|\bnever stop\b/i, what: 'that somebody stays' },
  { words: /\bwatch\b|\bnever stop\b/i, what: 'that somebody watches' },
  {
    words:
      /\bno (?:answer|normal breath)|stop answering|breathing stops|jerking stops|breathing normal|\blimp\b/i,
    what: 'what to do without an answer or breath',
  },
];

// Hands on a chest leave nothing else to read.
const PUSHES = /\bstart CPR: push\b/i;

const explainsCare: Check = (path) => {
  const lacks = patientsOn(path).flatMap((met) => {
    const call = path.findIndex((stop, i) => i >= met && names(EMERGENCY)(stop));
    // A call that was made before the person was met has said whom to obey.
    const isToObey = path.slice(0, call + 3).some(({ step }) => OBEY.test(wordsOf(step)));
    const read = path.slice(met, call + 3).map(({ step }) => wordsOf(step));
    const missing = CARE.find((one) => !read.some((words) => one.words.test(words)));
    const lack = isToObey ? missing?.what : 'to do what the operator says';
    const isCared = isToObey && read.some((words) => PUSHES.test(words));
    return lack && !isCared ? `after ${path[met]?.step.key} nobody reads ${lack}` : [];
  });
  return lacks[0];
};

const endsWithTheCrew: Check = (path) => {
  const met = patientsOn(path).at(-1);
  const isTaken = path
    .slice(met)
    .some((stop) => /\b(?:crew|police)\b.*taken over/i.test(answeredWith(stop)));
  return met === undefined || isTaken
    ? undefined
    : `no crew takes over after ${path[met]?.step.key}`;
};

const SECURED =
  /\bkeep (?:back|away)\b|\bget away\b|\b(?:get to|go to|in|from) (?:a safe place|somewhere safe)\b(?! together)|where you are safe/i;
const LED = /\bonce it is safe\b|(?<!if )\bit is safe\b|\bif (?:(?:it is )?safe|not)\b/i;

// People outside may stay away if there is nobody to go to.
const leadsOn: Check = (path) => {
  const secured = path.findIndex(({ step }) => SECURED.test(step.question));
  const isLedOn = path.slice(Math.max(0, secured)).some(({ step }) => LED.test(wordsOf(step)));
  const isNeeded =
    patientsOn(path).length > 0 || /keep back/i.test(path[secured]?.step.question ?? '');
  return secured !== -1 && isNeeded && !isLedOn
    ? `nobody is led on from ${path[secured]?.step.key} once it is safe`
    : undefined;
};

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s/);
}

const LETS_GO = /\blets? you go\b|\bonce no\b/i;
const OTHER_PHONE = /\bsomeone\b|\bothers (?:fetch|call)\b|\bhelpers?\b|\banother phone\b/i;

// 'Campus Security says …' asks for no call.
const asksOneCall: Check = (path) => {
  let isBusy = false;
  for (const stop of path) {
    for (const sentence of sentencesOf(stop.step.question)) {
      if (LETS_GO.test(sentence)) isBusy = false;
      const isAsked = sentence.includes(SECURITY) && !sentence.includes(`${SECURITY} says`);
      if (isBusy && isAsked && !OTHER_PHONE.test(sentence)) {
        return `${stop.step.key} asks the phone of the emergency call for another`;
      }
      if (sentence.includes(EMERGENCY)) isBusy = true;
    }
    if (/taken over|\b(?:is|are) here\b|say that it is/i.test(answeredWith(stop))) isBusy = false;
  }
  return undefined;
};

const TELLS =
  /(?<!police )\b(?:tell|call|message|inform|warn) (?:\w+ ){0,2}(?:family|parents?|mother|father|partner|callers?|press|whoever (?:was|asks))\b/i;
const IS_FREE = /\b(?:yes|agrees?|allows|wants?|only|never|nothing|nobody|no)\b/i;

const notifiesNobody: Check = (path) => {
  const notified = path.find(({ step }) =>
    sentencesOf(step.question).some((each) => TELLS.test(each) && !IS_FREE.test(each)),
  );
  return notified && `${notified.step.key} tells of a resident who has not agreed`;
};

const NAMES_SUICIDE = /\bsuicide\b/i;

// A resident who was found and feels well may still be the one who said goodbye.
const asksWhomOneFearedFor: Check = (path) => {
  const feared = path.findIndex(
    (stop) => isMet(stop.step.hard, stop) && NAMES_SUICIDE.test(stop.step.question),
  );
  const isAsked = path.slice(feared + 1).some(({ step }) => NAMES_SUICIDE.test(step.question));
  const isFault = feared !== -1 && outcomeOf(path) === 'resolved' && !isAsked;
  return isFault ? `nobody asks after suicide again after ${path[feared]?.step.key}` : undefined;
};

/** Words for people who hide, or are locked in. */
const HIDDEN = /\bphone silent\b|\block the door\b/i;
/** Words that take somebody out of a hiding place, and words that make it safe. */
const LEAVES = /\b(?:run|send for|fetch|go to (?:them|others)|tell that resident)\b/i;
const STAYS_IN = /\bnever\b|\bgets in\b|\bif the way is safe\b|\bby phone\b/i;

const keepsHiding: Check = (path) => {
  const hidden = path.findIndex(
    ({ step }) => step.answerType !== 'Yes or No' && HIDDEN.test(step.question),
  );
  const after = hidden === -1 ? [] : path.slice(hidden + 1);
  const safe = after.findIndex(({ step }) => /\bonce it is safe\b/i.test(step.question));
  const out = after
    .slice(0, safe === -1 ? undefined : safe)
    .find(({ step }) =>
      sentencesOf(step.question).some((each) => LEAVES.test(each) && !STAYS_IN.test(each)),
    );
  return out && `${out.step.key} leads out whoever hides`;
};

const KEPT_STILL = /\bkeep (?:them )?still\b/i;
const TURNS = /\btilt the head\b|\bon their side\b/i;
/** Words that turn nobody, or turn for an airway that would close otherwise. */
const IN_NEED = /\bdo not\b|\bvomit\b|\bno fall\b/i;

const turnsNobodyHurt: Check = (path) => {
  const still = path.findIndex(({ step }) => KEPT_STILL.test(step.question));
  const turned = path
    .slice(still)
    .find(({ step }) =>
      step.question.split(/(?<=[.?])\s/).some((each) => TURNS.test(each) && !IN_NEED.test(each)),
    );
  return still !== -1 && turned ? `${turned.step.key} turns whoever is kept still` : undefined;
};

const WAITS = /\balone,[^.]*\b(?:once|as soon as) they\b/i;

const callsInTheEnd: Check = (path) => {
  const waits = path.find(({ step }) => WAITS.test(step.question));
  return waits && waits.step.answerType !== 'Yes or No'
    ? `${waits.step.key} has no way on for whoever is alone`
    : undefined;
};

const RULES = [
  { rule: 'nobody who hides is led out', check: keepsHiding },
  { rule: 'whoever is kept still is turned for vomit alone', check: turnsNobodyHurt },
  { rule: 'a call that waits for something has a way on without it', check: callsInTheEnd },
  { rule: 'whoever is hurt is watched, and CPR is named', check: explainsCare },
  { rule: 'whoever is hurt is left to the crew or the police alone', check: endsWithTheCrew },
  { rule: 'whoever keeps back is led on once it is safe', check: leadsOn },
  { rule: 'one phone makes one call at a time', check: asksOneCall },
  { rule: 'nobody hears of a resident without a yes', check: notifiesNobody },
  { rule: 'a fear of suicide is not resolved unasked', check: asksWhomOneFearedFor },
];

// START-14
describe.each(RULES)('on every path $rule', ({ check }) => {
  test.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

/** Adds the same step once more to a procedure. */
function twice(step: SeedStep): SeedStep {
  return { ...step, key: `${step.key}-again` };
}

describe('the walk through the paths finds', () => {
  const taken = confirm('taken', 'Wait outside.', 'The crew has taken over', next());
  const marks = { danger: 'yes', patient: 'yes' } as const;
  const ill = ask('ill', 'Is anyone ill?', next(), skipTo('end'), marks);
  const call = confirm('call', `Call ${EMERGENCY} and do what the operator says.`, 'Done', next());
  const care = confirm('care', 'Stay, watch them. No answer: say so.', 'Done', next());

  test('a patient of whom the advisor reads too little, and who is left to anybody', () => {
    const alone = made(
      ill,
      call,
      confirm('stay', 'Stay and watch.', 'A friend is here', next()),
      RESOLVED,
    );
    expect(faults(alone, explainsCare)).toEqual([
      'after ill nobody reads what to do without an answer or breath',
    ]);
    expect(faults(alone, endsWithTheCrew)).toEqual(['no crew takes over after ill']);
  });

  test('a patient for whom only CPR is mentioned, or something too late', () => {
    const cpr = confirm('cpr', 'No answer: start CPR. Stay where you are safe.', 'Done', next());
    expect(faults(made(ill, call, cpr, RESOLVED), explainsCare)).toEqual([
      'after ill nobody reads that somebody stays',
    ]);
    expect(faults(made(ill, call, twice(taken), taken, care, RESOLVED), explainsCare)).toEqual([
      'after ill nobody reads that somebody stays',
    ]);
    const mute = confirm('mute', `Call ${EMERGENCY}.`, 'Done', next());
    expect(faults(made(ill, mute, care, RESOLVED), explainsCare)).toEqual([
      'after ill nobody reads to do what the operator says',
    ]);
  });

  test('a second patient, after the crew has taken over the first', () => {
    const worse = ask('worse', 'Is anyone else hurt?', next(), skipTo('end'), marks);
    const both = made(ill, call, care, taken, worse, twice(call), RESOLVED);
    expect(faults(both, explainsCare)).toEqual(['after worse nobody reads that somebody stays']);
    expect(faults(both, endsWithTheCrew)).toEqual(['no crew takes over after worse']);
  });

  test('an advisor who keeps back for good', () => {
    expect(faults(made(confirm('back', 'Keep back.', 'Done', next()), RESOLVED), leadsOn)).toEqual([
      'nobody is led on from back once it is safe',
    ]);
    const away = confirm('away', 'Get to a safe place.', 'Done', next());
    expect(faults(made(ill, away, call, care, taken, RESOLVED), leadsOn)).toEqual([
      'nobody is led on from away once it is safe',
    ]);
  });

  test('a second call on the phone that is in a call, also some screens later', () => {
    const second = confirm('second', `Call ${SECURITY} to let the crew in.`, 'Done', next());
    const fault = ['second asks the phone of the emergency call for another'];
    expect(faults(made(ill, call, second, RESOLVED), asksOneCall)).toEqual(fault);
    expect(faults(made(ill, call, twice(care), care, second, RESOLVED), asksOneCall)).toEqual(
      fault,
    );
    const friend = `Someone warms them. ${SECURITY} lets the crew in.`;
    const passive = confirm('second', friend, 'Done', next());
    expect(faults(made(ill, call, passive, RESOLVED), asksOneCall)).toEqual(fault);
    expect(faults(made(ill, call, taken, second, RESOLVED), asksOneCall)).toEqual([]);
  });

  test('a family that is informed without consent', () => {
    const told = confirm('told', 'Tell their family. Ask for a yes to all else.', 'Done', next());
    expect(faults(made(told, RESOLVED), notifiesNobody)).toEqual([
      'told tells of a resident who has not agreed',
    ]);
  });

  test('a fear of suicide that is resolved without a question', () => {
    const feared = ask('feared', 'Talk of suicide?', next(), skipTo('end'), { hard: 'yes' });
    const well = ask('well', 'Are they well?', next(), next());
    expect(faults(made(feared, call, well, RESOLVED), asksWhomOneFearedFor)).toEqual([
      'nobody asks after suicide again after feared',
    ]);
    const asked = ask('asked', 'Do they speak of suicide?', next(), next());
    expect(faults(made(feared, call, asked, RESOLVED), asksWhomOneFearedFor)).toEqual([]);
  });

  test('somebody hidden who is led out, and somebody fallen whom a later screen turns', () => {
    const hide = confirm('hide', 'Lock the door, phone silent.', 'Done', next());
    const run = confirm('run', 'If the attacker comes near, run.', 'Done', next());
    expect(faults(made(hide, run, RESOLVED), keepsHiding)).toEqual(['run leads out whoever hides']);
    const still = confirm('still', 'Keep them still.', 'Done', next());
    const tilt = confirm('tilt', 'On their back, tilt the head back.', 'Done', next());
    expect(faults(made(still, tilt, RESOLVED), turnsNobodyHurt)).toEqual([
      'tilt turns whoever is kept still',
    ]);
  });

  test('a call that waits for what may never be', () => {
    const waits = confirm('down', 'Alone, you call as soon as they are down.', 'Done', next());
    expect(faults(made(waits, RESOLVED), callsInTheEnd)).toEqual([
      'down has no way on for whoever is alone',
    ]);
  });
});
