import { LIMITS } from '../base/limits.ts';
import type { StepText } from './step-texts.ts';

/** The most characters of each text of a step. References to contacts are not counted. */
export const TEXT_LIMITS: { readonly [F in StepText['field']]: number } = {
  question: LIMITS.question,
  'confirmationAction.confirmationText': LIMITS.confirmationText,
  'yesAction.customText': LIMITS.answerText,
  'noAction.customText': LIMITS.answerText,
};
