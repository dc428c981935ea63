import { describe, expect, test } from 'vitest';
import { ask, confirm } from './fixtures/trees.ts';
import { patchStep } from './step-patch.ts';
import { answerTexts, normalizeStep, type StepDraft } from './step.ts';

describe('tidying a step', () => {
  test('drops what its answer type does not use and keeps the rest', () => {
    const draft: StepDraft = {
      question: '  Is it out? ',
      answerType: 'Yes or No',
      image: '',
      customiseAnswerType: false,
      yesAction: { actionType: 'Go to next step', goToStep: 'b', customText: 'Out' },
      noAction: { actionType: 'Skip to a specific step', goToStep: 'b' },
      confirmationAction: { confirmationText: 'Old' },
    };
    expect(normalizeStep(draft)).toEqual({
      question: 'Is it out?',
      answerType: 'Yes or No',
      customiseAnswerType: false,
      yesAction: { actionType: 'Go to next step' },
      noAction: { actionType: 'Skip to a specific step', goToStep: 'b' },
    });
  });

  test('keeps both custom texts, trimmed, and the words of a confirmation', () => {
    const custom: StepDraft = {
      ...ask('a', 'next', 'end'),
      customiseAnswerType: true,
      yesAction: { actionType: 'Go to next step', customText: ' All out ' },
    };
    expect(normalizeStep(custom).yesAction?.customText).toBe('All out');
    expect(normalizeStep(confirm('a', 'end')).confirmationAction).toEqual({
      actionType: 'Issue resolution',
      confirmationText: 'I have done a',
    });
  });

  test('tidying twice is tidying once', () => {
    const once = normalizeStep(ask('a', 'b', 'end'));
    expect(normalizeStep(once)).toEqual(once);
  });
});

describe('the words an advisor chooses between', () => {
  test.each([
    ['plain', { customiseAnswerType: false, yesAction: { customText: 'Old' } }, 'Yes', 'No'],
    [
      'customised',
      {
        customiseAnswerType: true,
        yesAction: { customText: 'Out' },
        noAction: { customText: 'In' },
      },
      'Out',
      'In',
    ],
  ])('%s', (_, draft, yes, no) => {
    expect(answerTexts(draft)).toEqual({ yes, no });
  });
});

describe('the members an update sends', () => {
  const step = {
    ...ask('a', 'b', 'end'),
    image: 'images/x.webp',
    customiseAnswerType: true,
  };

  test('are laid over the step, actions member by member', () => {
    const patched = patchStep(step, { question: 'New?', noAction: { customText: 'Nope' } });
    expect(patched.question).toBe('New?');
    expect(patched.yesAction).toEqual(step.yesAction);
    expect(patched.noAction).toEqual({ actionType: 'Issue resolution', customText: 'Nope' });
  });

  test('null and the empty text take a member away, absent leaves it', () => {
    const patched = patchStep(step, { image: null, noAction: null, yesAction: { goToStep: '' } });
    expect(patched).not.toHaveProperty('image');
    expect(patched).not.toHaveProperty('noAction');
    expect(patched.yesAction).toEqual({ actionType: 'Skip to a specific step' });
    expect(patched.question).toBe(step.question);
  });

  test('the identity, the version and the removal are not members of the step', () => {
    const patched = patchStep({}, { _id: 'other', version: 3, isArchived: false, question: 'Q' });
    expect(patched).toEqual({ question: 'Q' });
  });
});
