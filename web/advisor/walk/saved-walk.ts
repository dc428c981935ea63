import type { Tap } from '#core/trail.ts';
import type { Walk } from '#core/walk.ts';

/** A walk under way with all that was entered, as the phone keeps it (WALK-14). */
export type SavedWalk = {
  /** The key of its record (WALK-18). */
  readonly id: string;
  /** The name that began it, which its record bears (WALK-19). */
  readonly advisor: string;
  readonly issueId: string;
  readonly title: string;
  readonly revision: number | null;
  /** UTC ISO instant, by the phone's clock. */
  readonly startedAt: string;
  readonly walk: Walk;
  readonly trail: readonly Tap[];
  readonly rating: number;
  readonly description: string;
};
