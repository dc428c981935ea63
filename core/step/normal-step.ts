import { isSkip, type ActionDraft, type ConfirmationDraft } from './step.ts';
import type { StepDraft } from './step-schema.ts';

function normalizeAction(action: ActionDraft | undefined, hasCustomText: boolean): ActionDraft {
  const normal: ActionDraft = {};
  if (action?.actionType) normal.actionType = action.actionType;
  if (isSkip(action) && action?.goToStep) normal.goToStep = action.goToStep;
  if (hasCustomText && action?.customText?.trim()) normal.customText = action.customText.trim();
  return normal;
}

/** The draft without blanks and members that its answer type does not use, so that equal steps are equal text. */
export function normalizeStep(draft: StepDraft): StepDraft {
  const normal: StepDraft = {};
  if (draft.question?.trim()) normal.question = draft.question.trim();
  if (draft.answerType) normal.answerType = draft.answerType;
  if (draft.image) normal.image = draft.image;
  if (draft.answerType === 'Yes or No') {
    const custom = draft.customiseAnswerType === true;
    normal.customiseAnswerType = custom;
    normal.yesAction = normalizeAction(draft.yesAction, custom);
    normal.noAction = normalizeAction(draft.noAction, custom);
  }
  if (draft.answerType === 'Show a confirmation checkbox') {
    const confirmation: ConfirmationDraft = normalizeAction(draft.confirmationAction, false);
    const words = draft.confirmationAction?.confirmationText?.trim();
    if (words) confirmation.confirmationText = words;
    normal.confirmationAction = confirmation;
  }
  return normal;
}
