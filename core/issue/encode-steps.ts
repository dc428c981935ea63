import { formatStepNumber } from '../step/step-number.ts';
import type { SavedStep } from '../step/step.ts';
import { mapTargets } from './wire.ts';
import type { WireStep } from './wire-schema.ts';

// Apart from what reads the wire, which is all that a phone needs.

/** A step as the wire shows it among `steps`, by their present order; a target that is gone is absent. */
export function encodeStep(step: SavedStep, steps: readonly SavedStep[]): WireStep {
  return mapTargets(step, (target) => {
    const index = steps.findIndex((other) => other._id === target);
    return index < 0 ? undefined : formatStepNumber(index + 1);
  }) as WireStep;
}

/** All steps of an issue as the wire shows them. */
export function encodeSteps(steps: readonly SavedStep[]): WireStep[] {
  return steps.map((step) => encodeStep(step, steps));
}
