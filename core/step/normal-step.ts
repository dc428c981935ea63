import { isSkip, type ActionDraft, type ConfirmationDraft } from './step.ts';
import type { AnswerType } from '../base/step-kinds.ts';
import type { StepDraft } from './step-schema.ts';

type AnyAction = ActionDraft & ConfirmationDraft;

/** Returns the action with the text of its answer type, if the type has one. */
function normalizeAction(
  action: AnyAction | undefined,
  text: 'customText' | 'confirmationText' | false,
): AnyAction {
  const normal: AnyAction = {};
  if (action?.actionType) normal.actionType = action.actionType;
  if (isSkip(action) && action?.goToStep) normal.goToStep = action.goToStep;
  const words = text && action?.[text]?.trim();
  if (text && words) normal[text] = words;
  return normal;
}

/** The members that each answer type uses, besides those of every step. */
const USED: { readonly [T in AnswerType]: (draft: StepDraft) => StepDraft } = {
  'Yes or No': ({ customiseAnswerType, yesAction, noAction }) => {
    const isCustom = customiseAnswerType === true;
    const text = isCustom && 'customText';
    return {
      customiseAnswerType: isCustom,
      yesAction: normalizeAction(yesAction, text),
      noAction: normalizeAction(noAction, text),
    };
  },
  'Show a confirmation checkbox': ({ confirmationAction }) => ({
    confirmationAction: normalizeAction(confirmationAction, 'confirmationText'),
  }),
};

/** Returns the draft without extra spaces and without members that its answer type does not use, so that equal steps are equal text. */
export function normalizeStep(draft: StepDraft): StepDraft {
  const normal: StepDraft = {};
  if (draft.question?.trim()) normal.question = draft.question.trim();
  if (draft.answerType) normal.answerType = draft.answerType;
  if (draft.image) normal.image = draft.image;
  return Object.assign(normal, USED[draft.answerType as AnswerType]?.(draft));
}
