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

/**
 * What is still told of what failed once the issue was loaded: nothing after a change of our own, for it was
 * of an older state; a failed save locks all the same. What came in by itself takes no reason away from a part
 * that it leaves as it was (EDITOR-7, EDITOR-32).
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
    failures: failures.map((failure) =>
      isStillShown(failure) ? failure : { ...failure, isResolved: true },
    ),
    failedChange: isSameIssue ? failedChange : undefined,
  };
}
