import type { IssueCategory } from '../base/category.ts';
import type { Walk } from '../walk/walk.ts';
import type { Attendance } from './attendance.ts';
import type { Moment } from './moment-schema.ts';
import type { ReportState } from './report.ts';
import type { Tap } from './taps.ts';

/** The mark of an escalation: the number of the step, which is undefined on the final screen, and the time, a UTC ISO instant by the phone's clock. */
export type Escalated = { readonly step: number | undefined; readonly at: string };

/** The state of an issue that a banner announced: a correction by its revision, a withdrawal, or both. */
export type Acknowledged = number | 'withdrawn' | `withdrawn ${number}`;

/** A walk under way with everything that was entered, as the phone stores it (WALK-14). */
export type SavedWalk = {
  /** The key of its record (WALK-18). */
  readonly id: string;
  /** The name of the advisor who began it, which goes into its record (WALK-19). */
  readonly advisor: string;
  /** The proof of the name at that time, for the record (SIGNIN-44). */
  readonly proof?: string | undefined;
  readonly issueId: string;
  readonly title: string;
  readonly revision: number | null;
  /** The category. It is absent in a walk that an older app began. */
  readonly category?: IssueCategory;
  /** The name of the area that its advisor chose (AREAS-10). */
  readonly area?: string | undefined;
  /** The text of 'Do this first' (WALK-23). */
  readonly firstAct?: string | null | undefined;
  /** The lowest correction number that no other phone has used for its record. It is absent if the walk was not handed over (HANDOVER-4). */
  readonly corrections?: number;
  /** The first code of the walk that this phone showed to another (HANDOVER-9). It is absent if it showed none, or an older app did. */
  readonly firstCode?: string;
  /** True if the walk is practice, which does not count (PRACTICE-1). */
  readonly isPractice?: boolean;
  /** The step and the instant at which the advisor recorded it as escalated, under way (ESCALATE-2). */
  readonly escalated?: Escalated | undefined;
  /** The number to call its advisor back, as typed (ESCALATE-7). */
  readonly callback?: string | undefined;
  /** The banner that the advisor folded with 'Go on' (WALK-26). */
  readonly heard?: Acknowledged | undefined;
  /** The state of its incident report, if the advisor opened it or marked it as written (REPORT-5). */
  readonly report?: ReportState | undefined;
  /** The time of Start, a UTC ISO instant by the phone's clock. */
  readonly startedAt: string;
  readonly walk: Walk;
  readonly trail: readonly Tap[];
  /** The moments besides the taps, absent if there are none. */
  readonly moments?: readonly Moment[];
  readonly rating: number;
  readonly description: string;
};

/**
 * The way in which a member reaches another phone (HANDOVER-1): at its place in the code; there, and also
 * part of the sign that tells which of two phones went on (HANDOVER-9); as a text after that; with the
 * procedure that the other phone already has; or not at all.
 */
type CodePlace<V> =
  | 'code'
  | 'entered'
  | 'guide'
  | 'stays'
  | ([V] extends [string | undefined] ? 'text' : never);

/** The way in which a member gets into the record (RECORD-1): unchanged if it is not empty, as something made from it, or not at all. */
type RecordPlace<M> = 'made' | 'none' | (M extends keyof Attendance ? 'same' : never);

/**
 * The one list of a walk's members and of what happens to each beyond the phone that stores it. A new member
 * does not compile until it has an entry. The code for another phone and the record loop over it
 * (HANDOVER-13). Two words each take fewer bytes than two members.
 */
export const SAVED_WALK = {
  id: 'code none',
  advisor: 'code same',
  // The proof proves a name only on this phone.
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
