import { describe, expect, test } from 'vitest';
import { ask, confirm, id } from '../fixtures/trees.ts';
import { LIMITS } from '../base/limits.ts';
import { checkSteps, targetsFor, type StepProblem } from './step-problems.ts';
import { problemsInStep } from './draft-problems.ts';
import type { StepDraft } from './step-schema.ts';
import type { SavedStep } from './step.ts';

const steps = [ask('a', 'next', 'next'), ask('b', 'next', 'next'), confirm('c', 'end')];
const text = (problems: StepProblem[]) => problems.map(({ field, code }) => `${field} ${code}`);
const yesNo = ask('b', 'next', 'end');
const tick = confirm('c', 'end');

// CONTACT-9
describe('a step with a broken reference', () => {
  const broken = { ...yesNo, question: 'Call [[contact:security].' };

  test('cannot be saved, and the problem names the text', () => {
    expect(problemsInStep(broken, steps)).toEqual([
      { field: 'question', code: 'BROKEN_REFERENCE', found: '[[contact:security]' },
    ]);
    const { confirmationAction } = tick;
    const confirmationText = 'I called [[Contact:security]]';
    const ticked = { ...tick, confirmationAction: { ...confirmationAction, confirmationText } };
    expect(text(problemsInStep(ticked, steps))).toEqual([
      'confirmationAction.confirmationText BROKEN_REFERENCE',
    ]);
  });

  test('has no contact in an answer, and only the answers that are shown count', () => {
    const yesAction = { actionType: 'Go to next step', customText: 'Call [[contact:security]]' };
    const noAction = { ...yesAction, customText: 'Wait' };
    const custom = { ...yesNo, customiseAnswerType: true, yesAction, noAction } as StepDraft;
    expect(text(problemsInStep(custom, steps))).toEqual(['yesAction.customText BROKEN_REFERENCE']);
    expect(problemsInStep({ ...custom, customiseAnswerType: false }, steps)).toEqual([]);
  });

  test('can still be followed if it was published before', () => {
    expect(checkSteps([steps[0] ?? yesNo, { ...broken, _id: id('b') }, tick])).toHaveLength(3);
  });
});

// KIT-6, STEP-1, STEP-3, STEP-6
describe('a Yes or No step', () => {
  test.each<[string, StepDraft, string[]]>([
    ['complete', yesNo, []],
    ['nothing at all', {}, ['question REQUIRED', 'answerType REQUIRED']],
    ['a blank question', { ...yesNo, question: '  ' }, ['question REQUIRED']],
    [
      'a question of the limit that names a contact',
      { ...yesNo, question: `${'x'.repeat(LIMITS.question)}[[contact:security]]` },
      [],
    ],
    [
      'a question beyond the limit',
      { ...yesNo, question: 'x'.repeat(LIMITS.question + 1) },
      ['question TOO_LONG'],
    ],
    [
      'no actions',
      { question: 'Q', answerType: 'Yes or No' },
      ['yesAction.actionType REQUIRED', 'noAction.actionType REQUIRED'],
    ],
    [
      'a skip without a step',
      { ...yesNo, noAction: { actionType: 'Skip to a specific step' } },
      ['noAction.goToStep REQUIRED'],
    ],
    [
      'a skip to a step that is gone',
      { ...yesNo, noAction: { actionType: 'Skip to a specific step', goToStep: id('gone') } },
      ['noAction.goToStep MISSING_TARGET'],
    ],
    [
      'a skip to itself',
      { ...yesNo, noAction: { actionType: 'Skip to a specific step', goToStep: id('b') } },
      ['noAction.goToStep SELF_SKIP'],
    ],
    [
      'a skip to Step 1',
      { ...yesNo, noAction: { actionType: 'Skip to a specific step', goToStep: id('a') } },
      ['noAction.goToStep FIRST_STEP'],
    ],
    [
      'custom answers without texts',
      { ...yesNo, customiseAnswerType: true },
      ['yesAction.customText REQUIRED', 'noAction.customText REQUIRED'],
    ],
    [
      'custom answers with one text',
      {
        ...yesNo,
        customiseAnswerType: true,
        yesAction: { actionType: 'Go to next step', customText: 'Out' },
      },
      ['noAction.customText REQUIRED'],
    ],
    ['a leftover confirmation, which does not count', { ...yesNo, confirmationAction: {} }, []],
    ['an image from elsewhere', { ...yesNo, image: 'https://x/y.png' }, ['image NOT_AN_IMAGE']],
    ['an uploaded image', { ...yesNo, image: `images/${'0a'.repeat(32)}.webp` }, []],
  ])('has the right problems: %s', (_, draft, expected) => {
    expect(text(problemsInStep(draft, steps))).toEqual(expected);
  });
});

// STEP-1, STEP-4, STEP-6
describe('a checkbox step', () => {
  test.each<[string, StepDraft, string[]]>([
    ['complete', tick, []],
    ['a blank statement', { ...tick, question: ' ' }, ['question REQUIRED']],
    [
      'no confirmation text, no action',
      { question: 'Q', answerType: 'Show a confirmation checkbox' },
      ['confirmationAction.confirmationText REQUIRED', 'confirmationAction.actionType REQUIRED'],
    ],
    [
      'a skip without a step',
      {
        ...tick,
        confirmationAction: {
          confirmationText: 'Done',
          actionType: 'Skip to a specific step',
        },
      },
      ['confirmationAction.goToStep REQUIRED'],
    ],
  ])('has the right problems: %s', (_, draft, expected) => {
    expect(text(problemsInStep(draft, steps))).toEqual(expected);
  });
});

// STEP-7
describe('the steps that a skip may lead to', () => {
  test.each([
    ['every saved step except Step 1 and itself', 'b', ['c']],
    ['all but Step 1 for a new step', undefined, ['b', 'c']],
    ['all others for Step 1', 'a', ['b', 'c']],
  ])('are %s', (_, own, targets) => {
    const stepId = own === undefined ? undefined : id(own);
    expect(targetsFor(stepId, steps).map((step) => step._id)).toEqual(targets);
  });

  // STEP-7
  test('are missing if there are no other steps, and the problem says so', () => {
    const skip: StepDraft = {
      ...yesNo,
      yesAction: { actionType: 'Skip to a specific step' },
    };
    expect(text(problemsInStep(skip, steps.slice(0, 2), id('b')))).toEqual([
      'yesAction.goToStep NO_OTHER_STEPS',
    ]);
  });
});

describe('legal steps', () => {
  test('are the drafts without the parts that their answer types do not use', () => {
    const drafts = [{ ...ask('a', 'b', 'next'), confirmationAction: {} }, confirm('b', 'end')];
    expect(checkSteps(drafts)).toEqual([ask('a', 'b', 'next'), confirm('b', 'end')]);
  });

  // STEP-1
  test('do not exist if one of the steps has a problem', () => {
    expect(checkSteps([ask('a', 'gone', 'end'), confirm('b', 'end')])).toBeUndefined();
    expect(checkSteps([ask('a', 'next', 'end'), { _id: id('b') }])).toBeUndefined();
    // A newer release may have more step types; this release would have to guess their answers.
    const newer = { ...confirm('b', 'end'), answerType: 'Type a text' } as unknown as SavedStep;
    expect(checkSteps([ask('a', 'next', 'end'), newer])).toBeUndefined();
  });
});
