import { checkSteps, type StepProblem } from '../step/step-problems.ts';
import { problemsInStep } from '../step/draft-problems.ts';
import type { StepId } from '../step/step-schema.ts';
import { branchesOf, type Branch, type CheckedSteps, type SavedStep } from '../step/step.ts';
import { activeStep, answersTo, startWalk, type Visit, type Walk } from './walk.ts';
import { assert } from '../base/assert.ts';

/** The steps of an unfinished draft in a form for a walk. An illegal place becomes a stop, which walk.ts treats as a step (PREVIEW-3). */
export type DraftSteps = {
  readonly steps: CheckedSteps;
  /** The stops, by the id that each has in the walk. */
  readonly stops: ReadonlyMap<StepId, Stop>;
  readonly count: number;
};

/** An unfinished place of a draft: a step, or the target of one of its answers. `number` counts from 1. */
export type Stop = {
  readonly step: StepId;
  readonly number: number;
  /** The answer whose target is not legal. It is undefined if the step itself is not legal. */
  readonly branch?: Branch;
};

const isOfAction = ({ field }: StepProblem, branch: Branch): boolean =>
  field === `${branch}.actionType` || field === `${branch}.goToStep`;

/** Returns a step that takes the place of a stop and is never shown. */
const stopStep = (_id: StepId): SavedStep => ({
  _id,
  question: '-',
  answerType: 'Show a confirmation checkbox',
  confirmationAction: { actionType: 'Issue resolution', confirmationText: '-' },
});

const stopId = (step: StepId, branch: Branch): StepId => `${step} ${branch}` as StepId;

/** Returns the steps of a draft in a form for a walk, with skips as ids. Any member may be missing. */
export function draftSteps(drafts: readonly SavedStep[]): DraftSteps {
  const stops = new Map<StepId, Stop>();
  const added: SavedStep[] = [];
  const steps = drafts.map((draft, index): SavedStep => {
    const at = { step: draft._id, number: index + 1 };
    const problems = problemsInStep(draft, drafts);
    const branches = branchesOf(draft);
    const lost = branches.filter((branch) => problems.some((one) => isOfAction(one, branch)));
    if (problems.some((one) => !lost.some((branch) => isOfAction(one, branch)))) {
      stops.set(draft._id, at);
      return stopStep(draft._id);
    }
    const walked = { ...draft };
    for (const branch of branches) {
      if (lost.includes(branch)) {
        const goToStep = stopId(draft._id, branch);
        stops.set(goToStep, { ...at, branch });
        added.push(stopStep(goToStep));
        walked[branch] = {
          ...draft[branch],
          actionType: 'Skip to a specific step',
          goToStep,
        };
      } else if (index === drafts.length - 1 && draft[branch]?.actionType === 'Go to next step') {
        // Stops may come after the last step, which must still end the walk.
        walked[branch] = { ...draft[branch], actionType: 'Issue resolution' };
      }
    }
    return walked;
  });
  const checked = checkSteps([...steps, ...added]);
  assert(checked, 'a stop is a legal step');
  return { steps: checked, stops, count: drafts.length };
}

/** Returns a walk on the first of these visits, with the others and their answers ahead. Without visits it is at the start. */
export function walkAlong({ steps }: DraftSteps, [first, ...ahead]: readonly Visit[]): Walk {
  if (!first || !steps.some(({ _id }) => _id === first.step)) return startWalk(steps);
  return { steps, path: [first], ahead: ahead.toReversed(), onFinalScreen: false };
}

/** Returns the walk after an edit of the draft. It ends before a step that is gone, and drops an answer that its step no longer has. */
export function walkAfterEdit(walk: Walk, { steps }: DraftSteps): Walk {
  const stepOf = new Map(steps.map((step) => [step._id, step]));
  const allowed = ({ step: id, answer }: Visit): Visit => {
    const step = stepOf.get(id);
    const isAnswer = step && answer !== null && answersTo(step).includes(answer);
    return { step: id, answer: isAnswer ? answer : null };
  };
  const gone = walk.path.findIndex(({ step }) => !stepOf.has(step));
  const path = (gone === -1 ? walk.path : walk.path.slice(0, gone)).map(allowed);
  const last = path.at(-1);
  if (!last) return startWalk(steps);
  const ahead = walk.ahead.filter(({ step }) => stepOf.has(step)).map(allowed);
  return {
    steps,
    path,
    ahead: gone === -1 ? ahead : [],
    onFinalScreen: walk.onFinalScreen && gone === -1 && last.answer !== null,
  };
}

/** Returns the stop at which the walk waits, or undefined if it can go on. */
export function stopOf(walk: Walk, { stops }: DraftSteps): Stop | undefined {
  const visit = walk.path.at(-1);
  return walk.onFinalScreen || !visit ? undefined : stops.get(visit.step);
}

/** Counts the percentage of the draft's steps up to the active one, as `progress` does for a walk (WALK-3). */
export function draftProgress(walk: Walk, draft: DraftSteps): number {
  const active = activeStep(walk);
  if (!active) return 100;
  return (100 * (stopOf(walk, draft)?.number ?? active.number)) / draft.count;
}
