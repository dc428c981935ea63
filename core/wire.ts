import { branchesOf, type Step, type StepDraft } from './step.ts';

/** 'Step 3' for the third step: the name of a step on screens and on the wire (spec 9). `number` counts from 1. */
export function formatStepNumber(number: number): string {
  return `Step ${number}`;
}

/** The number in 'Step 3', read from the second word (spec 9); undefined for anything else. */
export function parseStepNumber(text: string): number | undefined {
  const digits = /^Step ([1-9]\d{0,3})$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function mapTargets<S extends StepDraft>(
  step: S,
  rename: (target: string) => string | undefined,
): S {
  const mapped = { ...step };
  for (const branch of branchesOf(step)) {
    const action = step[branch];
    if (action?.goToStep === undefined) continue;
    const { goToStep, ...rest } = action;
    const target = rename(goToStep);
    mapped[branch] = target === undefined ? rest : { ...rest, goToStep: target };
  }
  return mapped;
}

/** One step as the wire shows it among `steps`: skips name 'Step n' by the present order; a lost target is absent. */
export function stepToWire<S extends StepDraft>(step: S, steps: readonly Step[]): S {
  return mapTargets(step, (target) => {
    const index = steps.findIndex((other) => other._id === target);
    return index < 0 ? undefined : formatStepNumber(index + 1);
  });
}

/** All steps as the wire shows them (spec 3: goToStep such as 'Step 3'). */
export function stepsToWire(steps: readonly Step[]): Step[] {
  return steps.map((step) => stepToWire(step, steps));
}

/**
 * One step from the wire, its 'Step n' read as the id of the nth of `steps`. A number that names no
 * step stays as it was sent, so that `problemsInStep` can say that the target is missing.
 */
export function stepFromWire<S extends StepDraft>(step: S, steps: readonly Step[]): S {
  return mapTargets(step, (target) => {
    const number = parseStepNumber(target);
    return (number === undefined ? undefined : steps[number - 1]?._id) ?? target;
  });
}

/** All steps from the wire, skips as ids. */
export function stepsFromWire(steps: readonly Step[]): Step[] {
  return steps.map((step) => stepFromWire(step, steps));
}
