import { Type, type Static } from 'typebox';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { withContacts } from '../campus/contact-refs.ts';
import { isDay } from '../base/day.ts';
import { LIMITS } from '../base/limits.ts';
import type { PathCounts } from './path-counts.ts';
import { nullable } from '../base/schema.ts';
import type { SavedStep } from '../step/step.ts';
import { blockingProblems, type CheckedWith } from '../tree/tree-check.ts';
import type { Urgent } from '../campus/urgent-schema.ts';

/**
 * What is typed into Issue details, as it is sent: `problemsInIssue` says whether it is legal. Every
 * shape that holds an issue's details spreads this one.
 */
export const IssueDetails = Type.Object({
  title: Type.String({ maxLength: LIMITS.title * 4 }),
  category: Type.String({ maxLength: 100 }),
  /** The day YYYY-MM-DD by which somebody should read it again (PUBLISH-11). */
  reviewBy: nullable(Type.String({ maxLength: 10 })),
  /** 'Do this first', a line that may name contacts (ISSUES-19). */
  firstAct: nullable(Type.String({ maxLength: LIMITS.firstAct * 4 })),
  /** The id of the administrator who keeps it current (ISSUES-23). It is of this office: no revision and no file has it. */
  owner: nullable(Type.String({ maxLength: 100 })),
});
export type IssueDetails = Static<typeof IssueDetails>;

/** Legal details, as an issue stores them. */
export type LegalDetails = Omit<IssueDetails, 'category'> & { category: IssueCategory };

/**
 * An issue (ISSUES-1). `updatedAt` is a UTC ISO instant. `version` counts every save and guards against
 * lost updates; `revision` is the number of the published revision, null before the first publish.
 */
export type Issue = LegalDetails & {
  _id: string;
  publish: boolean;
  isArchived: boolean;
  /** Written for the starter library, and no administrator has reviewed it for this campus (ISSUES-20). */
  isStarter: boolean;
  updatedAt: string;
  version: number;
  revision: number | null;
  /** The newest urgent correction; absent where there was none. */
  urgent?: Urgent;
  steps: readonly SavedStep[];
};

/**
 * An issue as a list shows it, without its steps (ISSUES-5): how many there are, and how many problems
 * keep a draft from being published; a published issue has none.
 */
export type IssueSummary = Omit<Issue, 'steps'> & {
  stepCount: number;
  problemCount: number;
  /** Null where nobody ever ticked a path of it (PATHS-4). */
  paths: PathCounts | null;
};

export type IssueProblem = {
  field: keyof IssueDetails;
  code: 'REQUIRED' | 'TOO_LONG' | 'NOT_A_DAY';
};

/** A new owner is no administrator, or one who is disabled: the server alone knows. */
export type OwnerProblem = { field: 'owner'; code: 'CANNOT_OWN' };

const NAMES = Object.keys(IssueDetails.properties) as (keyof IssueDetails)[];

/** What is wrong with an issue's details: name and category are required (EDITOR-4), 'All categories' only lists (ISSUES-2). */
export function problemsInIssue(details: Partial<IssueDetails>): IssueProblem[] {
  const problems: IssueProblem[] = [];
  if (!details.title?.trim()) problems.push({ field: 'title', code: 'REQUIRED' });
  else if (details.title.trim().length > LIMITS.title) {
    problems.push({ field: 'title', code: 'TOO_LONG' });
  }
  if (!(ISSUE_CATEGORIES as readonly string[]).includes(details.category ?? '')) {
    problems.push({ field: 'category', code: 'REQUIRED' });
  }
  if (details.reviewBy && !isDay(details.reviewBy)) {
    problems.push({ field: 'reviewBy', code: 'NOT_A_DAY' });
  }
  if (withContacts(details.firstAct?.trim() ?? '', () => '').length > LIMITS.firstAct) {
    problems.push({ field: 'firstAct', code: 'TOO_LONG' });
  }
  return problems;
}

/** The details of an issue, or those typed so far, without its other members. */
export function detailsOf<D extends Partial<IssueDetails>>(issue: D): Pick<D, keyof IssueDetails> {
  const set = NAMES.filter((name) => issue[name] !== undefined);
  return Object.fromEntries(set.map((name) => [name, issue[name]]));
}

/** The details as they are stored; undefined where `problemsInIssue` finds any. */
export function legalDetails(details: Partial<IssueDetails>): LegalDetails | undefined {
  if (problemsInIssue(details).length > 0) return undefined;
  const { title = '', reviewBy, firstAct, owner } = details;
  return {
    ...detailsOf(details),
    title: title.trim(),
    ...(reviewBy !== undefined && { reviewBy: reviewBy || null }),
    ...(firstAct !== undefined && { firstAct: firstAct?.trim() || null }),
    ...(owner !== undefined && { owner: owner || null }),
  } as LegalDetails;
}

/** Whether two details would be stored alike; a member that is empty is one that is absent. */
export function sameDetails(a: Partial<IssueDetails>, b: Partial<IssueDetails>): boolean {
  return NAMES.every((name) => (a[name] ?? '').trim() === (b[name] ?? '').trim());
}

/** What a list shows of the steps of an issue; the contacts that it names are those of `campus`. */
export function countsOf(
  { publish, steps, firstAct }: Pick<Issue, 'publish' | 'steps' | 'firstAct'>,
  campus?: CheckedWith['campus'],
): Pick<IssueSummary, 'stepCount' | 'problemCount'> {
  return {
    stepCount: steps.length,
    problemCount: publish ? 0 : blockingProblems(steps, { firstAct, campus }).length,
  };
}

/** What is allowed in which state (LIST-6, PUBLISH-1, PUBLISH-2): the browser offers it, the server enforces it. */
export const issueCan = {
  /** Whether the card carries Publish: every draft with at least one step. */
  offerPublish: (issue: Pick<IssueSummary, 'publish' | 'isArchived' | 'stepCount'>): boolean =>
    !issue.publish && !issue.isArchived && issue.stepCount > 0,
  /** Whether publishing goes through: offered, and nothing blocks the tree. */
  publish: (
    issue: Pick<Issue, 'publish' | 'isArchived' | 'steps' | 'firstAct'>,
    campus?: CheckedWith['campus'],
  ): boolean => {
    const counts = countsOf(issue, campus);
    return issueCan.offerPublish({ ...issue, ...counts }) && counts.problemCount === 0;
  },
};

/** The step at `index` (from 0) has a REMOVE STEP button: all after the first (EDITOR-11). */
export function canRemoveStep(index: number): boolean {
  return index > 0;
}
