import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { Sending } from '../base/public-write.ts';
import { PositiveInteger, nullable } from '../base/schema.ts';
import { REPORT_STATES } from './report.ts';
import { Moments } from './moment-schema.ts';
import { Taps } from './taps.ts';

export const OUTCOMES = ['Resolved', 'Escalated'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The rating: half a star to five, in halves. 0, null or absent means 'not rated' (RECORD-13). */
export const Rating = nullable(Type.Number({ minimum: 0, maximum: LIMITS.stars, multipleOf: 0.5 }));

/** An advisor's name on the wire. `normalizeAdvisor` makes the stored name from it. */
export const AdvisorName = Type.String({ minLength: 1, maxLength: 4 * LIMITS.advisor });

/** The record of a walk (RECORD-1), with instants in UTC ISO. Unknown members are ignored, so that older and newer apps can send records. */
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
  /** True if Undo was pressed after the outcome and the walk goes on (RECORD-25). */
  takenBack: nullable(Type.Boolean()),
  device: nullable(Type.String({ maxLength: LIMITS.device })),
  /** The name of the area on the campus, as the phone knew it (AREAS-10). */
  area: nullable(Type.String({ maxLength: 4 * LIMITS.areaName })),
  trail: nullable(Taps),
  /** The moments. A server that does not know them yet stores the record without them (RECORD-24). */
  moments: nullable(Moments),
  /** The phone's proof of the name. It may have any length and form, since no record is refused because of it (SIGNIN-44). */
  proof: nullable(Type.String()),
  /** The number to call the advisor back about an escalation. Anything but digits is not stored, and no record is refused because of it (ANSWERS-9). */
  callback: nullable(Type.String()),
  /** The state of the incident report, if the campus has a form for it (REPORT-5). */
  report: nullable(Type.Enum([...REPORT_STATES])),
  ...Sending.properties,
});
export type Attendance = Static<typeof Attendance>;

/** Returns the rating in its stored form: null for 'not rated', which is sent as null, 0 or nothing (RECORD-13). */
export function normalizeRating(rating: number | null | undefined): number | null {
  return rating ? rating : null;
}
