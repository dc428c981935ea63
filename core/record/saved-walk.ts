import type { IssueCategory } from '../base/category.ts';
import type { Walk } from '../walk/walk.ts';
import type { Attendance } from './attendance.ts';
import type { Moment } from './moment-schema.ts';
import type { ReportState } from './report.ts';
import type { Tap } from './taps.ts';

/** The number of the step, none on the final screen, and a UTC ISO instant by the phone's clock. */
export type Escalated = { readonly step: number | undefined; readonly at: string };

/** The words of a banner on the issue: a correction by its revision, that it was withdrawn, or both. */
export type Acknowledged = number | 'withdrawn' | `withdrawn ${number}`;

/** A walk under way with all that was entered, as the phone keeps it (WALK-14). */
export type SavedWalk = {
  /** The key of its record (WALK-18). */
  readonly id: string;
  /** The name that began it, which its record has (WALK-19). */
  readonly advisor: string;
  /** The proof of it then, for the record (SIGNIN-44). */
  readonly proof?: string | undefined;
  readonly issueId: string;
  readonly title: string;
  readonly revision: number | null;
  /** Absent in a walk that an older app began. */
  readonly category?: IssueCategory;
  /** The name of the area that its advisor chose (AREAS-10). */
  readonly area?: string | undefined;
  /** 'Do this first' (WALK-23). */
  readonly firstAct?: string | null | undefined;
  /** The lowest number that no other phone gave a record of it; absent if none was handed over (HANDOVER-4). */
  readonly corrections?: number;
  /** The first code of it that this phone showed to another (HANDOVER-9); absent if none was, or by an older app. */
  readonly firstCode?: string;
  /** It does not count (PRACTICE-1). */
  readonly isPractice?: boolean;
  /** The step and the instant at which it was recorded as escalated, under way (ESCALATE-2). */
  readonly escalated?: Escalated | undefined;
  /** The number to call its advisor back, as typed (ESCALATE-7). */
  readonly callback?: string | undefined;
  /** The banner that 'Go on' folded (WALK-26). */
  readonly heard?: Acknowledged | undefined;
  /** The state of its incident report, once that was opened or written (REPORT-5). */
  readonly report?: ReportState | undefined;
  /** UTC ISO instant, by the phone's clock. */
  readonly startedAt: string;
  readonly walk: Walk;
  readonly trail: readonly Tap[];
  /** All that happened beside the taps; absent if nothing did. */
  readonly moments?: readonly Moment[];
  readonly rating: number;
  readonly description: string;
};

/**
 * The way in which a member reaches another phone (HANDOVER-1): in its place in the code; there, and with it the sign
 * that tells which of two phones went on (HANDOVER-9); as a text behind all that; with the guide that the other phone
 * has; or not at all.
 */
type CodePlace<V> =
  | 'code'
  | 'entered'
  | 'guide'
  | 'stays'
  | ([V] extends [string | undefined] ? 'text' : never);

/** Tells whether a record has a member, the same unless it is empty or what is made of it, or not (RECORD-1). */
type RecordPlace<M> = 'made' | 'none' | (M extends keyof Attendance ? 'same' : never);

/**
 * The one list of a walk's members, and what happens to each beyond the phone that keeps it: a new one does not compile
 * without an answer. The code for another phone and the record loop over it (HANDOVER-13). Two words each are fewer
 * bytes than two members.
 */
export const SAVED_WALK = {
  id: 'code none',
  advisor: 'code same',
  // It proves a name only on this phone.
  proof: 'stays same',
  issueId: 'guide same',
  title: 'code none',
  revision: 'code same',
  category: 'guide none',
  area: 'code same',
  firstAct: 'guide none',
  corrections: 'code none',
  firstCode: 'stays none',
  isPractice: 'code made',
  escalated: 'code none',
  callback: 'stays made',
  heard: 'stays none',
  report: 'code made',
  startedAt: 'code same',
  walk: 'code made',
  trail: 'entered same',
  moments: 'entered same',
  rating: 'entered made',
  description: 'entered made',
} as const satisfies {
  readonly [M in keyof SavedWalk]-?: `${CodePlace<SavedWalk[M]>} ${RecordPlace<M>}`;
};
