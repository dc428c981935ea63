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
  type Stop,
} from './test/seed-paths.ts';
import { ask, confirm, next, skipTo, type SeedIssue, type SeedStep } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from './starter/contacts.ts';

/** Returns the words of a step that asks; '' for one that tells. */
function asked({ step }: Stop): string {
  return step.answerType === 'Yes or No' ? step.question : '';
}

const SIGNS = [
  { sign: 'confused or drowsy', words: /\bconfused\b|\bdrowsy\b|\bhard to wake\b|\bwake up\b/i },
  { sign: 'breathing', words: /\bbreath/i },
];

// 'Ill with fever, and any one?' asks nothing of a person without fever.
const IS_GATED = /\band any one\b/i;

type Sign = (typeof SIGNS)[number];

const asksAfter =
  (signs: readonly Sign[]): Check =>
  (path) => {
    if (outcomeOf(path) !== 'resolved') return undefined;
    const questions = path.map(asked).filter((question) => !IS_GATED.test(question));
    const missing = signs.find(({ words }) => !questions.some((question) => words.test(question)));
    return missing && `nobody was asked about ${missing.sign}`;
  };

const asksAfterEachSign = asksAfter(SIGNS);
const asksAfterTheAir = asksAfter([{ sign: 'carbon monoxide', words: /\bcarbon monoxide\b/i }]);
const asksAfterTheBelly = asksAfter([
  { sign: 'pain, vomiting and bleeding', words: /\bpain\b.*\bvomiting\b/i },
]);

/** Returns the words with which a step is answered. */
function answeredWith({ step, answer }: Stop): string {
  if (step.answerType !== 'Yes or No') return step.confirmationText;
  return (answer === 'yes' ? step.yes.text : step.no.text) ?? '';
}

const ANSWERED =
  /taken over|all-clear|safe and well|says it is safe|security is here|they are out and well/i;
const IS_ALL = /\b(?:all three|both)\b/i;
/** The questions to which yes, to all of them, means that the danger is over. */
const ASKS_IF_OVER =
  /\b(?:safe|the (?:fire )?crew|calm(?:er|ly)|easy to wake|wake up|clear in the head|answer you clearly|cannot reach them|unwell)\b/i;

function isOver(stop: Stop): boolean {
  const text = answeredWith(stop);
  const isAll = IS_ALL.test(text) && ASKS_IF_OVER.test(stop.step.question);
  return ANSWERED.test(text) || (stop.step.answerType === 'Yes or No' && isAll);
}

const answersTheThreat: Check = (path) => {
  const met = path.findLastIndex((stop) => isMet(stop.step.danger, stop));
  if (met === -1 || outcomeOf(path) !== 'resolved') return undefined;
  return path.slice(met).some(isOver)
    ? undefined
    : `resolved, and nobody answered the danger of ${path[met]?.step.key}`;
};

function targetOf(to: { action: string; to?: string | undefined }, after: SeedStep | undefined) {
  if (to.action === 'Issue resolution') return 'the end';
  return to.to ?? after?.key;
}

/** Returns the questions whose answers change nothing. */
function idleQuestions({ steps }: SeedIssue): string[] {
  return steps.flatMap((step, i) => {
    if (step.answerType !== 'Yes or No') return [];
    const after = steps[i + 1];
    return targetOf(step.yes, after) === targetOf(step.no, after) ? [step.key] : [];
  });
}

/** Those in which somebody tells what was done to them, or what they may do to themselves. */
const TOLD = [
  'Distress or self-harm',
  'Hate incident',
  'Hazing',
  'Panic or voices',
  'Relationship violence',
  'Roommate conflict',
  'Sexual violence',
  'Threat or violence',
];
/** Those in which age changes who has to know. */
const OF_AGE = TOLD.filter(
  (title) => !['Hate incident', 'Panic or voices', 'Roommate conflict'].includes(title),
);

function those(titles: readonly string[]): SeedIssue[] {
  return STARTER_LIBRARY.filter(({ title }) => titles.includes(title));
}

const asksAboutSuicide: Check = (path) => {
  const met = path.findIndex(({ step }) => /\bsuicide\b/i.test(step.question));
  const after = path[met]?.answer === 'yes' ? path[met + 1] : undefined;
  if (after && names(CRISIS_LINE)(after) && after.step.answerType !== 'Yes or No') {
    return `${after.step.key} asks for no plan`;
  }
  return met !== -1 || path.some(names(EMERGENCY)) ? undefined : 'nobody asked about suicide';
};

// 'They are under 18', after the duty manager was named, would mean the manager.
const OF_WHOM = /\b(?:resident|person|anyone)\b[^.]*\bunder 18\b/i;

const tellsOfAge: Check = (path) => {
  const isTold = path.some((stop) => OF_WHOM.test(stop.step.question) && names(DUTY_MANAGER)(stop));
  return isTold ? undefined : 'the duty manager does not hear of somebody under 18';
};

const OFFERED = those(['Relationship violence', 'Sexual violence']);

const TAKEN = /\btaken over\b/i;
const OFFERS = /\byou decide\b[^]*\bpolice\b/i;

const leavesTheChoice: Check = (path) => {
  const gone = path.findLastIndex((stop) => TAKEN.test(answeredWith(stop)));
  const there = path.slice(gone + 1);
  const isGone =
    gone !== -1 &&
    !there.some(
      ({ step, answer }) => answer === 'yes' && /\bstill with you\b/i.test(step.question),
    );
  if (isGone) {
    const asked = there.find(({ step }) => /\b(?:ask|say)\b/i.test(step.question));
    return asked && `${asked.step.key} asks whoever has been taken over`;
  }
  const isLeft = path.some(({ step }) => OFFERS.test(step.question));
  return isLeft ? undefined : 'nobody offers the choice';
};

const believesAloud: Check = (path) =>
  path.some(({ step }) => /\bbelieve\b/i.test(step.question))
    ? undefined
    : 'nobody is believed aloud';

const THE_TIME = /\bat once if\b[^.]*\bunder 18\b|\bnow if\b[^.]*\bunder 18\b/i;

// 'At once if they are under 18' would let an adult's emergency be reported later.
const tellsNow: Check = (path) => {
  const late = path.find(({ step }) => THE_TIME.test(step.question));
  return late && path.some(names(EMERGENCY)) ? `${late.step.key} may tell later` : undefined;
};

const heardVoices: Check = (path) => {
  const isMet = path.some(({ step }) => /\bvoices, or seeing\b/i.test(step.question));
  const isAsked = path.some(({ step }) => /\bhear no voices\b/i.test(step.question));
  return isMet && outcomeOf(path) === 'resolved' && !isAsked ? 'voices are resolved' : undefined;
};

const MISSED = /\b(?:anyone|anybody)\b[^.?]*\bmissing\b/i;

const findsTheMissing: Check = (path) => {
  const met = path.findIndex(({ step, answer }) => answer === 'yes' && MISSED.test(step.question));
  const isFound = path
    .slice(met + 1)
    .some(({ step, answer }) => answer === 'yes' && /\bnobody is missing\b/i.test(step.question));
  const isFault = met !== -1 && outcomeOf(path) === 'resolved' && !isFound;
  return isFault ? `resolved, and nobody says that ${path[met]?.step.key} is over` : undefined;
};

// A danger for which the police or a crew were called is not over because nobody was hurt.
const handsOnTheViolent: Check = (path) => {
  const met = path.find((stop, i) => {
    const isFeared = isMet(stop.step.hard, stop) && /\bsuicide\b/i.test(stop.step.question);
    const isCalled = path.slice(i, i + 2).some(names(EMERGENCY));
    return isFeared || (isCalled && isMet(stop.step.violence, stop));
  });
  return met && outcomeOf(path) === 'resolved' ? `resolved after ${met.step.key}` : undefined;
};

const RULES = [
  {
    rule: 'violence or talk of suicide that made somebody call ends escalated',
    seeds: STARTER_LIBRARY.filter(
      ({ category }) => category === 'Safety concern' || category === 'Welfare',
    ),
    check: handsOnTheViolent,
  },
  {
    rule: 'of Medical that ends resolved each sign of a failing brain or breath was asked',
    seeds: STARTER_LIBRARY.filter(({ category }) => category === 'Medical'),
    check: asksAfterEachSign,
  },
  {
    rule: 'nobody rests in a room before carbon monoxide was asked about',
    seeds: those(['No heating, cold night', 'Suddenly ill']),
    check: asksAfterTheAir,
  },
  {
    rule: 'nobody rests before pain, vomiting and bleeding were asked about',
    seeds: those(['Suddenly ill']),
    check: asksAfterTheBelly,
  },
  {
    rule: 'no threat to a life is resolved unanswered',
    seeds: STARTER_LIBRARY,
    check: answersTheThreat,
  },
  {
    rule: 'nobody who is missing is resolved unfound',
    seeds: STARTER_LIBRARY,
    check: findsTheMissing,
  },
  {
    rule: 'on which somebody tells, suicide is asked about',
    seeds: those(TOLD),
    check: asksAboutSuicide,
  },
  {
    rule: 'age reaches the duty manager where it matters',
    seeds: those(OF_AGE),
    check: tellsOfAge,
  },
  {
    rule: 'of violence the choice is offered, a call made or not',
    seeds: OFFERED,
    check: leavesTheChoice,
  },
  {
    rule: 'age is no reason to tell of an emergency later',
    seeds: STARTER_LIBRARY,
    check: tellsNow,
  },
  { rule: 'nobody who hears voices ends resolved', seeds: STARTER_LIBRARY, check: heardVoices },
  {
    rule: 'of hate whoever was targeted is believed aloud',
    seeds: those(['Hate incident']),
    check: believesAloud,
  },
];

// START-14
describe.each(RULES)('on every path $rule', ({ seeds, check }) => {
  test.each(seeds.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, check)).toEqual([]);
  });
});

// START-33
test('no question is asked for nothing', () => {
  const idle = STARTER_LIBRARY.flatMap((seed) =>
    idleQuestions(seed).map((key) => `${seed.title}: ${key}`),
  );
  expect(idle).toEqual([]);
});

const isYesOver = (question: string): boolean => {
  const [step] = made(ask('last', question, next('Yes, both'), next('No')), RESOLVED).steps;
  return step !== undefined && isOver({ step, answer: 'yes' });
};

describe('the walk through the paths finds', () => {
  test('a sign that is asked only of somebody with a fever', () => {
    const gated = ask('gated', 'Fever, and any one? Confused.', next(), next());
    const breath = ask('breath', 'Short of breath?', next(), next());
    expect(faults(made(gated, breath, RESOLVED), asksAfterEachSign)).toEqual([
      'nobody was asked about confused or drowsy',
    ]);
  });

  test('a room in which somebody rests, well after sugar, and nobody asked about the air', () => {
    const sugar = ask('sugar', 'Well after sugar?', skipTo('end'), next());
    const air = ask('air', 'May it be carbon monoxide?', next(), next());
    expect(faults(made(sugar, air, RESOLVED), asksAfterTheAir)).toEqual([
      'nobody was asked about carbon monoxide',
    ]);
  });

  test('a danger that ends resolved without a crew', () => {
    const danger = ask('danger', 'Is anyone hurt?', next(), skipTo('end'), { danger: 'yes' });
    expect(faults(made(danger, CALLED, RESOLVED), answersTheThreat)).toEqual([
      'resolved, and nobody answered the danger of danger',
    ]);
  });

  test('a yes to all of a question that does not ask whether the danger is over', () => {
    expect(isYesOver('Does the door lock, and is the key back?')).toBe(false);
    expect(isYesOver('Are they safe, and is someone with them?')).toBe(true);
  });

  test('somebody missing whom nobody found', () => {
    const missing = ask('missing', 'Is anyone missing?', next(), skipTo('end'));
    const clear = ask('clear', 'Is it safe?', next(), next());
    expect(faults(made(missing, clear, RESOLVED), findsTheMissing)).toEqual([
      'resolved, and nobody says that missing is over',
    ]);
  });

  test('a question for nothing', () => {
    const idle = made(ask('idle', 'Smoke?', next('Yes'), skipTo('end', 'No')), RESOLVED);
    expect(idleQuestions(idle)).toEqual(['idle']);
  });

  test('somebody to whom no choice is left', () => {
    expect(faults(made(RESOLVED), leavesTheChoice)).toEqual(['nobody offers the choice']);
    expect(faults(made(RESOLVED), believesAloud)).toEqual(['nobody is believed aloud']);
  });

  test('somebody who is heard, and asked neither about suicide nor of what age they are', () => {
    expect(faults(made(RESOLVED), asksAboutSuicide)).toEqual(['nobody asked about suicide']);
    expect(faults(made(RESOLVED), tellsOfAge)).toEqual([
      'the duty manager does not hear of somebody under 18',
    ]);
  });

  test('an armed stranger of whom nobody hears', () => {
    const armed = ask('armed', 'Armed?', next(), skipTo('end'), { violence: 'yes' });
    expect(faults(made(armed, CALLED, RESOLVED), handsOnTheViolent)).toEqual([
      'resolved after armed',
    ]);
  });

  test('somebody with the crew who is asked, and somebody suicidal who is asked for no plan', () => {
    const watch = confirm('watch', 'Stay.', 'The crew has taken over', next());
    const choice = confirm('choice', 'Say: “You decide.” Offer the police.', 'Offered', next());
    expect(faults(made(watch, choice, RESOLVED), leavesTheChoice)).toEqual([
      'choice asks whoever has been taken over',
    ]);
    const dying = ask('dying', 'Ask: “Suicide?”', next(), skipTo('end'));
    const stay = confirm('stay', `A plan: call. Else offer the ${CRISIS_LINE}.`, 'Done', next());
    expect(faults(made(dying, stay, RESOLVED), asksAboutSuicide)).toEqual([
      'stay asks for no plan',
    ]);
  });

  test('an emergency that is mentioned too late, and hearing voices that ends as resolved', () => {
    const late = confirm('late', 'Tell: at once if they are under 18.', 'Done', next());
    expect(faults(made(CALLED, late, RESOLVED), tellsNow)).toEqual(['late may tell later']);
    const calm = confirm('calm', 'Voices, or seeing things: stay calm.', 'Done', next());
    expect(faults(made(calm, RESOLVED), heardVoices)).toEqual(['voices are resolved']);
  });
});
