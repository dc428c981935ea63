import { describe, expect, test } from 'vitest';
import {
  CALLED,
  RESOLVED,
  faults,
  isMet,
  made,
  names,
  outcomeOf,
  type Check,
} from './test/seed-paths.ts';
import { ask, confirm, next, skipTo } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { EMERGENCY, FACILITIES, SECURITY } from './starter/contacts.ts';

// The advisor, and anyone hurt, are never sent toward the danger, nor away from people who need them.

const FLEES = /\buphill\b/i;

const staysUphill: Check = (path) => {
  const fled = path.find(({ step, answer }) => answer !== 'no' && FLEES.test(step.question));
  return fled && outcomeOf(path) === 'resolved'
    ? `resolved, and ${fled.step.key} has everybody flee from a wave`
    : undefined;
};

/** Words that lead towards somebody, or have others go in to them. */
const NEARS =
  /\bknock\b|\bopen the door\b|\bgo in\b|\bgo to them\b|\bcall the person away\b|\bkeep (?:them apart|whoever did it away)\b/i;
const IS_SAFE =
  /\bnever go in to a fight\b|\bif (?:it is )?safe\b|\bonce it is safe\b|\bkeep away\b|\bif nobody is (?:armed|violent)\b/i;

const keepsAway: Check = (path) => {
  const met = path.findIndex((stop) => isMet(stop.step.violence, stop));
  const near = path
    .slice(met)
    .find(({ step }) => NEARS.test(step.question) && !IS_SAFE.test(step.question));
  return met === -1 || !near
    ? undefined
    : `${near.step.key} leads to whoever is violent since ${path[met]?.step.key}`;
};

const IS_AWAY = /\b(?:fight|push|threat\w*|violence|weapon)\b[^.]*\bget away\b/i;

const callsOnceAway: Check = (path) => {
  const away = path.findIndex(({ step }) => IS_AWAY.test(step.question));
  return away === -1 || path.slice(0, away + 2).some(names(EMERGENCY))
    ? undefined
    : `who gets away at ${path[away]?.step.key} calls nobody`;
};

const LEADS_OFF = /^(?:get|go) (?:away|to a safe place|somewhere safe)/i;

// 'If someone threatens, go somewhere safe first' moves nobody who is badly hurt and in no danger.
const movesNobodyHurt: Check = (path) => {
  const met = path.findIndex((stop) => isMet(stop.step.patient, stop));
  const called = path.findIndex((stop, i) => i > met && names(EMERGENCY)(stop));
  const moved = path
    .slice(met + 1, called + 1)
    .find(({ step }) => step.question.split(/(?<=[.?])\s/).some((each) => LEADS_OFF.test(each)));
  return met === -1 || !moved ? undefined : `${moved.step.key} moves whoever is hurt`;
};

/** A question about violence must say so to the checks above. */
const ASKS_AFTER_VIOLENCE = /\b(?:threatened|threatens?|threatening|violent|armed|fighting)\b/i;

const marksViolence: Check = (path) => {
  const asked = path.find(
    ({ step }) => step.answerType === 'Yes or No' && ASKS_AFTER_VIOLENCE.test(step.question),
  );
  const isMarked = path.some(({ step }) => step.violence !== undefined);
  return asked && !isMarked ? `nobody is marked as violent at ${asked.step.key}` : undefined;
};

const LEFT = /\b(?:all out|everyone out|out now|outside|are you out)\b/i;
const WHO_IS_IN = /\bwho\b[^.]*\b(?:inside|missing|asleep|with you)\b/i;

const tellsWhoIsIn: Check = (path) => {
  const at = path.findIndex(names(EMERGENCY));
  const call = path[at];
  const isLeft = path
    .slice(Math.max(0, at - 1), at + 1)
    .some(({ step }) => LEFT.test(step.question));
  return call && isLeft && !WHO_IS_IN.test(call.step.question)
    ? `${call.step.key} says nothing of who may be inside`
    : undefined;
};

/** Tells whether it asks who needs power: somebody may die by a dead machine, unseen, while the advisor waits beside others who are well. */
const asksWhoNeedsPower: Check = (path) => {
  const waits = path.findIndex(({ step }) => /\bstay at its door\b/i.test(step.question));
  const read = path.slice(0, waits === -1 ? undefined : waits);
  const isAsked = read.some(({ step }) => /\bwho relies|\brely on power\b/i.test(step.question));
  return isAsked ? undefined : 'nobody asks who relies on power';
};

const hearsOfTheOutage: Check = (path) =>
  path.some(names(FACILITIES)) ? undefined : 'Facilities does not hear of it';

const LEAVES_SMOKE = /\bsmoke\b[^.]*\ball out\b/i;
const GOES_IN = /\bgo in\b/i;

const staysOutOfSmoke: Check = (path) => {
  const left = path.findIndex(({ step }) => LEAVES_SMOKE.test(step.question));
  const back = path
    .slice(left + 1)
    .find(
      ({ step }) => GOES_IN.test(step.question) && !/\bnever into smoke\b/i.test(step.question),
    );
  return left === -1 || !back
    ? undefined
    : `${back.step.key} leads back into what ${path[left]?.step.key} has all leave`;
};

const ON_POWER = STARTER_LIBRARY.filter(({ title }) => title === 'Power out or lift');

const CALLS_AN_AMBULANCE = /\bneeds? an ambulance\b/i;
/** A list of signs that are there now; those that may come later are for the people who are left. */
const HAS_THE_SIGNS = /\w, [^.:]*(?<!\blater): an ambulance\b/i;

const callsTheAmbulance: Check = (path) => {
  const needs = path.find(
    ({ step }) => CALLS_AN_AMBULANCE.test(step.question) || HAS_THE_SIGNS.test(step.question),
  );
  return needs && !path.some(names(EMERGENCY))
    ? `${needs.step.key} says who needs an ambulance, and nobody calls`
    : undefined;
};

const BY_ANOTHER = /\ba helper\b/i;
const BY_ONESELF = /\b(?:if you are )?alone, you call\b|\bor you once the operator lets you go\b/i;

const callsAlone: Check = (path) => {
  const asked = path.find(
    ({ step }) => BY_ANOTHER.test(step.question) && step.question.includes(SECURITY),
  );
  return asked && !BY_ONESELF.test(asked.step.question)
    ? `${asked.step.key} has a helper call, and whoever is alone never does`
    : undefined;
};

/** The procedures in which no hands are on a person, and none must stay with one. */
const NOBODY_HELD = STARTER_LIBRARY.filter(
  ({ category }) => !['Medical', 'Safety concern', 'Welfare'].includes(category),
);

const MAY_LEAVE = STARTER_LIBRARY.filter(({ category }) =>
  ['Fire', 'Heating', 'Kitchen appliances', 'Medical'].includes(category),
);

const RULES = [
  { rule: 'nobody who fled from a wave ends resolved', check: staysUphill },
  { rule: 'nobody is led to somebody violent, but if it is safe', check: keepsAway },
  { rule: 'whoever gets away calls', check: callsOnceAway },
  {
    rule: 'nobody hurt is moved before the call, unless somebody threatens',
    check: movesNobodyHurt,
  },
  { rule: 'a question after violence is marked', check: marksViolence },
  { rule: 'whoever needs an ambulance gets a call', check: callsTheAmbulance },
  { rule: 'nobody is sent back into smoke', check: staysOutOfSmoke },
];

// START-14
test.each(MAY_LEAVE.map((seed) => [seed.title, seed] as const))(
  'who leaves the building says in the first call of %s who may be inside',
  (_, seed) => {
    expect(faults(seed, tellsWhoIsIn)).toEqual([]);
  },
);

// START-14
test.each(NOBODY_HELD.map((seed) => [seed.title, seed] as const))(
  'whoever is alone in %s knows when to call Campus Security',
  (_, seed) => {
    expect(faults(seed, callsAlone)).toEqual([]);
  },
);

// START-14
test('on every path without power it is asked who relies on it, and Facilities hears', () => {
  expect(ON_POWER.flatMap((seed) => faults(seed, asksWhoNeedsPower))).toEqual([]);
  expect(ON_POWER.flatMap((seed) => faults(seed, hearsOfTheOutage))).toEqual([]);
  expect(ON_POWER.length).toBe(1);
});

// START-14
test('nobody who called has to say that everybody is out', () => {
  const ticks = MAY_LEAVE.flatMap(({ steps }) =>
    steps.flatMap((step) => ('confirmationText' in step ? [step.confirmationText] : [])),
  );
  expect(ticks.filter((tick) => /\beveryone is out\b.*\bcalled\b/i.test(tick))).toEqual([]);
});

// START-14
describe.each(RULES)('on every path $rule', ({ check }) => {
  test.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

describe('the walk through the paths finds', () => {
  const armed = ask('armed', 'Is anyone armed?', next(), skipTo('end'), {
    danger: 'yes',
    violence: 'yes',
  });

  test('a wave that is over within minutes', () => {
    const sea = ask('sea', 'A long shake by the sea? All uphill.', next(), next());
    expect(faults(made(sea, RESOLVED), staysUphill)).toEqual([
      'resolved, and sea has everybody flee from a wave',
    ]);
  });

  test('a knock at the door of somebody who is armed', () => {
    const knock = confirm('knock', 'Take somebody along and knock.', 'Done', next());
    const careful = confirm('knock', 'A weapon: keep away. Else knock.', 'Done', next());
    expect(faults(made(armed, CALLED, knock, RESOLVED), keepsAway)).toEqual([
      'knock leads to whoever is violent since armed',
    ]);
    expect(faults(made(armed, CALLED, careful, RESOLVED), keepsAway)).toEqual([]);
  });

  test('somebody who is called away from a fight', () => {
    const any = { violence: 'step' } as const;
    const into = ask('away', 'Call the person away. A fight?', next(), skipTo('end'), any);
    const kept = ask(
      'away',
      'Never go in to a fight. If none, call the person away.',
      next(),
      skipTo('end'),
      any,
    );
    expect(faults(made(into, CALLED, RESOLVED), keepsAway)).toEqual([
      'away leads to whoever is violent since away',
    ]);
    expect(faults(made(kept, CALLED, RESOLVED), keepsAway)).toEqual([]);
  });

  test('somebody hurt who is moved before the call', () => {
    const hurt = ask('hurt', 'Is anyone hurt?', next(), skipTo('end'), { patient: 'yes' });
    const away = confirm('away', `Get away to talk. Call ${EMERGENCY}.`, 'Done', next());
    const near = confirm('near', `A threat: get away. Call ${EMERGENCY}.`, 'Done', next());
    expect(faults(made(hurt, away, RESOLVED), movesNobodyHurt)).toEqual([
      'away moves whoever is hurt',
    ]);
    expect(faults(made(hurt, near, RESOLVED), movesNobodyHurt)).toEqual([]);
  });

  test('a helper who is asked to call where the advisor may be alone', () => {
    const helper = confirm('in', `A helper calls ${SECURITY}.`, 'Done', next());
    const both = confirm(
      'in',
      `A helper calls ${SECURITY}. If you are alone, you call later.`,
      'Done',
      next(),
    );
    expect(faults(made(CALLED, helper, RESOLVED), callsAlone)).toEqual([
      'in has a helper call, and whoever is alone never does',
    ]);
    expect(faults(made(CALLED, both, RESOLVED), callsAlone)).toEqual([]);
  });

  test('a machine of which nobody thinks, and an outage that nobody reports', () => {
    const wait = confirm('wait', 'Stay at its door.', 'Done', next());
    const rely = ask('rely', 'Does anyone rely on power?', next('Yes'), next('No'));
    expect(faults(made(wait, rely, RESOLVED), asksWhoNeedsPower)).toEqual([
      'nobody asks who relies on power',
    ]);
    expect(faults(made(rely, wait, RESOLVED), asksWhoNeedsPower)).toEqual([]);
    expect(faults(made(rely, RESOLVED), hearsOfTheOutage)).toEqual([
      'Facilities does not hear of it',
    ]);
  });

  test('somebody who needs an ambulance that nobody calls', () => {
    const drunk = confirm('drunk', 'Who cannot stand needs an ambulance.', 'Done', next());
    expect(faults(made(drunk, RESOLVED), callsTheAmbulance)).toEqual([
      'drunk says who needs an ambulance, and nobody calls',
    ]);
    expect(faults(made(CALLED, drunk, RESOLVED), callsTheAmbulance)).toEqual([]);
    const hoarse = confirm('hoarse', 'Hoarse, faint: an ambulance.', 'Done', next());
    const later = confirm('later', 'Hoarse, faint later: an ambulance.', 'Done', next());
    expect(faults(made(hoarse, RESOLVED), callsTheAmbulance)).toEqual([
      'hoarse says who needs an ambulance, and nobody calls',
    ]);
    expect(faults(made(later, RESOLVED), callsTheAmbulance)).toEqual([]);
  });

  test('a question after violence that nobody marked', () => {
    const asked = ask('asked', 'Is anyone threatened?', next(), skipTo('end'), { danger: 'yes' });
    expect(faults(made(asked, CALLED, RESOLVED), marksViolence)).toEqual([
      'nobody is marked as violent at asked',
    ]);
  });

  test('a call from outside that leaves out who is still inside', () => {
    const out = confirm('out', 'Everyone out.', 'Done', next());
    const said = confirm('said', `Call ${EMERGENCY}: who is inside.`, 'Done', next());
    expect(faults(made(out, CALLED, RESOLVED), tellsWhoIsIn)).toEqual([
      'call says nothing of who may be inside',
    ]);
    expect(faults(made(out, said, RESOLVED), tellsWhoIsIn)).toEqual([]);
  });

  test('somebody who is sent back into smoke', () => {
    const out = confirm('out', 'Smoke: all out.', 'Done', next());
    const back = confirm('back', 'Go in if it is safe.', 'Done', next());
    expect(faults(made(out, back, RESOLVED), staysOutOfSmoke)).toEqual([
      'back leads back into what out has all leave',
    ]);
    expect(faults(made(back, RESOLVED), staysOutOfSmoke)).toEqual([]);
  });

  test('somebody who gets away, and calls nobody', () => {
    const push = confirm('push', 'They push: get away.', 'Done', next());
    expect(faults(made(push, RESOLVED), callsOnceAway)).toEqual([
      'who gets away at push calls nobody',
    ]);
    expect(faults(made(push, CALLED, RESOLVED), callsOnceAway)).toEqual([]);
  });
});
