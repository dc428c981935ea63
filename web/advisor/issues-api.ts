import type { Category } from '#core/category.ts';
import { checkSteps } from '#core/step-problems.ts';
import type { CheckedSteps } from '#core/step.ts';
import { decodeSteps } from '#core/wire.ts';
import type { PublishedIssue } from '#core/wire-schema.ts';
import { call } from '../call.ts';

// The one file of the advisors' side that knows the wire format of issues.

/** An issue of the list, to be chosen and walked. */
export type ListedIssue = Pick<PublishedIssue, '_id' | 'title' | 'category' | 'revision'> & {
  /** The first question, shown on the card. */
  readonly question: string | undefined;
  /** The steps to walk; undefined where this app cannot walk them. */
  readonly steps: () => CheckedSteps | undefined;
};

function listed(issue: PublishedIssue): ListedIssue {
  const { _id, title, category, revision, steps } = issue;
  const question = steps[0]?.question;
  // A list may hold thousands of steps: those of an issue are decoded once it is chosen.
  return { _id, title, category, revision, question, steps: () => checkSteps(decodeSteps(steps)) };
}

/** The published issues of a category. */
export async function listIssues(category: Category, signal: AbortSignal): Promise<ListedIssue[]> {
  const issues = await call('GET /api/advisor/issues/{category}', { params: { category }, signal });
  return issues.map(listed);
}
