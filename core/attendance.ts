import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';

/** How a walk ended. */
export const OUTCOMES = ['Resolved', 'Escalated'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const maybe = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** 0, null or absent is 'not rated'; else half a star to five, in halves (RECORD-13). */
export const Rating = maybe(Type.Number({ minimum: 0, maximum: LIMITS.stars, multipleOf: 0.5 }));

/** An advisor's name as the wire takes it; `normalizeAdvisor` makes the stored name of it. */
export const AdvisorName = Type.String({ minLength: 1, maxLength: 4 * LIMITS.advisor });

/**
 * The record of one walk (RECORD-1). Instants are UTC ISO text, `revision` is the number of the
 * revision walked, and a `practice` walk never counts. Unknown members are ignored, so that a phone
 * with an older or newer app can still send.
 */
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
  feedback: maybe(
    Type.Object({
      description: maybe(Type.String({ maxLength: LIMITS.text })),
      rating: Rating,
    }),
  ),
  startedAt: maybe(Type.String({ maxLength: 40 })),
  finishedAt: maybe(Type.String({ maxLength: 40 })),
  revision: maybe(Type.Integer({ minimum: 1 })),
  practice: maybe(Type.Boolean()),
});
export type Attendance = Static<typeof Attendance>;

/** The rating as stored: null for 'not rated', which is null, absent or 0 (RECORD-13). */
export function normalizeRating(rating: number | null | undefined): number | null {
  return rating ? rating : null;
}

// Controls, and the marks that turn the direction of text: they can make a name read as another.
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A typed name as it is stored: NFC, no control or direction marks, trimmed; '' if nothing is left (ADVISOR-2). */
export function normalizeAdvisor(name: string): string {
  return name.normalize('NFC').replace(INVISIBLE, '').trim();
}

/** Whether a name can be stored: it has 1 to 100 characters once it is normalized (ADVISOR-2). */
export function isAdvisorName(name: string): boolean {
  const normal = normalizeAdvisor(name);
  return normal.length > 0 && Array.from(normal).length <= LIMITS.advisor;
}
