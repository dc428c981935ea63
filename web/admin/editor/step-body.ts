import { stepToWire } from '#core/wire.ts';
import type { StepPatch } from '#core/step-patch.ts';
import { normalizeStep, type Action, type Step, type StepDraft } from '#core/step.ts';

type Blank<T> = { [Name in keyof T]-?: Exclude<T[Name], undefined> | null };

const actionOf = ({ actionType, goToStep, customText }: Action): Blank<Action> => ({
  actionType: actionType ?? null,
  goToStep: goToStep ?? null,
  customText: customText ?? null,
});

/**
 * A draft as create-step and update-step take it: every member, null where the step has none, since an
 * absent member would stay as it was. Skips are numbers in the order of `steps`.
 */
export function stepBody(draft: StepDraft, steps: readonly Step[]): StepPatch {
  const step = stepToWire(normalizeStep(draft), steps);
  const { yesAction, noAction, confirmationAction } = step;
  return {
    question: step.question ?? null,
    answerType: step.answerType ?? null,
    image: step.image ?? null,
    customiseAnswerType: step.customiseAnswerType ?? null,
    yesAction: yesAction ? actionOf(yesAction) : null,
    noAction: noAction ? actionOf(noAction) : null,
    confirmationAction: confirmationAction
      ? {
          actionType: confirmationAction.actionType ?? null,
          goToStep: confirmationAction.goToStep ?? null,
          confirmationText: confirmationAction.confirmationText ?? null,
        }
      : null,
  };
}
