import type { Issue } from '#core/issue/issue.ts';
import { orderOnto } from '#core/issue/three-way.ts';
import { sameStep } from '#core/step/same-step.ts';
import { placeAfter } from '#core/step/step-list.ts';
import { problemsInStep } from '#core/step/draft-problems.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { sentenceOf, wordsOfStepProblem } from '../../base/problem-words.ts';
import { NEW_STEP, type UnsavedDraft } from './draft.ts';
import { oncePer } from './once-per.ts';
import { marks } from '#core/base/mark-messages.ts';

/** Returns the problems with the numbers of the stepper, in which an unsaved step may come before theirs. */
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

/** Returns the reason why a step cannot be saved among these, as a sentence; undefined if it can (EDITOR-6). */
export function reasonAgainstStep(
  step: StepDraft,
  steps: readonly SavedStep[] = [],
  id?: SavedStep['_id'],
): string | undefined {
  const [problem] = problemsInStep(step, steps, id);
  if (!problem) return undefined;
  const { where, what } = wordsOfStepProblem(problem);
  return where === undefined ? sentenceOf(problem) : `${where}${marks.colon} ${what}`;
}

/** One line of the stepper: a step, the content of its fields, and its status. */
export type StepEntry = {
  readonly key: string;
  readonly number: number;
  readonly saved: SavedStep | undefined;
  readonly draft: StepDraft;
  /** The status: a checkmark if the step is saved, a warning if not (EDITOR-3); a removal can break a saved step (PUBLISH-10). */
  readonly status: 'saved' | 'unsaved' | 'broken';
};

/** The parts from which the stepper is made: the saved steps, the typed text, and a flag if there is an unsaved step. */
type Stepped = {
  readonly issue: Issue | undefined;
  readonly draft: UnsavedDraft;
  readonly hasNewStep: boolean;
  readonly shownOrder?: readonly string[] | undefined;
};

const stepsOf = ({ issue }: Pick<Stepped, 'issue'>): readonly SavedStep[] => issue?.steps ?? [];

// The saved steps change only with a save, but every typed letter asks for these.
const brokenSteps = oncePer((steps: readonly SavedStep[]): ReadonlySet<string> => {
  const broken = steps.filter((step) => problemsInStep(step, steps).length > 0);
  return new Set(broken.map(({ _id }) => _id));
});

/** Returns the saved step after which the unsaved one comes; undefined if there is no such step. */
export const newStepAfter = (state: Stepped): string | undefined =>
  stepsOf(state).find(({ _id }) => _id === state.draft.after)?._id;

/** Returns the saved steps in the order in which they are shown. */
export function shownSteps(state: Pick<Stepped, 'issue' | 'shownOrder'>): readonly SavedStep[] {
  const steps = stepsOf(state);
  if (!state.shownOrder) return steps;
  const byId = new Map<string, SavedStep>(steps.map((step) => [step._id, step]));
  return orderOnto([...byId.keys()], state.shownOrder).flatMap((id) => byId.get(id) ?? []);
}

/** Returns the place of the unsaved step among `steps`: the place to which it was dragged, otherwise the one after the step it follows. */
function newStepPlace({ draft, shownOrder = [] }: Stepped, steps: readonly SavedStep[]): number {
  const at = shownOrder.indexOf(NEW_STEP);
  if (at === 0) return 0;
  return placeAfter(steps, at === -1 ? draft.after : shownOrder[at - 1]);
}

/**
 * Returns the steps as the stepper shows them: the saved ones in order, and the unsaved one in its
 * place (EDITOR-43). Every call with the same state returns the same entries, so that they are not
 * drawn again.
 */
export const stepEntries = oncePer((state: Stepped): readonly StepEntry[] => {
  const broken = brokenSteps(stepsOf(state));
  const steps = shownSteps(state);
  const place = state.hasNewStep ? newStepPlace(state, steps) : steps.length;
  const entries = steps.map((saved, index): StepEntry => {
    const draft = state.draft.steps[saved._id] ?? saved;
    const isBroken = broken.has(saved._id);
    const status = !sameStep(draft, saved) ? 'unsaved' : isBroken ? 'broken' : 'saved';
    const number = index < place ? index + 1 : index + 2;
    return { key: saved._id, number, saved, draft, status };
  });
  if (!state.hasNewStep) return entries;
  const draft = state.draft.steps[NEW_STEP] ?? {};
  const added = { key: NEW_STEP, number: place + 1, saved: undefined, draft, status: 'unsaved' };
  return entries.toSpliced(place, 0, added as StepEntry);
});
