import type { StepId } from '../step/step-schema.ts';
import type { SavedStep } from '../step/step.ts';
import type { TreeProblem } from './tree-check.ts';
import type { Edge } from './tree-ways.ts';

/** A group of steps that are drawn together, in order. The spine may be empty, and other fields never are. */
export type TreeField = {
  readonly kind: 'spine' | 'loop' | 'unreached';
  readonly steps: readonly StepId[];
};

/** Returns the steps of each loop. Loops that a way joins count as one. */
function loopsOf(steps: readonly StepId[], ways: readonly Edge[]): StepId[][] {
  const rest = new Set<string>(steps);
  const joined = ways.filter(({ step, to }) => to !== undefined && rest.has(step) && rest.has(to));
  return steps.flatMap((first): StepId[][] => {
    if (!rest.delete(first)) return [];
    const loop = new Set<string>([first]);
    for (const id of loop) {
      for (const { step, to } of joined) {
        if (step === id && to) loop.add(to);
        else if (to === id) loop.add(step);
      }
    }
    for (const id of loop) rest.delete(id);
    return [steps.filter((id) => loop.has(id))];
  });
}

/** Returns the spine, then each loop without an exit, then the steps that cannot be reached (TREE-2). Each step is in exactly one field. */
export function fieldsOf(
  steps: readonly SavedStep[],
  ways: readonly Edge[],
  problems: readonly TreeProblem[],
): TreeField[] {
  const found = (code: TreeProblem['code']) =>
    new Set<string | null>(
      problems.flatMap((problem) => (problem.code === code ? problem.step : [])),
    );
  const unreached = found('UNREACHABLE');
  const looping = found('ENDLESS_LOOP');
  const ids = steps.map(({ _id }) => _id);
  const alone = ids.filter((id) => unreached.has(id));
  return [
    { kind: 'spine', steps: ids.filter((id) => !unreached.has(id) && !looping.has(id)) },
    ...loopsOf(
      ids.filter((id) => looping.has(id)),
      ways,
    ).map((loop): TreeField => ({ kind: 'loop', steps: loop })),
    ...(alone.length > 0 ? [{ kind: 'unreached' as const, steps: alone }] : []),
  ];
}
