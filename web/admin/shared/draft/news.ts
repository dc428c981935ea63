import type { Issue } from '#core/issue/issue.ts';
import { sameDetails } from '#core/issue/typed-details.ts';
import { sameStep } from '#core/step/same-step.ts';
import type { Failure } from './failure.ts';
import type { EditorState } from './state.ts';

type Failures = Pick<EditorState, 'failures' | 'failedChange'>;

function isSamePart(before: Issue, after: Issue, pane: string): boolean {
  if (pane === 'details') return sameDetails(before, after);
  const stepIn = ({ steps }: Issue) => steps.find(({ _id }) => _id === pane) ?? {};
  return sameStep(stepIn(before), stepIn(after));
}

export const withResolved = (
  failures: readonly Failure[],
  isResolved: (failure: Failure) => boolean,
): readonly Failure[] =>
  failures.map((failure) => (isResolved(failure) ? { ...failure, isResolved: true } : failure));

/**
 * Returns the failures that are still shown after the issue was loaded. After a change of this
 * editor there are none, because they were about an older state; but a failed save still locks.
 * News from others keeps the failure of a part that they did not change (EDITOR-7, EDITOR-32).
 */
export function failuresAfter(
  { issue: before, failures, failedChange }: EditorState,
  issue: Issue,
  isNews: boolean,
): Failures {
  const isSameIssue =
    isNews && before?.publish === issue.publish && before.isArchived === issue.isArchived;
  const isStillShown = ({ pane, isUnloaded }: Failure): boolean =>
    isSameIssue && !isUnloaded && isSamePart(before, issue, pane);
  return {
    failures: withResolved(failures, (failure) => !isStillShown(failure)),
    failedChange: isSameIssue ? failedChange : undefined,
  };
}
