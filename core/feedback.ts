import { Type, type Static } from 'typebox';
import { AdvisorName } from './attendance.ts';
import { CATEGORIES } from './category.ts';
import { LIMITS } from './limits.ts';

/** General feedback on the app (spec 3). The rating must be above 0 (spec 5). */
export const Feedback = Type.Object({
  description: Type.Optional(Type.Union([Type.String({ maxLength: LIMITS.text }), Type.Null()])),
  rating: Type.Number({ minimum: 0.5, maximum: LIMITS.stars, multipleOf: 0.5 }),
  advisor: AdvisorName,
});
export type Feedback = Static<typeof Feedback>;

/** 'I could not find an issue' (spec 3): `feedback` is the text; `category` is where the advisor looked. */
export const MissingIssue = Type.Object({
  advisor: AdvisorName,
  feedback: Type.String({ minLength: 1, maxLength: LIMITS.text }),
  category: Type.Optional(Type.Union([Type.Enum(CATEGORIES), Type.Null()])),
});
export type MissingIssue = Static<typeof MissingIssue>;

/** Spec 5: feedback needs a rating above 0. */
export function canSendFeedback(rating: number | null): boolean {
  return rating !== null && rating > 0;
}

/** Spec 5: issue-not-found needs non-empty text. */
export function canSendMissingIssue(text: string): boolean {
  return text.trim() !== '';
}
