import { LIMITS } from '../base/limits.ts';
import type { StepText } from './step-texts.ts';

/** The most characters of each text of a step, references to contacts not counted. */
export const TEXT_LIMITS: { readonly [F in StepText['field']]: number } = {
  question: LIMITS.question,
  'confirmationAction.confirmationText': LIMITS.confirmationText,
  'yesAction.customText': LIMITS.answerText,
  'noAction.customText': LIMITS.answerText,
};
