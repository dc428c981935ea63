import { expect, test } from 'vitest';
import { ask, confirm } from '../fixtures/trees.ts';
import { mapTexts, textsOf } from './step-texts.ts';

const asked = {
  ...ask('a', 'end', 'end'),
  question: 'Is it hot?',
  yesAction: { actionType: 'Issue resolution' as const, customText: 'Hot' },
  noAction: { actionType: 'Issue resolution' as const, customText: 'Cold' },
};

test('the texts of a step are its question, its confirmation and its answers', () => {
  expect(textsOf(asked).map(({ field, text }) => [field, text])).toEqual([
    ['question', 'Is it hot?'],
    ['yesAction.customText', 'Hot'],
    ['noAction.customText', 'Cold'],
  ]);
  const confirmed = { ...confirm('b', 'end'), confirmationAction: { confirmationText: 'Done' } };
  expect(
    textsOf(confirmed)
      .map(({ field, text }) => [field, text])
      .at(-1),
  ).toEqual(['confirmationAction.confirmationText', 'Done']);
  expect(textsOf({})).toEqual([]);
});

test('each text of a step is mapped, and nothing else changes', () => {
  const mapped = mapTexts(asked, ({ text }) => `${text}!`);
  expect(mapped).toEqual({
    ...asked,
    question: 'Is it hot?!',
    yesAction: { ...asked.yesAction, customText: 'Hot!' },
    noAction: { ...asked.noAction, customText: 'Cold!' },
  });
  expect(mapTexts(asked, ({ text }) => text)).toEqual(asked);
  expect(asked.question).toBe('Is it hot?');
});
