import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';

/** Spec 3: the two ways in which a step is answered. */
export const ANSWER_TYPES = ['Yes or No', 'Show a confirmation checkbox'] as const;

/** Spec 3: what follows an answer. */
export const ACTION_TYPES = [
  'Go to next step',
  'Skip to a specific step',
  'Issue resolution',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** Where an action hangs on a step; also its name on the wire (spec 3). */
export const BRANCHES = ['yesAction', 'noAction', 'confirmationAction'] as const;
export type Branch = (typeof BRANCHES)[number];

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/**
 * What follows a Yes or a No. `goToStep` is the `_id` of the target inside the house and 'Step n'
 * on the wire (`step-number.ts` is the border).
 */
export const Action = Type.Object({
  actionType: Type.Optional(Type.Enum(ACTION_TYPES)),
  goToStep: text(40),
  customText: text(LIMITS.answerText),
});
export type Action = Static<typeof Action>;

/** What follows a confirmation: as `Action`, with the text beside the checkbox. */
export const ConfirmationAction = Type.Object({
  actionType: Type.Optional(Type.Enum(ACTION_TYPES)),
  goToStep: text(40),
  confirmationText: text(LIMITS.confirmationText),
});
export type ConfirmationAction = Static<typeof ConfirmationAction>;

const draftMembers = {
  question: text(LIMITS.question),
  answerType: Type.Optional(Type.Enum(ANSWER_TYPES)),
  /** Exactly `images/<hash>.webp`, or absent. */
  image: text(100),
  customiseAnswerType: Type.Optional(Type.Boolean()),
  yesAction: Type.Optional(Action),
  noAction: Type.Optional(Action),
  confirmationAction: Type.Optional(ConfirmationAction),
};

/** A step somebody is still writing: any member may be missing. It is legal once `problemsInStep` finds nothing. */
export const StepDraft = Type.Object(draftMembers);
export type StepDraft = Static<typeof StepDraft>;

/** A step with its identity (spec 3). */
export const Step = Type.Object({ _id: Type.String(), ...draftMembers });
export type Step = Static<typeof Step>;

/** The branches a step of this answer type has, in the order they are read; none while it has no type. */
export function branchesOf(step: StepDraft): readonly Branch[] {
  if (step.answerType === 'Yes or No') return ['yesAction', 'noAction'];
  if (step.answerType === 'Show a confirmation checkbox') return ['confirmationAction'];
  return [];
}

/** Whether the action names a target, which only a skip does. */
export function isSkip(action: Action | ConfirmationAction | undefined): boolean {
  return action?.actionType === 'Skip to a specific step';
}

/** The words an advisor chooses between: the custom texts where the step has them, else 'Yes' and 'No' (spec 3). */
export function answerTexts(step: StepDraft): { yes: string; no: string } {
  const custom = step.customiseAnswerType === true;
  return {
    yes: (custom && step.yesAction?.customText) || 'Yes',
    no: (custom && step.noAction?.customText) || 'No',
  };
}

function normalizeAction(action: Action | undefined, keepText: boolean): Action {
  const kept: Action = {};
  if (action?.actionType) kept.actionType = action.actionType;
  if (isSkip(action) && action?.goToStep) kept.goToStep = action.goToStep;
  if (keepText && action?.customText?.trim()) kept.customText = action.customText.trim();
  return kept;
}

/**
 * The draft without the members its answer type does not use and without blanks, so that equal
 * steps are equal text. Nothing a step uses is lost.
 */
export function normalizeStep(draft: StepDraft): StepDraft {
  const kept: StepDraft = {};
  if (draft.question?.trim()) kept.question = draft.question.trim();
  if (draft.answerType) kept.answerType = draft.answerType;
  if (draft.image) kept.image = draft.image;
  if (draft.answerType === 'Yes or No') {
    const custom = draft.customiseAnswerType === true;
    kept.customiseAnswerType = custom;
    kept.yesAction = normalizeAction(draft.yesAction, custom);
    kept.noAction = normalizeAction(draft.noAction, custom);
  }
  if (draft.answerType === 'Show a confirmation checkbox') {
    const confirmation: ConfirmationAction = normalizeAction(draft.confirmationAction, false);
    const words = draft.confirmationAction?.confirmationText?.trim();
    if (words) confirmation.confirmationText = words;
    kept.confirmationAction = confirmation;
  }
  return kept;
}
