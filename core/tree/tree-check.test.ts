import { describe, expect, test } from 'vitest';
import { NEW_CAMPUS } from '../campus/campus.ts';
import { issueWith } from '../fixtures/issues.ts';
import { ask, confirm, id } from '../fixtures/trees.ts';
import { countsOf, issueCan } from '../issue/issue.ts';
import { LIMITS } from '../base/limits.ts';
import type { SavedStep } from '../step/step.ts';
import { blockingProblems, problemsInTree } from './tree-check.ts';

const text = (steps: readonly SavedStep[]) =>
  problemsInTree(steps).map(({ code, number }) => `Step ${number} ${code}`);

// PUBLISH-2
describe('problems that block publishing', () => {
  test.each<[string, SavedStep[], string[]]>([
    [
      'a missing target',
      [ask('a', 'gone', 'end'), ask('b', 'end', 'end')],
      ['Step 1 MISSING_TARGET'],
    ],
    [
      'a self-skip, which here is a loop without a way out as well',
      [confirm('a', 'next'), confirm('b', 'b')],
      ['Step 2 SELF_SKIP', 'Step 2 ENDLESS_LOOP'],
    ],
    [
      'a self-skip with a way out',
      [confirm('a', 'next'), ask('b', 'b', 'end')],
      ['Step 2 SELF_SKIP'],
    ],
    [
      'a loop that no answer leaves',
      [ask('a', 'next', 'end'), confirm('b', 'next'), ask('c', 'b', 'b')],
      ['Step 2 ENDLESS_LOOP', 'Step 3 ENDLESS_LOOP'],
    ],
    [
      'a step that breaks section 5',
      [{ _id: id('a'), question: '', answerType: 'Yes or No' }],
      ['Step 1 BROKEN_STEP', 'Step 1 BROKEN_STEP', 'Step 1 BROKEN_STEP'],
    ],
    [
      'a skip without its target after a removal',
      [
        { ...ask('a', 'next', 'end'), yesAction: { actionType: 'Skip to a specific step' } },
        confirm('b', 'end'),
      ],
      ['Step 1 BROKEN_STEP'],
    ],
  ])('are found for %s', (_, steps, expected) => {
    expect(text(steps)).toEqual(expected);
    expect(blockingProblems(steps)).toHaveLength(expected.length);
  });

  // PUBLISH-2
  test('do not include a step that only leads into an endless loop', () => {
    const steps = [confirm('a', 'next'), ask('b', 'c', 'next'), ask('c', 'b', 'b')];
    expect(text(steps)).toEqual(['Step 2 ENDLESS_LOOP', 'Step 3 ENDLESS_LOOP']);
  });

  // PUBLISH-2
  test('name the answer with the missing target', () => {
    const [problem] = problemsInTree([ask('a', 'end', 'gone'), ask('b', 'end', 'end')]);
    expect(problem).toMatchObject({ code: 'MISSING_TARGET', branch: 'noAction', step: 'a' });
  });
});

describe('problems that only warn', () => {
  // PUBLISH-3
  test('include an unreachable step', () => {
    const steps = [ask('a', 'c', 'c'), confirm('b', 'next'), confirm('c', 'end')];
    expect(text(steps)).toEqual(['Step 2 UNREACHABLE']);
    expect(blockingProblems(steps)).toEqual([]);
  });

  // PUBLISH-2
  test('include a loop that nobody can enter, as unreachable and not endless', () => {
    const steps = [ask('a', 'end', 'end'), confirm('b', 'c'), confirm('c', 'b')];
    expect(text(steps)).toEqual(['Step 2 UNREACHABLE', 'Step 3 UNREACHABLE']);
  });

  // PUBLISH-3
  test('include a very long walk', () => {
    const long = Array.from({ length: LIMITS.longWalk + 1 }, (_, i) =>
      ask(`s${i}`, 'next', 'next'),
    );
    expect(problemsInTree(long)).toMatchObject([
      { code: 'LONG_WALK', blocking: false, length: LIMITS.longWalk + 1 },
    ]);
    expect(problemsInTree(long.slice(1))).toEqual([]);
  });

  // STEP-7
  test('do not include a backward skip with a way out', () => {
    expect(text([confirm('a', 'next'), confirm('b', 'next'), ask('c', 'end', 'b')])).toEqual([]);
  });
});

test('an issue without steps has no problems to list', () => {
  expect(problemsInTree([])).toEqual([]);
});

const contact = (name: string, number: string) => ({
  id: name,
  name,
  number,
  when: '',
  categories: [],
});

// CONTACT-6, PUBLISH-2, PUBLISH-3
describe('contacts that texts name', () => {
  const campus = {
    ...NEW_CAMPUS,
    contacts: [contact('security', '020 7946 0000'), contact('porter', '')],
  };
  const problems = (question: string, firstAct: string | null = null) =>
    problemsInTree([{ ...ask('a', 'end', 'end'), question }], { firstAct, campus }).map(
      ({ code, blocking, step, number }) => ({ code, blocking, at: step ?? number }),
    );

  test('block if they do not exist, and warn if they have no number', () => {
    expect(problems('Call [[contact:security]].')).toEqual([]);
    expect(problems('Call [[contact:porter]] or [[contact:porter]].')).toEqual([
      { code: 'NUMBER_MISSING', blocking: false, at: 'a' },
    ]);
    expect(problems('Call [[contact:dean]].')).toEqual([
      { code: 'UNKNOWN_CONTACT', blocking: true, at: 'a' },
    ]);
    expect(problems('Call [[contact:emergency]].')).toEqual([
      { code: 'NUMBER_MISSING', blocking: false, at: 'a' },
    ]);
  });

  test('are also checked in what to do first and in a confirmation', () => {
    expect(problems('Go.', '[[contact:dean]]')).toEqual([
      { code: 'UNKNOWN_CONTACT', blocking: true, at: 0 },
    ]);
    const tick = confirm('a', 'end');
    const action = { ...tick.confirmationAction, confirmationText: 'I called [[contact:dean]].' };
    const steps = [{ ...tick, confirmationAction: action }];
    expect(blockingProblems(steps, { campus })).toMatchObject([
      { code: 'UNKNOWN_CONTACT', contact: 'dean', field: 'confirmationAction.confirmationText' },
    ]);
    expect(countsOf({ publish: false, firstAct: null, steps }, campus).problemCount).toBe(1);
    expect(issueCan.publish(issueWith({ steps }), campus)).toBe(false);
  });

  // CONTACT-9
  test('block if the reference is broken, with or without the settings', () => {
    expect(problems('Call [[contact:security].', '[[contact security]]')).toEqual([
      { code: 'BROKEN_REFERENCE', blocking: true, at: 0 },
      { code: 'BROKEN_STEP', blocking: true, at: 'a' },
    ]);
    const firstAct = 'Call [contact:security]] first';
    expect(blockingProblems([ask('a', 'end', 'end')], { firstAct })).toMatchObject([
      { code: 'BROKEN_REFERENCE', field: 'firstAct', found: '[contact:security]]' },
    ]);
  });

  test('are not checked without the settings', () => {
    expect(problemsInTree([{ ...ask('a', 'end', 'end'), question: '[[contact:x]]' }])).toEqual([]);
  });
});
