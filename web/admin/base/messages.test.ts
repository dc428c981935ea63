import { expect, test } from 'vitest';
import type { StepProblem } from '#core/step/step-problems.ts';
import { problemsInStep } from '#core/step/draft-problems.ts';
import { problemsInCampus } from '#core/campus/campus-problems.ts';
import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { problemsInTree, type TreeProblem } from '#core/tree/tree-check.ts';
import { ask, confirm, id } from '#core/fixtures/trees.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { wordsOfStepProblem, wordsOfTreeProblem } from './problem-words.ts';
import { wordsOfCampusProblem } from '../settings/settings-draft.ts';

const steps = [ask('a', 'next', 'end'), ask('b', 'next', 'end'), confirm('c', 'end')];
const long = 'x'.repeat(10_001);
const skip = (goToStep?: string) => ({
  actionType: 'Skip to a specific step' as const,
  ...(goToStep && { goToStep: id(goToStep) }),
});

test.each<[string, StepDraft, string[]]>([
  ['nothing', {}, ['write the question or statement.', 'choose an answer type.']],
  [
    'empty actions',
    { question: 'Q', answerType: 'Yes or No', customiseAnswerType: true },
    [
      'If yes: write the custom text.',
      'If yes: choose an action type.',
      'If no: write the custom text.',
      'If no: choose an action type.',
    ],
  ],
  [
    'skips astray',
    { question: long, answerType: 'Yes or No', yesAction: skip('a'), noAction: skip('gone') },
    [
      'at most 10000 characters.',
      'If yes: a skip cannot lead back to Step 1. Choose another.',
      'If no: the step it skips to is gone. Choose another.',
    ],
  ],
  [
    'a confirmation',
    {
      question: 'Q',
      answerType: 'Show a confirmation checkbox',
      image: 'x.png',
      confirmationAction: skip(),
    },
    [
      'the image is missing. Upload it again.',
      'Once confirmed: write the confirmation text.',
      'Once confirmed: choose the step to skip to.',
    ],
  ],
])('every problem in a step with %s has its words', (_, draft, expected) => {
  const sentences = problemsInStep(draft, steps, id('b')).map((problem) => {
    const { where, what } = wordsOfStepProblem(problem);
    return where === undefined ? what : `${where}: ${what}`;
  });
  expect(sentences).toEqual(expected);
});

// STEP-7
test('the message says so if there are no other steps', () => {
  const problem: StepProblem = { field: 'yesAction.goToStep', code: 'NO_OTHER_STEPS' };
  expect(wordsOfStepProblem(problem)).toEqual({
    where: 'If yes',
    what: 'add a step to skip to.',
  });
});

// PUBLISH-4
test('problems of a tree name step and answer', () => {
  const tree = [
    ask('a', 'c', 'd'),
    confirm('b', 'next'),
    { ...ask('c', 'gone', 'end'), question: '' },
    confirm('d', 'd'),
  ];
  const sentences = problemsInTree(tree).map((problem) => {
    const { where, what } = wordsOfTreeProblem(problem);
    return `${where}: ${what}`;
  });
  expect(sentences).toEqual([
    'Step 2: no answer leads here, so advisors never see it.',
    'Step 3: write the question or statement.',
    'Step 3, If yes: the step it skips to is gone. Choose another.',
    'Step 4, Once confirmed: it skips to itself. Choose another step.',
    'Step 4: this loop has no way out. Make one answer lead out of it.',
  ]);
});

// PUBLISH-3
test('a long path shows its length', () => {
  const problem: TreeProblem = {
    step: id('a'),
    number: 1,
    code: 'LONG_WALK',
    blocking: false,
    length: 30,
  };
  expect(wordsOfTreeProblem(problem).what).toContain('30 steps');
});

// CONTACT-6, PUBLISH-4
test('a contact that does not exist or has no number is shown at its text', () => {
  const security = { id: 'security', name: 'Security', number: '', when: '', categories: [] };
  const campus = { ...NEW_CAMPUS, contacts: [security] };
  const step = { ...confirm('a', 'end'), question: 'Call [[contact:porter]].' };
  const sentences = problemsInTree([step], { firstAct: 'Call [[contact:security]].', campus }).map(
    (problem) => {
      const { where, what } = wordsOfTreeProblem(problem);
      return `${where}: ${what}`;
    },
  );
  expect(sentences).toEqual([
    'Do this first: Security has no number yet.',
    'Step 1: it names a contact that does not exist. Choose another.',
  ]);
});

// CAMPUS-2
test('problems in the settings have their words', () => {
  const long = 'x'.repeat(201);
  const contact = { id: 'a', name: long, number: '1'.repeat(31), when: long, categories: [] };
  const campus: Campus = {
    name: long,
    emergency: { words: '', number: 'ask' },
    contacts: [contact],
    synonyms: { Fire: [long], Water: Array.from({ length: 201 }, (_, n) => `word ${n}`) },
  };
  const contacts = Array.from({ length: 51 }, (_, n) => ({ ...contact, id: `${n}` }));
  const strange = { id: 'a', name: 'A', number: 'ask', when: '', hours: 'nights', categories: [] };
  const sentences = [campus, { ...NEW_CAMPUS, contacts }, { ...NEW_CAMPUS, contacts: [strange] }]
    .flatMap(problemsInCampus)
    .map((problem) => `${problem.field}: ${wordsOfCampusProblem(problem)}`);
  expect(sentences).toEqual([
    'name: At most 100 characters',
    'emergency.words: Required',
    'emergency.number: Use only digits, spaces and + ( ) - . * #',
    'contacts.0.name: At most 60 characters',
    'contacts.0.number: At most 30 characters',
    'contacts.0.when: At most 120 characters',
    'synonyms.Fire: At most 40 characters per word',
    'synonyms.Water: At most 200 words',
    'contacts: At most 50 contacts',
    'contacts.0.number: Use digits, spaces and + ( ) - . * #, an extension such as “x4411”, or capital letters.',
    'contacts.0.hours: Write days and times, such as “Mon to Fri 8 pm to 8 am, weekends all day”.',
  ]);
});
