import { API_ERRORS } from '#core/api-errors.ts';
import { replaceStep } from '#core/step-list.ts';
import type { StepDraft } from '#core/step-schema.ts';
import { normalizeStep, type SavedStep } from '#core/step.ts';
import { blockingProblems, type TreeProblem } from '#core/tree-check.ts';
import { ApiError } from '../../call.ts';
import { adminMessages } from '../messages.ts';
import { NEW_STEP } from './state.ts';

/** What failed and why, as the pane says it in place. */
export type Failure = {
  /** The pane it is about. */
  readonly pane: string;
  readonly text: string;
  /** Another save came first: theirs can be loaded, what is typed stays. */
  readonly isConflict: boolean;
  readonly problems: readonly TreeProblem[];
  /** Whether no step can be added until a save succeeds: a failed save, not a failed move. */
  readonly locks: boolean;
  /** Whether it need not be said any more. */
  readonly isTold: boolean;
};

/** The problems of the tree with the draft in it; the same check as the server's (PUBLISH-7). */
export function problemsWith(
  steps: readonly SavedStep[],
  key: string,
  draft: StepDraft,
): readonly TreeProblem[] {
  const step = { _id: key as SavedStep['_id'], ...normalizeStep(draft) };
  return blockingProblems(key === NEW_STEP ? [...steps, step] : replaceStep(steps, step));
}

/** Why a change from `pane` failed. `problems` are shown where the server refused for them. */
export function failureOf(
  error: unknown,
  pane: string,
  problems: readonly TreeProblem[] = [],
): Failure {
  const words = adminMessages.editor;
  const failure = { pane, isConflict: false, problems: [], locks: true, isTold: false };
  if (!(error instanceof ApiError)) return { ...failure, text: words.unanswered };
  const { code, detail }: ApiError = error;
  if (code === 'VERSION_CONFLICT') {
    return { ...failure, text: words.conflict, isConflict: true };
  }
  if (code === 'ISSUE_ARCHIVED') {
    return { ...failure, text: words.archivedElsewhere, isConflict: true };
  }
  if (code === 'NOT_PUBLISHABLE') return { ...failure, text: words.blocked, problems };
  return { ...failure, text: detail || API_ERRORS[code].title };
}
