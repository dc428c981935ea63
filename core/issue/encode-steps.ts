import { formatStepNumber } from '../step/step-number.ts';
import { normalizeStep } from '../step/normal-step.ts';
import type { StepDraft } from '../step/step-schema.ts';
import type { SavedStep } from '../step/step.ts';
import type { Issue } from './issue.ts';
import { mapTargets } from './wire.ts';
import type { WireStep, WireStepPatch } from './wire-schema.ts';

// Apart from what reads the wire, which is all that a phone needs.

/** Returns a step in the form of the wire, with targets numbered by the current order of `steps`. A target that is gone is absent. */
export function encodeStep(step: SavedStep, steps: readonly SavedStep[]): WireStep {
  return mapTargets(step, (target) => {
    const index = steps.findIndex((other) => other._id === target);
    return index < 0 ? undefined : formatStepNumber(index + 1);
  }) as WireStep;
}

export function encodeSteps(steps: readonly SavedStep[]): WireStep[] {
  return steps.map((step) => encodeStep(step, steps));
}

const BLANK = { actionType: null, goToStep: null };
const BLANK_ANSWER = { ...BLANK, customText: null };

/** Returns a draft in the form of a save, with null for each missing member. Its step numbers count in the version that its sender saw (ISSUES-21, ISSUES-28). */
export function encodeSave(
  draft: StepDraft,
  { steps, version }: Pick<Issue, 'steps' | 'version'>,
): WireStepPatch & { basedOn: number } {
  const { _id, ...step } = encodeStep({ _id: NO_ID, ...normalizeStep(draft) }, steps);
  const members: Required<Pick<WireStepPatch, keyof StepDraft>> = {
    question: null,
    answerType: null,
    image: null,
    customiseAnswerType: null,
    ...step,
    yesAction: step.yesAction ? { ...BLANK_ANSWER, ...step.yesAction } : null,
    noAction: step.noAction ? { ...BLANK_ANSWER, ...step.noAction } : null,
    confirmationAction: step.confirmationAction
      ? { ...BLANK, confirmationText: null, ...step.confirmationAction }
      : null,
  };
  return { ...members, basedOn: version };
}

const NO_ID = '' as SavedStep['_id'];
