import type { IssueSummary } from '#core/issue/issue.ts';
import { blockingProblems, type TreeProblem } from '#core/tree/tree-check.ts';
import { isApiError } from '../../base/call.ts';
import { getIssue, updateIssue } from '../base/issues-api.ts';
import { knownSettings } from '../base/queries.ts';

/** Publishes an issue; returns the problems that prevent it, also those of a newer version on the server. */
export async function publishIssue(issue: IssueSummary): Promise<readonly TreeProblem[]> {
  if (issue.problemCount > 0) {
    // The list counts them only; they may have been mended since.
    const { steps, firstAct } = await getIssue(issue._id);
    const problems = blockingProblems(steps, { firstAct, campus: knownSettings()?.campus });
    if (problems.length > 0) return problems;
  }
  try {
    await updateIssue(issue._id, { publish: true });
    return [];
  } catch (error) {
    // Without a problem to list it was archived meanwhile, or has no step any more.
    if (!isApiError(error, 'NOT_PUBLISHABLE') || error.problems.length === 0) throw error;
    return error.problems;
  }
}
