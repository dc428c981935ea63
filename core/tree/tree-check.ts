import type { Directory } from '../campus/setting.ts';
import {
  contactProblemsInFirstAct,
  contactProblemsInStep,
  type BrokenFirstAct,
  type ContactProblem,
} from '../step/contact-check.ts';
import { LIMITS } from '../base/limits.ts';
import type { StepProblem } from '../step/step-problems.ts';
import { problemsInStep } from '../step/draft-problems.ts';
import type { StepId } from '../step/step-schema.ts';
import { BRANCHES, branchesOf, type Branch, type SavedStep } from '../step/step.ts';
import { leadsTo, nextInOrder } from '../walk/walk.ts';

/** A problem of a tree. Blocking ones prevent publishing (PUBLISH-2), and warnings never do (PUBLISH-3). `number` counts from 1. */
export type TreeProblem =
  | ContactProblem
  | BrokenFirstAct
  | ({ step: StepId; number: number } & (
      | { code: 'BROKEN_STEP'; blocking: true; problem: StepProblem }
      | { code: 'MISSING_TARGET' | 'SELF_SKIP'; blocking: true; branch: Branch }
      | { code: 'ENDLESS_LOOP'; blocking: true }
      | { code: 'UNREACHABLE'; blocking: false }
      | { code: 'LONG_WALK'; blocking: false; length: number }
    ));

/** The text of 'Do this first', and the campus's contacts. References are checked only if the contacts are known. */
export type CheckedWith = {
  readonly firstAct?: string | null | undefined;
  readonly campus?: Directory | undefined;
};

/** Returns the ids to which a step leads in a walk, 'final' among them. Unfinished answers go on to the next step, since they block publishing by themselves. */
function exits(steps: readonly SavedStep[], step: SavedStep): string[] {
  const onward = branchesOf(step).map((branch) => leadsTo(steps, step, step[branch]));
  return (onward.length > 0 ? onward : [undefined]).map((id) => id ?? nextInOrder(steps, step));
}

/** Returns every id that can be reached from `start` along `next`, `start` included. */
function closure(start: string, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set([start]);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return seen;
}

function problemsAt(step: SavedStep, number: number, steps: readonly SavedStep[]): TreeProblem[] {
  return problemsInStep(step, steps).map((problem): TreeProblem => {
    const branch = BRANCHES.find((b) => problem.field === `${b}.goToStep`);
    const at = { step: step._id, number, blocking: true } as const;
    const { code } = problem;
    return branch && (code === 'MISSING_TARGET' || code === 'SELF_SKIP')
      ? { ...at, code, branch }
      : { ...at, code: 'BROKEN_STEP', problem };
  });
}

/** Returns the length of the longest walk that never goes back. It takes only forward actions, so that there is no cycle. */
function longestForwardWalk(steps: readonly SavedStep[]): number {
  const place = new Map<string, number>(steps.map((step, index) => [step._id, index]));
  const longest: number[] = [];
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    const onward = step ? exits(steps, step) : [];
    const ahead = onward.map((id) => place.get(id) ?? steps.length).filter((i) => i > index);
    longest[index] = 1 + Math.max(0, ...ahead.map((i) => longest[i] ?? 0));
  }
  return longest[0] ?? 0;
}

/** Lists every problem of a tree, in step order, with skips as ids. It follows exactly the steps that a walk follows (PUBLISH-4, CONTACT-6). */
export function problemsInTree(
  steps: readonly SavedStep[],
  { firstAct, campus }: CheckedWith = {},
): TreeProblem[] {
  const first = steps[0];
  if (!first) return [];
  const onward = new Map<string, string[]>(steps.map((step) => [step._id, exits(steps, step)]));
  const reached = closure(first._id, (id) => onward.get(id) ?? []);
  const inward = new Map<string, string[]>();
  for (const [from, targets] of onward) {
    for (const target of targets) inward.set(target, [...(inward.get(target) ?? []), from]);
  }
  const canEnd = closure('final', (id) => inward.get(id) ?? []);
  // A step that only leads into a loop needs no change, since the loop does.
  const isInLoop = (id: string) =>
    (onward.get(id) ?? []).some((next) => closure(next, (at) => onward.get(at) ?? []).has(id));

  const problems: TreeProblem[] = contactProblemsInFirstAct(firstAct, campus);
  const inSteps = steps.flatMap((step, index): TreeProblem[] => {
    const at = { step: step._id, number: index + 1 };
    const ofStep = problemsAt(step, at.number, steps);
    if (!reached.has(step._id)) ofStep.push({ ...at, code: 'UNREACHABLE', blocking: false });
    else if (!canEnd.has(step._id) && isInLoop(step._id)) {
      ofStep.push({ ...at, code: 'ENDLESS_LOOP', blocking: true });
    }
    if (campus) ofStep.push(...contactProblemsInStep(step, at.number, campus));
    return ofStep;
  });
  problems.push(...inSteps);
  const length = longestForwardWalk(steps);
  if (length > LIMITS.longWalk) {
    problems.push({ step: first._id, number: 1, code: 'LONG_WALK', blocking: false, length });
  }
  return problems;
}

/** Returns the problems that prevent publishing an issue, or saving one that is published (PUBLISH-7). */
export function blockingProblems(
  steps: readonly SavedStep[],
  checkedWith?: CheckedWith,
): TreeProblem[] {
  return problemsInTree(steps, checkedWith).filter((problem) => problem.blocking);
}
