import { parseStepNumber } from '../step/step-number.ts';
import type { StepPatch } from '../step/step-patch.ts';
import type { StepId } from '../step/step-schema.ts';
import { BRANCHES, type SavedStep } from '../step/step.ts';
import type { WireStep, WireStepPatch } from './wire-schema.ts';

// In code, a skip leads to a step's id, and on the wire to 'Step n'. The two types do not fit, so a missing conversion does not compile.

type Skips<Target> = { [branch in (typeof BRANCHES)[number]]?: { goToStep?: Target } | null };

/** Returns the step or patch with every target renamed. If the new name is undefined, the target is removed. */
export function mapTargets(
  step: Skips<string | null>,
  rename: (target: string) => string | undefined,
) {
  const mapped = { ...step };
  for (const branch of BRANCHES) {
    const { goToStep, ...action } = step[branch] ?? {};
    if (!goToStep) continue;
    const target = rename(goToStep);
    mapped[branch] = target === undefined ? action : { ...action, goToStep: target };
  }
  return mapped;
}

/** Returns the id of the nth step for 'Step n'. For any other text it returns an id of no step, which `problemsInStep` reports. */
const decodeTarget = (steps: readonly { readonly _id: StepId }[]) => (target: string) => {
  const number = parseStepNumber(target);
  return (number === undefined ? undefined : steps[number - 1]?._id) ?? `no step: ${target}`;
};

/** Reads all steps of an issue from the wire. A single step cannot be read, since its numbers count among all of them (ISSUES-28). */
export function decodeSteps(steps: readonly WireStep[]): SavedStep[] {
  const rename = decodeTarget(steps);
  return steps.map((step) => mapTargets(step, rename) as SavedStep);
}

/** Reads from the wire the members of a step that are to change. `steps` are those among which its sender counted. */
export function decodePatch(
  { _id, isArchived, version, basedOn, words, urgent, note, ...members }: WireStepPatch,
  steps: readonly SavedStep[],
): StepPatch {
  return mapTargets(members, decodeTarget(steps)) as StepPatch;
}
