import { API_ERRORS } from '#core/api-errors.ts';
import { replaceStep } from '#core/step-list.ts';
import { normalizeStep, type Step, type StepDraft } from '#core/step.ts';
import { blockingProblems, type TreeProblem } from '#core/tree-check.ts';
import { ApiError } from '../../call.ts';
import { adminMessages } from '../messages.ts';
import { NEW_STEP } from './editor-state.ts';

/** Why a save failed, as the pane says it in place. */
export type SaveFailure = {
  /** The pane it is about. */
  pane: string;
  text: string;
  /** Another save came first: theirs can be loaded, what is typed stays. */
  isConflict: boolean;
  problems: readonly TreeProblem[];
};

/** What the tree would suffer from with the draft in it; the same check as the server's (ruling 10). */
export function problemsWith(
  steps: readonly Step[],
  key: string,
  draft: StepDraft,
): readonly TreeProblem[] {
  const step = { _id: key, ...normalizeStep(draft) };
  return blockingProblems(key === NEW_STEP ? [...steps, step] : replaceStep(steps, step));
}

/** The failure of a save of `pane`. `problems` are shown where the server refused for them. */
export function saveFailureOf(
  error: unknown,
  pane: string,
  problems: readonly TreeProblem[] = [],
): SaveFailure {
  const words = adminMessages.editor;
  const failure = { pane, isConflict: false, problems: [] };
  if (!(error instanceof ApiError)) return { ...failure, text: words.unanswered };
  if (error.code === 'VERSION_CONFLICT')
    return { ...failure, text: words.conflict, isConflict: true };
  if (error.code === 'NOT_PUBLISHABLE') return { ...failure, text: words.blocked, problems };
  return { ...failure, text: error.detail || API_ERRORS[error.code].title };
}
