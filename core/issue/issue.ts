import type { Details } from './details.ts';
import type { PathCounts } from './path-counts.ts';
import type { Pending } from './second-person.ts';
import type { SavedStep } from '../step/step.ts';
import { blockingProblems, type CheckedWith } from '../tree/tree-check.ts';
import type { Translations } from './translation.ts';
import type { LanguageProgress } from './translation-schema.ts';
import type { Urgent } from '../campus/urgent-schema.ts';

/** An issue (ISSUES-1). `version` counts saves and guards against lost updates; `revision` is null before the first publish. */
export type Issue = Details & {
  _id: string;
  publish: boolean;
  isArchived: boolean;
  /** Written for the starter library, and no administrator has reviewed it for this campus (ISSUES-20). */
  isStarter: boolean;
  updatedAt: string;
  version: number;
  revision: number | null;
  /** The newest urgent correction; absent if there was none. */
  urgent?: Urgent;
  /** There while changes of its words wait beside what advisors read (REVIEW-11). */
  pending?: Pending;
  steps: readonly SavedStep[];
  /** The texts in other languages, only where it is stored, copied or written to a file (TRANSLATE-2). */
  translations?: Translations;
};

/** An issue in a list (ISSUES-5): its steps and the problems that block publishing as counts; a published issue has none. */
export type IssueSummary = Omit<Issue, 'steps' | 'pending' | 'translations'> & {
  stepCount: number;
  problemCount: number;
  /** Null if nobody ever ticked a path of it (PATHS-4). */
  paths: PathCounts | null;
  /** Present while a second person is asked to publish it as it is (REVIEW-4). */
  isReviewAsked?: boolean;
  /** There while nobody else has read an urgent correction of it (REVIEW-21). */
  isUnread?: boolean;
  /** Present while changes wait beside what advisors read (REVIEW-11). */
  isPending?: boolean;
  /** There if it has texts in other languages (TRANSLATE-13). */
  languages?: LanguageProgress[];
};

/** The new owner is not an administrator, or is disabled: only the server knows. */
export type OwnerProblem = { field: 'owner'; code: 'CANNOT_OWN' };

/** Returns the counts that a list shows for an issue; contacts are looked up in `campus`. */
export function countsOf(
  { publish, steps, firstAct }: Pick<Issue, 'publish' | 'steps' | 'firstAct'>,
  campus?: CheckedWith['campus'],
): Pick<IssueSummary, 'stepCount' | 'problemCount'> {
  return {
    stepCount: steps.length,
    problemCount: publish ? 0 : blockingProblems(steps, { firstAct, campus }).length,
  };
}

/** The acts that each state allows (LIST-6, PUBLISH-1, PUBLISH-2): the browser offers them, the server enforces them. */
export const issueCan = {
  /** Tells whether the card has a Publish button: every draft with at least one step has. */
  offerPublish: (issue: Pick<IssueSummary, 'publish' | 'isArchived' | 'stepCount'>): boolean =>
    !issue.publish && !issue.isArchived && issue.stepCount > 0,
  /** Tells whether publishing succeeds: it is offered, and nothing blocks the tree. */
  publish: (
    issue: Pick<Issue, 'publish' | 'isArchived' | 'steps' | 'firstAct'>,
    campus?: CheckedWith['campus'],
  ): boolean => {
    const counts = countsOf(issue, campus);
    return issueCan.offerPublish({ ...issue, ...counts }) && counts.problemCount === 0;
  },
};

/** Tells whether the step at `index` (from 0) has a REMOVE STEP button: all after the first have (EDITOR-11). */
export function canRemoveStep(index: number): boolean {
  return index > 0;
}
