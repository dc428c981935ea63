import { Type, type Static } from 'typebox';
import { LIMITS } from './limits.ts';

/** Spec 3: how a walk ended. */
export const OUTCOMES = ['Resolved', 'Escalated'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const maybe = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** 0, null or absent is 'not rated'; else half a star to five, in halves (design 6). */
export const Rating = maybe(Type.Number({ minimum: 0, maximum: LIMITS.stars, multipleOf: 0.5 }));

/** An advisor's stored name as the wire takes it; `normalizeAdvisor` says what is kept of it. */
export const AdvisorName = Type.String({ minLength: 1, maxLength: 4 * LIMITS.advisor });

/**
 * One walk's record (spec 3 and 7). The optional members are ours: instants are UTC ISO text,
 * `revision` the wording walked, `practice` a run that never counts. Members we do not know are
 * ignored, so that a phone with an older or newer app is never refused.
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

/** The rating as stored: null for 'not rated' (design 6: null, absent or 0). */
export function normalizeRating(rating: number | null | undefined): number | null {
  return rating ? rating : null;
}

// Controls, and the marks that turn the direction of text: they can make a name read as another.
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A typed name as it is kept: NFC, no control or direction marks, trimmed; '' if nothing is left (ruling 7). */
export function normalizeAdvisor(name: string): string {
  return name.normalize('NFC').replace(UNSEEN, '').trim();
}

/** Whether a name can be kept: 1 to 100 characters after tidying (ruling 7). */
export function isAdvisorName(name: string): boolean {
  const tidy = normalizeAdvisor(name);
  return tidy.length > 0 && Array.from(tidy).length <= LIMITS.advisor;
}
