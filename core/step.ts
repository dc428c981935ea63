import { Type, type Static, type TSchema } from 'typebox';
import { LIMITS } from './limits.ts';
import { optionalText } from './schema.ts';

/** The two ways in which a step is answered (STEP-1). */
export const ANSWER_TYPES = ['Yes or No', 'Show a confirmation checkbox'] as const;

/** What follows an answer (STEP-6). */
export const ACTION_TYPES = [
  'Go to next step',
  'Skip to a specific step',
  'Issue resolution',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** Where an action hangs on a step; also its name on the wire (ISSUES-1). */
export const BRANCHES = ['yesAction', 'noAction', 'confirmationAction'] as const;
export type Branch = (typeof BRANCHES)[number];

declare const stepId: unique symbol;
/** The `_id` of a step. No other text is one, 'Step 3' of the wire least of all. */
export type StepId = string & { readonly [stepId]: true };
export const StepId = Type.Unsafe<StepId>(Type.String({ maxLength: 100 }));

/** The members of a step whose skips lead to `target`: an id inside, 'Step n' on the wire. */
export function stepMembers<T extends TSchema>(target: T) {
  const action = {
    actionType: Type.Optional(Type.Enum(ACTION_TYPES)),
    goToStep: Type.Optional(target),
  };
  const answer = Type.Object({ ...action, customText: optionalText(LIMITS.answerText) });
  return {
    question: optionalText(LIMITS.question),
    answerType: Type.Optional(Type.Enum(ANSWER_TYPES)),
    /** Exactly `images/<hash>.webp`, or absent. */
    image: optionalText(100),
    customiseAnswerType: Type.Optional(Type.Boolean()),
    yesAction: Type.Optional(answer),
    noAction: Type.Optional(answer),
    confirmationAction: Type.Optional(
      Type.Object({ ...action, confirmationText: optionalText(LIMITS.confirmationText) }),
    ),
  };
}

const Draft = Type.Object(stepMembers(StepId));

/** A step somebody is still writing: any member may be missing. `checkSteps` makes legal steps of drafts. */
export type StepDraft = Static<typeof Draft>;
export type ActionDraft = NonNullable<StepDraft['yesAction']>;
export type ConfirmationDraft = NonNullable<StepDraft['confirmationAction']>;

/** A step as an issue stores it. Removing another step can leave it unfinished again. */
export type SavedStep = StepDraft & { readonly _id: StepId };

/** What follows an answer of a legal step. */
export type Action =
  | { readonly actionType: 'Go to next step' | 'Issue resolution' }
  | { readonly actionType: 'Skip to a specific step'; readonly goToStep: StepId };

type WithText<T extends string> = Action & { readonly [Name in T]: string };

type AnyStep = { readonly _id: StepId; readonly question: string; readonly image?: string };

/** A legal step that is answered with one of two radios. */
export type YesNoStep = AnyStep & { readonly answerType: 'Yes or No' } & (
    | {
        readonly customiseAnswerType: false;
        readonly yesAction: Action;
        readonly noAction: Action;
      }
    | {
        readonly customiseAnswerType: true;
        readonly yesAction: WithText<'customText'>;
        readonly noAction: WithText<'customText'>;
      }
  );

/** A legal step that is answered by ticking a checkbox. */
export type ConfirmationStep = AnyStep & {
  readonly answerType: 'Show a confirmation checkbox';
  readonly confirmationAction: WithText<'confirmationText'>;
};

/** A legal step: all that its answer type needs is there. */
export type Step = YesNoStep | ConfirmationStep;

declare const checked: unique symbol;
/** All steps of an issue, each legal among the others: what a walk takes. Only `checkSteps` makes them. */
export type CheckedSteps = readonly Step[] & { readonly [checked]: true };

/** The branches a step of this answer type has, in the order they are read; none while it has no type. */
export function branchesOf(step: Pick<StepDraft, 'answerType'>): readonly Branch[] {
  if (step.answerType === 'Yes or No') return ['yesAction', 'noAction'];
  if (step.answerType === 'Show a confirmation checkbox') return ['confirmationAction'];
  return [];
}

/** Whether the action names a target, which only a skip does. */
export function isSkip(action: ActionDraft | ConfirmationDraft | undefined): boolean {
  return action?.actionType === 'Skip to a specific step';
}

/** The words an advisor chooses between: the custom texts where the step has them, else 'Yes' and 'No' (WALK-5). */
export function answerTexts(step: YesNoStep): { yes: string; no: string } {
  return step.customiseAnswerType
    ? { yes: step.yesAction.customText, no: step.noAction.customText }
    : { yes: 'Yes', no: 'No' };
}

function normalizeAction(action: ActionDraft | undefined, keepText: boolean): ActionDraft {
  const normal: ActionDraft = {};
  if (action?.actionType) normal.actionType = action.actionType;
  if (isSkip(action) && action?.goToStep) normal.goToStep = action.goToStep;
  if (keepText && action?.customText?.trim()) normal.customText = action.customText.trim();
  return normal;
}

/**
 * The draft without the members its answer type does not use and without blanks, so that equal
 * steps are equal text. Nothing a step uses is lost.
 */
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

/** Whether two drafts would be stored alike. */
export function sameStep(a: StepDraft, b: StepDraft): boolean {
  return JSON.stringify(normalizeStep(a)) === JSON.stringify(normalizeStep(b));
}
