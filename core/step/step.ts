import type { AnswerType } from '../base/step-kinds.ts';
import type { StepDraft, StepId } from './step-schema.ts';

/** The members of a step that hold an action, by their names in code and on the wire (ISSUES-1). */
export const BRANCHES = ['yesAction', 'noAction', 'confirmationAction'] as const;
export type Branch = (typeof BRANCHES)[number];

export type ActionDraft = NonNullable<StepDraft['yesAction']>;
export type ConfirmationDraft = NonNullable<StepDraft['confirmationAction']>;

/** A step as an issue stores it. It can become unfinished again if another step is removed. */
export type SavedStep = StepDraft & { readonly _id: StepId };

/** The action that follows an answer of a legal step. */
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

export type ConfirmationStep = AnyStep & {
  readonly answerType: 'Show a confirmation checkbox';
  readonly confirmationAction: WithText<'confirmationText'>;
};

/** A legal step, which has everything that its answer type needs. */
export type Step = {
  'Yes or No': YesNoStep;
  'Show a confirmation checkbox': ConfirmationStep;
}[AnswerType];

declare const checked: unique symbol;
/** All steps of an issue, each of them legal: what a walk takes. Only `checkSteps` makes them. */
export type CheckedSteps = readonly Step[] & { readonly [checked]: true };

const BRANCHES_OF: { readonly [T in AnswerType]: readonly Branch[] } = {
  'Yes or No': ['yesAction', 'noAction'],
  'Show a confirmation checkbox': ['confirmationAction'],
};

/** Returns the branches of a step's answer type in reading order. There are none while it has no type. */
export function branchesOf({ answerType }: Pick<StepDraft, 'answerType'>): readonly Branch[] {
  // A type that only a newer release knows has no branches here.
  return BRANCHES_OF[answerType as AnswerType] ?? [];
}

/** Tells whether the action names a target, which only a skip does. */
export function isSkip(action: ActionDraft | ConfirmationDraft | undefined): boolean {
  return action?.actionType === 'Skip to a specific step';
}

/** Returns the answers between which an advisor chooses: the custom texts of the step, otherwise 'Yes' and 'No' (WALK-5). */
export function answerTexts(step: YesNoStep): { yes: string; no: string } {
  return step.customiseAnswerType
    ? { yes: step.yesAction.customText, no: step.noAction.customText }
    : { yes: 'Yes', no: 'No' };
}
