import { describe, expect, test } from 'vitest';
import { assert } from '../base/assert.ts';
import { ask, checked, confirm, id } from '../fixtures/trees.ts';
import { patchStep } from './step-patch.ts';
import type { StepDraft } from './step-schema.ts';
import { normalizeStep } from './normal-step.ts';
import { answerTexts } from './step.ts';

describe('normalizing a step', () => {
  // STEP-8
  test('drops what its answer type does not use, and keeps the rest', () => {
    const draft: StepDraft = {
      question: '  Is it out? ',
      answerType: 'Yes or No',
      image: '',
      customiseAnswerType: false,
      yesAction: { actionType: 'Go to next step', goToStep: id('b'), customText: 'Out' },
      noAction: { actionType: 'Skip to a specific step', goToStep: id('b') },
      confirmationAction: { confirmationText: 'Old' },
    };
    expect(normalizeStep(draft)).toEqual({
      question: 'Is it out?',
      answerType: 'Yes or No',
      customiseAnswerType: false,
      yesAction: { actionType: 'Go to next step' },
      noAction: { actionType: 'Skip to a specific step', goToStep: id('b') },
    });
  });

  // ISSUES-1
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

  test('changes nothing the second time', () => {
    const once = normalizeStep(ask('a', 'b', 'end'));
    expect(normalizeStep(once)).toEqual(once);
  });
});

describe('the answers that an advisor chooses between', () => {
  test.each([
    ['plain', false, 'Yes', 'No'],
    ['customized', true, 'Out', 'In'],
  ])('are %s', (_, customiseAnswerType, yes, no) => {
    const [step] = checked([
      {
        ...ask('a', 'next', 'next'),
        customiseAnswerType,
        yesAction: { actionType: 'Go to next step', customText: 'Out' },
        noAction: { actionType: 'Go to next step', customText: 'In' },
      },
    ]);
    assert(step?.answerType === 'Yes or No', 'the step is no Yes or No step');
    expect(answerTexts(step)).toEqual({ yes, no });
  });
});

describe('the members an update sends', () => {
  const step = {
    ...ask('a', 'b', 'end'),
    image: 'images/x.webp',
    customiseAnswerType: true,
  };

  // ISSUES-12
  test('are merged into the step, actions member by member', () => {
    const patched = patchStep(step, { question: 'New?', noAction: { customText: 'Nope' } });
    expect(patched.question).toBe('New?');
    expect(patched.yesAction).toEqual(step.yesAction);
    expect(patched.noAction).toEqual({ actionType: 'Issue resolution', customText: 'Nope' });
  });

  // ISSUES-13
  test('are removed by null and the empty text, and kept if absent', () => {
    const patched = patchStep(step, { image: null, noAction: null, yesAction: { goToStep: null } });
    expect(patched).not.toHaveProperty('image');
    expect(patched).not.toHaveProperty('noAction');
    expect(patched.yesAction).toEqual({ actionType: 'Skip to a specific step' });
    expect(patched.question).toBe(step.question);
  });
});
