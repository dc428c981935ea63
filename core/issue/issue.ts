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
  /** True if the issue was written for the starter library and no administrator has reviewed it for this campus (ISSUES-20). */
  isStarter: boolean;
  updatedAt: string;
  version: number;
  revision: number | null;
  /** The newest urgent correction, absent if there was none. */
  urgent?: Urgent;
  /** The changes that wait beside the text that advisors read, absent if there are none (REVIEW-11). */
  pending?: Pending;
  steps: readonly SavedStep[];
  /** The texts in other languages. They are present only where the issue is stored, copied or written to a file (TRANSLATE-2). */
  translations?: Translations;
};

/** An issue in a list (ISSUES-5). It has numbers in place of its steps and of the problems that block publishing, which a published issue does not have. */
export type IssueSummary = Omit<Issue, 'steps' | 'pending' | 'translations'> & {
  stepCount: number;
  problemCount: number;
  /** The numbers of its paths, or null if nobody ever checked one (PATHS-4). */
  paths: PathCounts | null;
  /** True while a second person is asked to publish it as it is (REVIEW-4). Otherwise it is absent. */
  isReviewAsked?: boolean;
  /** True while nobody else has read an urgent correction of it (REVIEW-21). Otherwise it is absent. */
  isUnread?: boolean;
  /** True while changes wait beside the text that advisors read (REVIEW-11). Otherwise it is absent. */
  isPending?: boolean;
  /** The progress of its translations, absent if it has no texts in other languages (TRANSLATE-13). */
  languages?: LanguageProgress[];
};

/** A problem that only the server can find: the new owner is not an administrator, or is disabled. */
export type OwnerProblem = { field: 'owner'; code: 'CANNOT_OWN' };

/** Returns the numbers that a list shows for an issue. It looks up contacts in `campus`. */
export function countsOf(
  { publish, steps, firstAct }: Pick<Issue, 'publish' | 'steps' | 'firstAct'>,
  campus?: CheckedWith['campus'],
): Pick<IssueSummary, 'stepCount' | 'problemCount'> {
  return {
    stepCount: steps.length,
    problemCount: publish ? 0 : blockingProblems(steps, { firstAct, campus }).length,
  };
}

/** The acts that each state allows (LIST-6, PUBLISH-1, PUBLISH-2). The browser offers by this list, and the server enforces it. */
export const issueCan = {
  /** Tells whether the card has a Publish button. Every draft with at least one step has one. */
  offerPublish: (issue: Pick<IssueSummary, 'publish' | 'isArchived' | 'stepCount'>): boolean =>
    !issue.publish && !issue.isArchived && issue.stepCount > 0,
  /** Tells whether publishing succeeds: the card offers it, and nothing blocks the tree. */
  publish: (
    issue: Pick<Issue, 'publish' | 'isArchived' | 'steps' | 'firstAct'>,
    campus?: CheckedWith['campus'],
  ): boolean => {
    const counts = countsOf(issue, campus);
    return issueCan.offerPublish({ ...issue, ...counts }) && counts.problemCount === 0;
  },
};

/** Tells whether the step at `index` (from 0) has a REMOVE STEP button. Every step but the first has one (EDITOR-11). */
export function canRemoveStep(index: number): boolean {
  return index > 0;
}
