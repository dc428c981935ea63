import { Type, type Static } from 'typebox';
import { AdvisorName } from '../record/attendance.ts';
import { CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { Sending } from '../base/public-write.ts';
import { nullable } from '../base/schema.ts';

/** Feedback on the app (MESSAGES-3), with a rating above 0. */
export const Feedback = Type.Object({
  description: nullable(Type.String({ maxLength: LIMITS.text })),
  rating: Type.Number({ minimum: 0.5, maximum: LIMITS.stars, multipleOf: 0.5 }),
  advisor: AdvisorName,
  ...Sending.properties,
});
export type Feedback = Static<typeof Feedback>;

/** The message that an issue was not found (MESSAGES-3): `feedback` is its text, `category` the one that was looked in. */
export const MissingIssue = Type.Object({
  advisor: AdvisorName,
  feedback: Type.String({ minLength: 1, maxLength: LIMITS.text }),
  category: nullable(Type.Enum(CATEGORIES)),
  ...Sending.properties,
});
export type MissingIssue = Static<typeof MissingIssue>;
