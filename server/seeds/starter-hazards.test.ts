import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CALLED,
  RESOLVED,
  faults,
  made,
  names,
  pathsOf,
  type Check,
  type Path,
  type Stop,
} from './test/seed-paths.ts';
import { ask, confirm, next, skipTo, type SeedIssue } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { EMERGENCY } from './starter/contacts.ts';

type Hazard = {
  readonly named: RegExp;
  /** The answer with the hazard, if only one has it. */
  readonly on?: 'no';
  readonly met: RegExp;
  readonly by: string;
};

/**
 * Hazards that harm before a crew can come, or are easily taken for something else, each with the act or the word
 * that meets it. Add a row with each new one.
 */
const HAZARDS: readonly Hazard[] = [
  {
    named: /\bphone silent\b|\blights off\b/i,
    met: /\bcannot speak\b.*\btext\b/i,
    by: 'a call without a voice',
  },
  { named: /\bin water\b/i, met: /\b(?:head|face) up\b/i, by: 'a face held above the water' },
  {
    named: /\bin water\b/i,
    met: /\bany one\?[^:]*\bin water\b(?!:)|\bcall \[\[contact:emergency\]\]/i,
    by: 'that a seizure in water is for a crew, however it ends',
  },
  {
    named: /\b5 (?:more |hard )?(?:back )?blows\b/i,
    met: /\bbetween the shoulder blades\b/i,
    by: 'where back blows are given',
  },
  { named: /\bmild asthma\b/i, met: /\bbarely talks\b/i, by: 'that who barely talks is badly ill' },
  {
    named: /\bnosebleed\b/i,
    met: /\bnosebleed sits, others lie\b/i,
    by: 'that nobody lies down with a nosebleed',
  },
  {
    named: /\bdid somebody do this\b/i,
    met: /\bin private: “did somebody\b/i,
    by: 'that whoever did it may stand there too',
  },
  {
    named: /\bkeep others back\b/i,
    met: /\bcall \[\[contact:emergency\]\]|\banyone hurt: leave\b/i,
    by: 'what follows when somebody violent has hurt anyone',
  },
  { named: /\bwheeze,/i, met: /\binhaler\b/i, by: 'an inhaler for who wheezes' },
  {
    named: /\bhoarse, vomiting\b|\bcough, hoarse\b/i,
    met: /\brash, food, sting, medicine\b/i,
    by: 'all that a severe reaction may follow',
  },
  {
    named: /\bblow to the head\b[:,] /i,
    met: /\bknocked out\b/i,
    by: 'that who was knocked out needs a crew',
  },
  { named: /\bdeep cut\b/i, met: /\bstab\b/i, by: 'that a stab is a deep wound' },
  {
    named: /\bnothing by mouth\b/i,
    met: /\bask the operator about sugar\b/i,
    by: 'sugar for diabetes',
  },
  {
    named: /\bactive shooter\b|\bif the attacker gets in\b/i,
    met: /\brun only if the attacker gets in\b/i,
    by: 'what to do when the attacker comes',
  },
  { named: /\block or block the door\b/i, met: /\bopen to nobody\b/i, by: 'to open to nobody' },
  {
    named: /\bis there a fire\b/i,
    met: /\balarm, get out\b|\bwarn others\b/i,
    by: 'to warn others',
  },
  {
    named: /\bthey hang: hold them up\b/i,
    on: 'no',
    met: /\boperator\. do they hang\b/i,
    by: 'what to do for whoever hangs now',
  },
  {
    named: /\bresident found hurt\b/i,
    met: /\bhold them up, get them down\b/i,
    by: 'that whoever is found hanging is got down',
  },
  {
    named: /\bflames seen\b|\bcaught fire\b|\bclothes on fire\b/i,
    met: /\bstop, drop, roll\b/i,
    by: 'what to do when clothes burn',
  },
  {
    named: /\bburnt\b|\ban? (?:\w+ )?burn\b/i,
    met: /\bcool running water\b|\bwater now, 20 minutes\b/i,
    by: 'water on a burn',
  },
  {
    named: /\bpowder\b.*\bletter\b|\bwhite powder\b/i,
    met: /\bbrush nothing\b/i,
    by: 'no brushing',
  },
  {
    named: /\bmay be a bomb\b|\bpowder come out\b/i,
    met: /\bnobody (?:leaves or )?goes back\b/i,
    by: 'that nobody goes back',
  },
  {
    named: /\bhelp them away\b/i,
    met: /\bafter powder: stay\b/i,
    by: 'that whoever met powder stays',
  },
  {
    named: /\bthe ground shaking\b|\baftershock\b/i,
    met: /\binland and uphill\b/i,
    by: 'a way uphill from the sea',
  },
  {
    named: /\b(?:needles|powder),? (?:alone|powder|pills)\b|\bneedles or\b/i,
    met: /\balone do not make it unsafe\b/i,
    by: 'that needles and powder alone are no reason to keep back',
  },
  {
    named: /\b(?:inhaler|reliever)\b/i,
    met: /\bas their plan says\b/i,
    by: 'the plan of whoever has the inhaler',
  },
  {
    named: /\bspiked\b/i,
    met: /\bambulance if they get worse\b/i,
    by: 'when a spiked drink needs more',
  },
  { named: /\bbeyond all doubt\b|\bcorpse\b/i, met: /\bdecay\b/i, by: 'what is beyond all doubt' },
  { named: /\bstiff neck\b/i, met: /\bvery cold\b/i, by: 'an infection without a fever' },
  {
    named: /\bbitten or scratched by an animal\b/i,
    met: /\bscratched\b[^.]*\bdoctor\b|\bwhat bit or stung\b/i,
    by: 'that an animal bite is for a doctor',
  },
  {
    named: /\bif it gets colder\b/i,
    met: /\bconfused or drowsy, call an ambulance;/i,
    by: 'that nobody too cold is sent outside',
  },
  {
    named: /\bkey or card taken by force\b/i,
    met: /\bcancel a card\b/i,
    by: 'that a stolen card is canceled',
  },
  {
    named: /\bpricked or cut\b/i,
    met: /\bsoap and running water\b/i,
    by: 'that a prick is washed at once',
  },
  {
    named: /\bpricked or cut\b/i,
    met: /\bhospital now\b[^.]*\bhours, at most 3 days\b/i,
    by: 'that medicine after a prick cannot wait',
  },
  {
    named: /\ba gun, ammunition\b/i,
    met: /\bget away from it\b/i,
    by: 'that nobody stays beside a gun',
  },
  {
    named: /\bhear from somebody under 18\b/i,
    met: /\bask for no details\b[^]*\bnothing to whoever is accused\b/i,
    by: 'that a child is not questioned, and nobody is warned',
  },
  {
    named: /\bafraid of the other\b/i,
    met: /\bneed not sleep there\b|\bcall \[\[contact:emergency\]\]/i,
    by: 'that nobody afraid goes back',
  },
  {
    named: /\breal police or officials\b/i,
    met: /\bthen stand aside\b/i,
    by: 'that nobody hinders the police',
  },
  {
    named: /\bgo in all the same\b/i,
    met: /\btold you that they are real\b/i,
    by: 'that whoever forces a way in may be nobody official',
  },
  {
    named: /\bafraid of the other\b/i,
    met: /\bin the last hours, or may\b/i,
    by: 'that what was done an hour ago is for the police',
  },
  {
    named: /\bhear from somebody under 18\b/i,
    met: /\boffer a doctor tonight\b|\bcall \[\[contact:emergency\]\]/i,
    by: 'a doctor for whoever was assaulted',
  },
  {
    named: /\bdetector, the alarm, its panel\b/i,
    met: /\bwho walks them\b/i,
    by: 'that a building without an alarm is watched',
  },
  {
    named: /\bknock\b[^?]*\banswer\?/i,
    on: 'no',
    met: /\blie hurt\b|\bfound hurt\b|\bspeak to the resident yourself\b/i,
    by: 'that whoever does not answer may lie hurt',
  },
];

/** Tells whether the hazard is named at a stop, and not said there to be none. */
function isNamed({ named, on }: Hazard, { step, answer }: Stop): boolean {
  return (on === undefined ? answer !== 'no' : answer === on) && named.test(step.question);
}

function meets({ met }: Hazard, path: Path): boolean {
  return path.some(({ step }) => met.test(step.question));
}

const meetsEachHazard: Check = (path) => {
  const open = HAZARDS.find(
    (hazard) => path.some((stop) => isNamed(hazard, stop)) && !meets(hazard, path),
  );
  return open && `nobody reads ${open.by}`;
};

/** Finds hazards that a title or another name promises, and that no path of the procedure meets. */
function unmet(seed: SeedIssue): string[] {
  const called = [seed.title, ...(seed.alsoCalled ?? [])].join(' ');
  const paths = pathsOf(seed);
  return HAZARDS.filter(
    (hazard) => hazard.named.test(called) && !paths.some((path) => meets(hazard, path)),
  ).map(({ by }) => by);
}

const IS_CALLED = new RegExp(`\\bcalls? ${EMERGENCY.replaceAll(/[[\]]/g, String.raw`\$&`)}`, 'i');

const callsInSoManyWords: Check = (path) => {
  const first = path.find(names(EMERGENCY));
  return first && !IS_CALLED.test(first.step.question)
    ? `${first.step.key} names the emergency number and does not say to call it`
    : undefined;
};

/** A question whose yes is a severe reaction. */
const REACTION = /\bfood\b[^?]*\bsting\b|\bswollen face\b/i;
const NO_REACTION = /\bonly asthma\b/i;
const ADRENALINE = /\btheir injector\b/i;
const LYING = /\bthey lie\b[^]*\bnever stand\b/i;

// The call is the next screen, the injector that one or the one after it.
const givesAdrenaline: Check = (path) => {
  const met = path.findIndex(
    ({ step, answer }) => answer === 'yes' && REACTION.test(step.question),
  );
  const after = path.slice(met + 1);
  const isNone = after.some(
    ({ step, answer }) =>
      step.answerType === 'Yes or No' && answer === 'no' && NO_REACTION.test(step.no.text ?? ''),
  );
  if (met === -1 || isNone) return undefined;
  if (!after.slice(0, 2).some(({ step }) => ADRENALINE.test(step.question))) return 'no adrenaline';
  return after.some(({ step }) => LYING.test(step.question)) ? undefined : 'nobody lies down';
};

const RULES = [
  { rule: 'a severe allergic reaction has adrenaline and lying down', check: givesAdrenaline },
  { rule: 'what harms before a crew can come is met', check: meetsEachHazard },
  { rule: 'the emergency number is called where it is first named', check: callsInSoManyWords },
];

// START-14
describe.each(RULES)('on every path $rule', ({ check }) => {
  test.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

// START-14
test('each danger that a procedure is found by is met on one of its paths', () => {
  const open = STARTER_LIBRARY.flatMap((seed) => unmet(seed).map((by) => `${seed.title}: ${by}`));
  expect(open).toEqual([]);
  expect(
    HAZARDS.filter(
      (hazard) => !STARTER_LIBRARY.flatMap(pathsOf).some((path) => meets(hazard, path)),
    ),
  ).toEqual([]);
});

/** Tells whether the first act has everybody call: not everybody who reads it calls. */
function callsForAll(seed: SeedIssue): boolean {
  const sentences = (seed.firstAct ?? '').split(/(?<=[.!?])\s/);
  const isForAll = sentences.some((each) => {
    const at = each.search(IS_CALLED);
    return at !== -1 && !/:|\bif\b|^outside\b/i.test(each.slice(0, at));
  });
  return isForAll && pathsOf(seed).some((path) => !path.some(names(EMERGENCY)));
}

/** Tells whether the first act keeps the advisor beside a person from whom a step sends them away. */
function keepsNear({ firstAct = '', steps }: SeedIssue): boolean {
  const isToLeave = steps.some(({ question }) => /\bgun\b[^.]*\bget away\b/i.test(question));
  return isToLeave && !/\bget away\b/i.test(firstAct);
}

// START-42
test('the first act holds on every path', () => {
  const calm = made(ask('bad', 'Is it bad?', next(), skipTo('end')), CALLED, RESOLVED);
  expect(callsForAll({ ...calm, firstAct: `Stay. Call ${EMERGENCY}.` })).toBe(true);
  expect(callsForAll({ ...calm, firstAct: `If it is bad: call ${EMERGENCY}.` })).toBe(false);
  expect(callsForAll({ ...calm, firstAct: `Get away, call ${EMERGENCY}.` })).toBe(true);
  const armed = made(confirm('talk', 'If there is a gun, get away.', 'Done', next()), RESOLVED);
  expect(keepsNear({ ...armed, firstAct: 'Never leave them.' })).toBe(true);
  expect(STARTER_LIBRARY.filter(callsForAll).map(({ title }) => title)).toEqual([]);
  expect(STARTER_LIBRARY.filter(keepsNear).map(({ title }) => title)).toEqual([]);
});

const NOTES = readFileSync(new URL('./starter/SOURCES.md', import.meta.url), 'utf8');
/** Guidelines on resuscitation that those of 2025 replaced. */
const REPLACED =
  /\b(?:Resuscitation Council|American Heart Association|resuscitation guidelines)\b[^;.[]*\b20(?:[01]\d|2[0-4])\b/gi;

// START-43
test('nothing rests on guidelines of resuscitation from before 2025', () => {
  expect(NOTES.match(REPLACED)).toBeNull();
  expect('Resuscitation Council UK, guidelines 2021'.match(REPLACED)).not.toBeNull();
});

describe('the walk through the paths finds', () => {
  test('a danger that nobody meets', () => {
    const wet = made(ask('wet', 'In water?', next(), skipTo('end')), RESOLVED);
    expect(faults(wet, meetsEachHazard)).toEqual(['nobody reads a face held above the water']);
    expect(unmet({ ...wet, alsoCalled: ['white powder'] })).toEqual(['no brushing']);
  });

  test('somebody who does not answer a knock, and of whom nobody thinks', () => {
    const silent = made(ask('knock', 'Knock. Do they answer?', skipTo('end'), next()), RESOLVED);
    expect(faults(silent, meetsEachHazard)).toEqual([
      'nobody reads that whoever does not answer may lie hurt',
    ]);
  });

  test('a severe reaction without adrenaline, and one that nobody lays down', () => {
    const swollen = ask('swollen', 'A swollen face?', next(), skipTo('end'));
    const injector = confirm('give', 'Give their injector.', 'Done', next());
    expect(faults(made(swollen, CALLED, RESOLVED), givesAdrenaline)).toEqual(['no adrenaline']);
    expect(faults(made(swollen, CALLED, injector, RESOLVED), givesAdrenaline)).toEqual([
      'nobody lies down',
    ]);
  });

  test('a number that is named and not called', () => {
    const named = made(confirm('say', `Say that ${EMERGENCY} comes.`, 'Done', next()), RESOLVED);
    expect(faults(named, callsInSoManyWords)).toEqual([
      'say names the emergency number and does not say to call it',
    ]);
  });
});
