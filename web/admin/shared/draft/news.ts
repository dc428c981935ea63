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
 * Returns the failures still shown once the issue was loaded: none after a change of our own, for they were about an
 * older state; a failed save locks all the same. News from others leaves the failure of a part that it did not change
 * (EDITOR-7, EDITOR-32).
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
