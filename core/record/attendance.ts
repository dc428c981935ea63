import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { Sending } from '../base/public-write.ts';
import { PositiveInteger, nullable } from '../base/schema.ts';
import { REPORT_STATES } from './report.ts';
import { Moments } from './moment-schema.ts';
import { Taps } from './taps.ts';

export const OUTCOMES = ['Resolved', 'Escalated'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** 0, null or absent is 'not rated'; otherwise half a star to five, in halves (RECORD-13). */
export const Rating = nullable(Type.Number({ minimum: 0, maximum: LIMITS.stars, multipleOf: 0.5 }));

/** An advisor's name as the wire takes it; `normalizeAdvisor` makes the stored name of it. */
export const AdvisorName = Type.String({ minLength: 1, maxLength: 4 * LIMITS.advisor });

/** The record of a walk (RECORD-1), instants in UTC ISO. Unknown members are ignored, so that older and newer apps can send. */
export const Attendance = Type.Object({
  advisor: AdvisorName,
  issueId: Type.String({ minLength: 1, maxLength: 100 }),
  steps: Type.Array(
    Type.Object({
      step: Type.String({ maxLength: 100 }),
      response: Type.Union([Type.Boolean(), Type.String({ maxLength: LIMITS.response })]),
    }),
    { maxItems: LIMITS.walkedSteps },
  ),
  issueStatus: Type.Enum(OUTCOMES),
  feedback: nullable(
    Type.Object({
      description: nullable(Type.String({ maxLength: LIMITS.text })),
      rating: Rating,
    }),
  ),
  startedAt: nullable(Type.String({ maxLength: 40 })),
  finishedAt: nullable(Type.String({ maxLength: 40 })),
  revision: nullable(PositiveInteger),
  practice: nullable(Type.Boolean()),
  /** Undo was pressed after the outcome, and the walk goes on (RECORD-25). */
  takenBack: nullable(Type.Boolean()),
  device: nullable(Type.String({ maxLength: LIMITS.device })),
  /** The name of the area of the campus, as the phone knew it (AREAS-10). */
  area: nullable(Type.String({ maxLength: 4 * LIMITS.areaName })),
  trail: nullable(Taps),
  /** The moments; a server that does not know them yet stores the record without them (RECORD-24). */
  moments: nullable(Moments),
  /** The phone's proof of the name; of any length and kind, since no record is refused for it (SIGNIN-44). */
  proof: nullable(Type.String()),
  /** The number to call the advisor back, of an escalation; anything else than digits is not stored, and no record is refused for it (ANSWERS-9). */
  callback: nullable(Type.String()),
  /** The state of its incident report, if the campus has a form for it (REPORT-5). */
  report: nullable(Type.Enum([...REPORT_STATES])),
  ...Sending.properties,
});
export type Attendance = Static<typeof Attendance>;

/** Returns the rating as stored: null for 'not rated', which is null, absent or 0 (RECORD-13). */
export function normalizeRating(rating: number | null | undefined): number | null {
  return rating ? rating : null;
}
