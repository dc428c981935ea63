import { Type, type Static } from 'typebox';
import { AdvisorName } from '../record/attendance.ts';
import { CATEGORIES } from '../base/category.ts';
import { LIMITS } from '../base/limits.ts';
import { Sending } from '../base/public-write.ts';
import { nullable } from '../base/schema.ts';

/** The feedback on the app that an advisor sends, with a rating above 0 (MESSAGES-3). */
export const Feedback = Type.Object({
  description: nullable(Type.String({ maxLength: LIMITS.text })),
  rating: Type.Number({ minimum: 0.5, maximum: LIMITS.stars, multipleOf: 0.5 }),
  advisor: AdvisorName,
  ...Sending.properties,
});
export type Feedback = Static<typeof Feedback>;

/** The message of an advisor who did not find an issue (MESSAGES-3). `feedback` is its text, `category` the one in which they looked. */
export const MissingIssue = Type.Object({
  advisor: AdvisorName,
  feedback: Type.String({ minLength: 1, maxLength: LIMITS.text }),
  category: nullable(Type.Enum(CATEGORIES)),
  ...Sending.properties,
});
export type MissingIssue = Static<typeof MissingIssue>;
