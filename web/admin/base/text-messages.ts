import type { StepText } from '#core/step/step-texts.ts';
import { adminMessages, BRANCH_WORDS } from './messages.ts';

type Field = StepText['field'];

const { question, confirmationText, customText } = adminMessages.editor;

/** The names of a step's texts, for places where the step is named above them. */
export const fieldMessages: Record<Field, string> = {
  question,
  'confirmationAction.confirmationText': confirmationText,
  'yesAction.customText': `${BRANCH_WORDS.yesAction}, ${customText}`,
  'noAction.customText': `${BRANCH_WORDS.noAction}, ${customText}`,
};

/** The names of texts within a sentence. */
export const textMessages = {
  translations: 'Translations',
  /** Returns the numbers of texts that still need a translation: '6 missing, 1 changed since'. */
  left: (missing: number, changed: number) =>
    [missing > 0 && `${missing} missing`, changed > 0 && `${changed} outdated`]
      .filter((part) => part !== false)
      .join(', '),
  inSentence: {
    question: (step: number) => `the question of step ${step}`,
    'confirmationAction.confirmationText': (step: number) =>
      `the confirmation text of step ${step}`,
    'yesAction.customText': (step: number) => `the text for Yes in step ${step}`,
    'noAction.customText': (step: number) => `the text for No in step ${step}`,
  } satisfies Record<Field, (step: number) => string>,
  ofRemoved: 'a text of a removed step',
} as const;
