import { formatStepNumber, type StepNumber } from '../step/step-number.ts';
import type { StepId } from '../step/step-schema.ts';
import { BRANCHES, branchesOf, isSkip, type Branch, type SavedStep } from '../step/step.ts';
import { fieldsOf } from './tree-fields.ts';
import { problemsInTree, type TreeProblem } from './tree-check.ts';
import { waysIn } from './tree-ways.ts';
import { leadsTo } from '../walk/walk.ts';

/** A change that makes one answer lead elsewhere. */
export type QuickFix = {
  readonly step: StepId;
  readonly branch: Branch;
  readonly to: StepId;
  readonly target: StepNumber;
};

/** Returns the step after the quick fix: the answer skips to the other step and keeps its text. */
export function applyQuickFix(
  step: SavedStep,
  { branch, to }: Pick<QuickFix, 'branch' | 'to'>,
): SavedStep {
  const skip = { actionType: 'Skip to a specific step' as const, goToStep: to };
  return { ...step, [branch]: { ...step[branch], ...skip } };
}

type Candidate = { step: StepId; branch: Branch; to: StepId };

/** Returns the answer whose skip the problem is about, or undefined if it is about something else. */
function answerAt(problem: TreeProblem): Branch | undefined {
  if (problem.code === 'MISSING_TARGET' || problem.code === 'SELF_SKIP') return problem.branch;
  if (problem.code !== 'BROKEN_STEP') return undefined;
  const { field } = problem.problem;
  return BRANCHES.find((branch) => field === `${branch}.goToStep`);
}

/** Returns changes of the skips that close the loop of a step: each leads to the first later step that is not in the loop. */
function waysOut(
  steps: readonly SavedStep[],
  at: StepId,
  problems: readonly TreeProblem[],
): Candidate[] {
  const fields = fieldsOf(steps, waysIn(steps), problems);
  const loop = new Set<string>(fields.find((field) => field.steps.includes(at))?.steps);
  return steps.flatMap((step, index) => {
    if (!loop.has(step._id)) return [];
    const after = steps.slice(index + 1).find(({ _id }) => !loop.has(_id));
    return branchesOf(step).flatMap((branch): Candidate[] => {
      const to = isSkip(step[branch]) ? leadsTo(steps, step, step[branch]) : undefined;
      if (!to || !loop.has(to) || !after) return [];
      return [{ step: step._id, branch, to: after._id }];
    });
  });
}

const keyOf = (problem: TreeProblem): string => JSON.stringify({ ...problem, number: 0 });

/** Tells whether the quick fix solves the problem and causes no other. */
function helps(
  steps: readonly SavedStep[],
  quickFix: Candidate,
  problem: TreeProblem,
  problems: readonly TreeProblem[],
): boolean {
  const before = new Set(problems.map(keyOf));
  const after = problemsInTree(
    steps.map((step) => (step._id === quickFix.step ? applyQuickFix(step, quickFix) : step)),
  ).map(keyOf);
  return !after.includes(keyOf(problem)) && after.every((key) => before.has(key));
}

/** Returns the one answer that solves the problem by leading elsewhere, or undefined if none or several would (TREE-4). It never leads to Step 1 or to its own step. */
export function quickFixOf(
  steps: readonly SavedStep[],
  problem: TreeProblem,
  problems: readonly TreeProblem[],
  canSkipTo: (id: StepId) => boolean,
): QuickFix | undefined {
  const { step: at } = problem;
  if (at === null) return undefined;
  const branch = answerAt(problem);
  const candidates = branch
    ? steps
        .slice(1)
        .flatMap(({ _id }): Candidate[] => (_id === at ? [] : [{ step: at, branch, to: _id }]))
    : problem.code === 'ENDLESS_LOOP'
      ? waysOut(steps, at, problems)
      : [];
  const allowed = candidates.filter(({ to }) => canSkipTo(to));
  const [quickFix] = allowed;
  if (
    !quickFix ||
    allowed.length > 1 ||
    quickFix.step !== at ||
    !helps(steps, quickFix, problem, problems)
  )
    return undefined;
  const index = steps.findIndex(({ _id }) => _id === quickFix.to);
  return { ...quickFix, target: formatStepNumber(index + 1) };
}
