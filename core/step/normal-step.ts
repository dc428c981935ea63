import { isSkip, type ActionDraft, type ConfirmationDraft } from './step.ts';
import type { AnswerType, StepDraft } from './step-schema.ts';

function normalizeAction(action: ActionDraft | undefined, hasCustomText: boolean): ActionDraft {
  const normal: ActionDraft = {};
  if (action?.actionType) normal.actionType = action.actionType;
  if (isSkip(action) && action?.goToStep) normal.goToStep = action.goToStep;
  if (hasCustomText && action?.customText?.trim()) normal.customText = action.customText.trim();
  return normal;
}

/** The members that an answer type uses, beside those of every step. */
const USED: { readonly [T in AnswerType]: (draft: StepDraft) => StepDraft } = {
  'Yes or No': ({ customiseAnswerType, yesAction, noAction }) => {
    const isCustom = customiseAnswerType === true;
    return {
      customiseAnswerType: isCustom,
      yesAction: normalizeAction(yesAction, isCustom),
      noAction: normalizeAction(noAction, isCustom),
    };
  },
  'Show a confirmation checkbox': ({ confirmationAction }) => {
    const confirmation: ConfirmationDraft = normalizeAction(confirmationAction, false);
    const words = confirmationAction?.confirmationText?.trim();
    if (words) confirmation.confirmationText = words;
    return { confirmationAction: confirmation };
  },
};

/** The draft without blanks and members that its answer type does not use, so that equal steps are equal text. */
export function normalizeStep(draft: StepDraft): StepDraft {
  const normal: StepDraft = {};
  if (draft.question?.trim()) normal.question = draft.question.trim();
  if (draft.answerType) normal.answerType = draft.answerType;
  if (draft.image) normal.image = draft.image;
  return Object.assign(normal, USED[draft.answerType as AnswerType]?.(draft));
}
