import { Type, type Static } from 'typebox';
import { ISSUE_CATEGORIES } from './category.ts';
import { LIMITS } from './limits.ts';
import { Step } from './step.ts';
import { blockingProblems } from './tree-check.ts';

/**
 * An issue (spec 3). `updatedAt` is a UTC ISO instant. `version` counts every save and guards against
 * lost updates; `revision` numbers the published wording an advisor walks, null before the first publish.
 */
export const Issue = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  category: Type.Enum(ISSUE_CATEGORIES as [...typeof ISSUE_CATEGORIES]),
  publish: Type.Boolean(),
  isArchived: Type.Boolean(),
  updatedAt: Type.String(),
  version: Type.Integer(),
  revision: Type.Union([Type.Integer(), Type.Null()]),
  steps: Type.Array(Step),
});
export type Issue = Static<typeof Issue>;

/** What is typed into Issue details; either may still be missing. */
export type IssueDetails = { title?: string | undefined; category?: string | undefined };

export type IssueProblem = { field: 'title' | 'category'; code: 'REQUIRED' | 'TOO_LONG' };

/** Spec 5: issue details are valid only when name and category are set; 'All categories' only lists (ruling 14). */
export function problemsInIssue(details: IssueDetails): IssueProblem[] {
  const problems: IssueProblem[] = [];
  if (!details.title?.trim()) problems.push({ field: 'title', code: 'REQUIRED' });
  else if (details.title.trim().length > LIMITS.title) {
    problems.push({ field: 'title', code: 'TOO_LONG' });
  }
  if (!(ISSUE_CATEGORIES as readonly string[]).includes(details.category ?? '')) {
    problems.push({ field: 'category', code: 'REQUIRED' });
  }
  return problems;
}

/** What is allowed in which state; the browser offers it and the server obeys it (spec 4, rulings 9 to 11). */
export const issueCan = {
  /** Whether the card carries Publish: every draft with at least one step. */
  offerPublish: (issue: Pick<Issue, 'publish' | 'isArchived' | 'steps'>): boolean =>
    !issue.publish && !issue.isArchived && issue.steps.length > 0,
  /** Whether publishing goes through: offered, and nothing blocks the tree. */
  publish: (issue: Pick<Issue, 'publish' | 'isArchived' | 'steps'>): boolean =>
    issueCan.offerPublish(issue) && blockingProblems(issue.steps).length === 0,
  /** Whether advisors see it. */
  beRead: (issue: Pick<Issue, 'publish' | 'isArchived'>): boolean =>
    issue.publish && !issue.isArchived,
};

/** The step at `index` (from 0) has a REMOVE STEP button: all after the first (spec 2). */
export function canRemoveStep(index: number): boolean {
  return index > 0;
}
