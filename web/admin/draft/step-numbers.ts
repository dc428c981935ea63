import type { TreeProblem } from '#core/tree/tree-check.ts';
import type { StepEntry } from './step-entries.ts';

/** The problems by the numbers of the stepper, where an unsaved step may stand before theirs. */
export function asNumbered(
  problems: readonly TreeProblem[],
  entries: readonly StepEntry[],
): readonly TreeProblem[] {
  const numbers = new Map<string, number>(entries.map(({ key, number }) => [key, number]));
  return problems.map((problem): TreeProblem =>
    problem.step === null
      ? problem
      : { ...problem, number: numbers.get(problem.step) ?? problem.number },
  );
}
