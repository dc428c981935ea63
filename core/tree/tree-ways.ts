import type { StepId } from '../step/step-schema.ts';
import { branchesOf, type Branch, type SavedStep } from '../step/step.ts';
import { leadsTo, nextInOrder } from '../walk/walk.ts';

/** The answers of a step that lead to the same place. */
export type Edge = {
  readonly step: StepId;
  /** The branches in reading order. There are none while the step has no answer type. */
  readonly branches: readonly Branch[];
  /** The target. It is undefined if the step to skip to is not chosen, or gone. */
  readonly to: StepId | 'final' | undefined;
  /** False if an action is not chosen yet. The tree check then assumes that it goes on to the next step. */
  readonly isChosen: boolean;
};

/** Returns every way out of every step, in order, with each answer in exactly one of them (TREE-1). Any member may be missing. */
export function waysIn(steps: readonly SavedStep[]): Edge[] {
  return steps.flatMap((step): Edge[] => {
    const branches = branchesOf(step);
    if (branches.length === 0) {
      return [{ step: step._id, branches, to: nextInOrder(steps, step), isChosen: false }];
    }
    const ways = branches.map((branch): Edge => {
      const to = leadsTo(steps, step, step[branch]);
      return { step: step._id, branches: [branch], to, isChosen: isActionChosen(step, branch) };
    });
    const [first, second] = ways;
    if (!first || !second || first.to !== second.to) return ways;
    return [{ ...first, branches, isChosen: first.isChosen && second.isChosen }];
  });
}

function isActionChosen(step: SavedStep, branch: Branch): boolean {
  return step[branch]?.actionType !== undefined;
}

/** Returns every id that can be reached from `start` along the ways, `start` included. */
export function reachedFrom(start: string, ways: readonly Edge[]): Set<string> {
  const onward = Map.groupBy(ways, ({ step }): string => step);
  const seen = new Set<string>([start]);
  for (const id of seen) for (const { to } of onward.get(id) ?? []) if (to) seen.add(to);
  return seen;
}
