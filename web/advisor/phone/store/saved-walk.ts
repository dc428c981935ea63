import type { IssueCategory } from '#core/base/category.ts';
import type { Tap } from '#core/record/trail.ts';
import type { Walk } from '#core/walk/walk.ts';

/** The number of the step, none on the final screen, and a UTC ISO instant by the phone's clock. */
export type Escalated = { readonly step: number | undefined; readonly at: string };

/** What a banner said of the issue: a correction by its revision, or that it was withdrawn. */
export type Heard = number | 'withdrawn';

/** A walk under way with all that was entered, as the phone keeps it (WALK-14). */
export type SavedWalk = {
  /** The key of its record (WALK-18). */
  readonly id: string;
  /** The name that began it, which its record bears (WALK-19). */
  readonly advisor: string;
  readonly issueId: string;
  readonly title: string;
  readonly revision: number | null;
  /** Absent in a walk that an older app began. */
  readonly category?: IssueCategory;
  /** What is to be done first (WALK-23). */
  readonly firstAct?: string | null | undefined;
  /** It does not count (PRACTICE-1). */
  readonly isPractice?: boolean;
  /** Where and when it was recorded as escalated, under way (ESCALATE-2). */
  readonly escalated?: Escalated | undefined;
  /** The banner that 'Go on' folded (WALK-26). */
  readonly heard?: Heard | undefined;
  /** UTC ISO instant, by the phone's clock. */
  readonly startedAt: string;
  readonly walk: Walk;
  readonly trail: readonly Tap[];
  readonly rating: number;
  readonly description: string;
};

/** The same on the phone's disk, where another version may have written it: `decodeWalk` reads its walk. */
export type StoredWalk = Omit<SavedWalk, 'walk'> & { readonly walk: unknown };

/** Whether a practice walk is to begin beside one that counts, which stays (PRACTICE-5). */
export const isPracticeBeside = (walk: SavedWalk, isPractice: boolean): boolean =>
  isPractice && !walk.isPractice;
