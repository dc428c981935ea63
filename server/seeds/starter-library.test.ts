import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsInCampus } from '#core/campus/campus-problems.ts';
import { EMERGENCY, namedBy, NEW_CAMPUS } from '#core/campus/campus.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { contactsIn, withContacts } from '#core/campus/contact-refs.ts';
import { LIMITS } from '#core/base/limits.ts';
import { byPlace } from '#core/issue/place.ts';
import { summaryWith } from '#core/fixtures/issues.ts';
import { detailsOf, problemsInDetails } from '#core/issue/typed-details.ts';
import { starterTwins } from '#core/search/twins.ts';
import { problemsInStep } from '#core/step/draft-problems.ts';
import { answerTexts, type CheckedSteps } from '#core/step/step.ts';
import { blockingProblems, problemsInTree } from '#core/tree/tree-check.ts';
import { answersTo, destination } from '#core/walk/walk.ts';
import { ask, confirm, finish, next, skipTo, stepsOf, type SeedIssue } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { STARTER_CONTACTS } from './starter/contacts.ts';

function counter(): () => string {
  let n = 0;
  return () => `id-${(n += 1)}`;
}

function issue(...steps: SeedIssue['steps']): SeedIssue {
  return { title: 'A', category: 'Other', steps };
}

/** The procedures that reach the duty manager on every path. */
const ALWAYS_ESCALATED = new Set([
  'Attacker or weapon',
  'Bomb threat or package',
  'Death of a resident',
  'Hanging or jumping',
  'Relationship violence',
  'Sexual violence',
]);

/** The sources that each procedure was checked against, a line each. */
const NOTES = readFileSync(new URL('./starter/SOURCES.md', import.meta.url), 'utf8');

const CAMPUS = { ...NEW_CAMPUS, contacts: STARTER_CONTACTS };

/** Returns the text as an advisor reads it, each reference as the name of its contact. */
function shown(text: string): string {
  return withContacts(text, (id) => namedBy(id, CAMPUS)?.name ?? `[nobody is ${id}]`);
}

/** Returns every [step, answer, target] of a tree. */
function edges(steps: CheckedSteps) {
  return steps.flatMap((step, index) =>
    answersTo(step).map((answer) => {
      const to = steps.findIndex((other) => other._id === destination(steps, step, answer));
      return { step, index, answer, to };
    }),
  );
}

describe('stepsOf', () => {
  test('turns keys into ids, forward and back', () => {
    const seed = issue(
      confirm('a', 'Do a.', 'Done', next()),
      ask('b', 'B?', skipTo('d', 'To d'), next('On')),
      ask('c', 'C?', skipTo('b'), finish()),
      confirm('d', 'Do d.', 'Done', finish()),
    );
    expect(stepsOf(seed, counter())).toEqual([
      {
        _id: 'id-1',
        question: 'Do a.',
        answerType: 'Show a confirmation checkbox',
        confirmationAction: { actionType: 'Go to next step', confirmationText: 'Done' },
      },
      {
        _id: 'id-2',
        question: 'B?',
        answerType: 'Yes or No',
        customiseAnswerType: true,
        yesAction: {
          actionType: 'Skip to a specific step',
          goToStep: 'id-4',
          customText: 'To d',
        },
        noAction: { actionType: 'Go to next step', customText: 'On' },
      },
      {
        _id: 'id-3',
        question: 'C?',
        answerType: 'Yes or No',
        customiseAnswerType: false,
        yesAction: { actionType: 'Skip to a specific step', goToStep: 'id-2' },
        noAction: { actionType: 'Issue resolution' },
      },
      {
        _id: 'id-4',
        question: 'Do d.',
        answerType: 'Show a confirmation checkbox',
        confirmationAction: { actionType: 'Issue resolution', confirmationText: 'Done' },
      },
    ]);
  });

  test('stops at a key that no step has, or that two have', () => {
    expect(() => stepsOf(issue(ask('a', 'A?', skipTo('z'), next())), counter())).toThrow('key z');
    const twice = issue(confirm('a', 'A', 'Done', next()), confirm('a', 'B', 'Done', next()));
    expect(() => stepsOf(twice, counter())).toThrow('stands twice');
  });
});

function count(category: string): number {
  return STARTER_LIBRARY.filter((seed) => seed.category === category).length;
}

describe('the starter library', () => {
  // START-7
  test('has a procedure for each of the 13 categories, and two where it matters most', () => {
    expect(ISSUE_CATEGORIES.filter((category) => count(category) === 0)).toEqual([]);
    expect(ISSUE_CATEGORIES.filter((category) => count(category) >= 2)).toEqual([
      'Access',
      'Fire',
      'Illicit substances',
      'Medical',
      'Other',
      'Safety concern',
      'Welfare',
    ]);
  });

  test('has titles that differ and that a card shows whole', () => {
    const titles = STARTER_LIBRARY.map((seed) => seed.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length > LIMITS.cardTitle)).toEqual([]);
  });

  // START-7, START-17
  test('begins with contacts that are legal and have no number', () => {
    expect(problemsInCampus(CAMPUS)).toEqual([]);
    expect(STARTER_CONTACTS.filter(({ number }) => number !== '')).toEqual([]);
  });

  // START-17
  test('names each of its contacts somewhere, and the emergency number', () => {
    const named = STARTER_LIBRARY.flatMap((seed) =>
      seed.steps.flatMap(({ question }) => contactsIn(question)),
    );
    const ids = [EMERGENCY, ...STARTER_CONTACTS.map(({ id }) => id)];
    expect(new Set(named)).toEqual(new Set(ids));
  });

  test('skips back in at least two procedures', () => {
    const back = STARTER_LIBRARY.filter((seed) =>
      edges(stepsOf(seed, counter())).some((edge) => edge.to >= 0 && edge.to < edge.index),
    );
    expect(back.length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(STARTER_LIBRARY.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
  const steps = stepsOf(seed, counter());

  // START-7
  test('has no problem and no warning', () => {
    expect(problemsInTree(steps)).toEqual([]);
    expect(steps.flatMap((step) => problemsInStep(step, steps))).toEqual([]);
  });

  test('has 5 to 16 steps, skips, confirmations and custom answers', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(16);
    expect(edges(steps).some((edge) => edge.to > edge.index + 1)).toBe(true);
    expect(steps.some((step) => 'confirmationAction' in step)).toBe(true);
    expect(steps.some((step) => 'yesAction' in step && step.customiseAnswerType)).toBe(true);
  });

  test('is short enough to read at night, names of contacts counted', () => {
    const texts = steps.flatMap((step) => [
      { text: shown(step.question), max: 160 },
      ...('confirmationAction' in step
        ? [{ text: step.confirmationAction.confirmationText, max: 60 }]
        : Object.values(answerTexts(step)).map((text) => ({ text, max: 30 }))),
    ]);
    expect(texts.filter(({ text, max }) => text.length > max)).toEqual([]);
    expect(shown(seed.firstAct ?? '').length).toBeLessThanOrEqual(120);
  });

  // START-26
  test('says what else it is called, by words of no other', () => {
    expect(problemsInDetails(detailsOf(seed))).toEqual([]);
    const { alsoCalled = [] } = seed;
    expect(alsoCalled.length).toBeGreaterThan(0);
    const others = STARTER_LIBRARY.filter((one) => one !== seed);
    const taken = new Set(others.flatMap((one) => one.alsoCalled ?? []));
    expect(alsoCalled.filter((name) => taken.has(name))).toEqual([]);
  });

  // START-17
  test('refers only to existing contacts, and to none next to a checkbox or in an answer', () => {
    const { firstAct } = seed;
    expect(blockingProblems(steps, { firstAct, campus: CAMPUS })).toEqual([]);
    const answers = steps.flatMap((step) =>
      'confirmationAction' in step
        ? step.confirmationAction.confirmationText
        : Object.values(answerTexts(step)),
    );
    expect(answers.flatMap(contactsIn)).toEqual([]);
  });

  test('customises both answers or neither', () => {
    const texts = seed.steps.flatMap((step) =>
      step.answerType === 'Yes or No' ? [[step.yes.text, step.no.text]] : [],
    );
    expect(texts.filter(([yes, no]) => (yes === undefined) !== (no === undefined))).toEqual([]);
  });

  test('says at every end which outcome to choose, and has both where it can end well', () => {
    const ends = edges(steps).filter((edge) => edge.to < 0);
    const outcomes = ends.map(
      (edge) => /“Issue (?:resolved|escalated)”/.exec(edge.step.question ?? '')?.[0],
    );
    const both = ['“Issue resolved”', '“Issue escalated”'];
    const possible = ALWAYS_ESCALATED.has(seed.title) ? ['“Issue escalated”'] : both;
    expect(new Set(outcomes)).toEqual(new Set(possible));
  });

  test('calls the duty manager and says what is never done', () => {
    const words = steps.map((step) => step.question).join(' ');
    expect(words).toContain('[[contact:duty-manager]]');
    expect(words).toMatch(/\b(?:never|nobody|do not)\b/i);
  });

  test('has two public sources with an address in the notes', () => {
    const line = NOTES.split('\n').find((each) => each.startsWith(`- **${seed.title}.**`)) ?? '';
    const sites = [...line.matchAll(/\]\(https?:\/\/([^/)]+)/g)].map(([, site]) => site);
    expect(new Set(sites).size).toBeGreaterThanOrEqual(2);
  });

  // START-7
  test('writes no telephone number', () => {
    const words = [seed.firstAct, ...steps.map((step) => step.question)].join(' ');
    expect(words).not.toMatch(/\d{3}/);
  });
});

// START-28
test('the places in a category are counted from 1, the greatest danger to life first', () => {
  const first = ISSUE_CATEGORIES.flatMap((category) => {
    const own = STARTER_LIBRARY.filter((seed) => seed.category === category && seed.place);
    own.sort(byPlace);
    expect(own.map(({ place }) => place)).toEqual(own.map((_, index) => index + 1));
    return own[0]?.title ?? [];
  });
  expect(first).toEqual([
    'Smoke or flames seen',
    'Unresponsive person',
    'Attacker or weapon',
    'Hanging or jumping',
  ]);
});

const TITLES = STARTER_LIBRARY.map(({ title, alsoCalled }) =>
  summaryWith({
    _id: title,
    title,
    alsoCalled: alsoCalled ?? null,
    isStarter: true,
    publish: true,
  }),
);
const nearestTo = (title: string) =>
  starterTwins({ _id: 'own', title }, TITLES).starters.map((one) => one.title);

// LIST-22, LIST-23
test('no title of the library reads nearly like another', () => {
  for (const one of TITLES)
    expect([one.title, starterTwins(one, TITLES).starters]).toEqual([one.title, []]);
});

// LIST-22, LIST-23
test.each([
  ['Lost keys', 'Lost or stolen key'],
  ['Lost key card', 'Lost or stolen key'],
  ['Keys stolen from a room', 'Lost or stolen key'],
  ['Lost or forgotten keys', 'Lost or stolen key'],
  ['Bed bugs', 'Bed bugs or mice'],
  ['Bed bug in a mattress', 'Bed bugs or mice'],
  ['Fire alarm', 'Fire alarm sounding'],
  ['Fire', 'Smoke or flames seen'],
  ['Carbon monoxide detected', 'Gas or carbon monoxide'],
  ['Bomb threats by telephone', 'Bomb threat or package'],
  ['Student locked out', 'Resident locked out'],
  ['Locked-out students', 'Resident locked out'],
  ['Unresponsive student', 'Unresponsive person'],
  ['Student death', 'Death of a resident'],
  ['Missing student', 'Resident not seen'],
  ['Noise complaints', 'Noise in quiet hours'],
  ['The power is out', 'Power out or lift'],
  ['Water coming through the ceiling', 'Water through ceiling'],
  ['Overdose', 'Overdose: drugs, pills'],
  ['Hate crimes', 'Hate incident'],
  ['Roommate conflicts', 'Roommate conflict'],
  ['Panic attacks', 'Panic or voices'],
  ['Student taken to hospital', 'Hospital and back'],
  ['Weapon found', 'Drugs or weapon found'],
])('%j is offered next to %j', (title, starter) => {
  expect(nearestTo(title)).toEqual([starter]);
});

// LIST-22, LIST-23
test.each([
  'Lost property',
  'Stolen bicycle',
  'Fire door broken',
  'Fire alarm broken',
  'Smoke alarm battery',
  'Noise from building work',
  'Death threat',
  'Power bank on fire',
  'Water pressure low',
  'Package delivered to a neighbor',
  'Guest with a key',
  'Medical emergency',
  'Emergency',
  'Student',
])('%j is another procedure than all of the library', (title) => {
  expect(nearestTo(title)).toEqual([]);
});
