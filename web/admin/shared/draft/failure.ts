import { API_ERRORS } from '#core/api/api-errors.ts';
import type { Issue } from '#core/issue/issue.ts';
import { normalizeStep } from '#core/step/normal-step.ts';
import { addStep, replaceStep } from '#core/step/step-list.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import { blockingProblems, type CheckedWith, type TreeProblem } from '#core/tree/tree-check.ts';
import { showToast, type ToastMessage } from '#kit/overlays/toast/toasts.ts';
import { ApiError } from '../../../base/http.ts';
import { adminMessages } from '../../base/messages.ts';
import { knownSettings } from '../../base/queries.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { NEW_STEP } from './draft.ts';
import { conflictMessages } from './conflict-messages.ts';

/** The error if a save had a note for advisors, but the issue was moved back to draft before it. */
export class UnpublishedError extends Error {
  override readonly name = 'UnpublishedError';
}

/** The error if somebody else saved first, and their version did not load. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

/** A change that failed, with the reason that its pane shows. */
export type Failure = {
  readonly pane: string;
  readonly text: string;
  /** True if somebody else saved first and their version did not load: it can be loaded again. */
  readonly isUnloaded: boolean;
  readonly problems: readonly TreeProblem[];
  /** True if no step can be added until a save succeeds, which is so after a failed save, but not after a failed move. */
  readonly locks: boolean;
  readonly isResolved: boolean;
};

type Checked = Pick<Issue, 'steps'> & Pick<CheckedWith, 'firstAct'>;

/** Returns the problems of the tree with the draft in it, a new step in its place; the server checks the same (PUBLISH-7). */
export function problemsWith(
  { steps, firstAct }: Checked,
  key: string,
  draft: StepDraft,
  after?: string,
): readonly TreeProblem[] {
  const step = { _id: key as SavedStep['_id'], ...normalizeStep(draft) };
  const typed = key === NEW_STEP ? addStep(steps, step, after) : replaceStep(steps, step);
  return problemsOf({ steps: typed, firstAct });
}

export const problemsOf = ({ steps, firstAct }: Checked): readonly TreeProblem[] =>
  blockingProblems(steps, { firstAct, campus: knownSettings()?.campus });

/** Returns the failure of a change in `pane`: `problems` are shown if they are the reason, and `unanswered` if no answer came. */
export function failureOf(
  error: unknown,
  pane: string,
  problems: readonly TreeProblem[] = [],
  unanswered: string = adminMessages.editor.unanswered,
): Failure {
  const words = adminMessages.editor;
  const failure = { pane, isUnloaded: false, problems: [], locks: true, isResolved: false };
  if (error instanceof RemoteLoadError) {
    return { ...failure, text: words.remoteNotLoaded, isUnloaded: true };
  }
  if (error instanceof UnpublishedError) return { ...failure, text: conflictMessages.draftByNow };
  if (!(error instanceof ApiError)) return { ...failure, text: unanswered };
  const { code, detail }: ApiError = error;
  if (code === 'VERSION_CONFLICT') return { ...failure, text: conflictMessages.lost };
  if (code === 'ISSUE_ARCHIVED') return { ...failure, text: conflictMessages.archived };
  if (code === 'NOT_PUBLISHABLE') return { ...failure, text: words.blocked, problems };
  if (code === 'INVALID_INPUT') return { ...failure, text: conflictMessages.notUnderstood };
  return { ...failure, text: detail || API_ERRORS[code].title };
}

/** Shows a toast that says what failed and why, and offers an action. */
export function showFailure(text: string, error: unknown, action?: ToastMessage['action']): void {
  const detail = reasonIn(error);
  showToast({ kind: 'alert', text, ...(detail && { detail }), ...(action && { action }) });
}
