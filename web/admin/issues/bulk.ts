import type { IssueSummary } from '#core/issue/issue.ts';
import { ApiError, NetworkError } from '../../base/http.ts';
import { issuesListMessages } from './messages.ts';

/** The result of a change of several issues: the changed ones, and the reason for each of the others. */
export type Outcome = {
  readonly done: readonly IssueSummary[];
  readonly refused: readonly { readonly issue: IssueSummary; readonly why: string }[];
};

const REASONS: { readonly [code: string]: string } = {
  ISSUE_ARCHIVED: issuesListMessages.whyArchived,
  NOT_FOUND: issuesListMessages.whyGone,
  VERSION_CONFLICT: issuesListMessages.whyConflict,
};

function whyRefused(error: unknown): string {
  if (!(error instanceof ApiError)) return issuesListMessages.whyUnanswered;
  return REASONS[error.code] ?? (error.detail || issuesListMessages.whyRefused);
}

/** Changes one issue after another; a refusal does not stop the others, but once the server does not answer, the rest is left unchanged. */
export async function changeEach(
  issues: readonly IssueSummary[],
  change: (issue: IssueSummary) => Promise<unknown>,
  onDone: (count: number) => void,
): Promise<Outcome> {
  const done: IssueSummary[] = [];
  const refused: Outcome['refused'][number][] = [];
  let isAnswered = true;
  for (const [index, issue] of issues.entries()) {
    try {
      if (!isAnswered) throw new NetworkError('no answer');
      await change(issue);
      done.push(issue);
      onDone(index + 1);
    } catch (error) {
      isAnswered = error instanceof ApiError;
      refused.push({ issue, why: whyRefused(error) });
    }
  }
  return { done, refused };
}
