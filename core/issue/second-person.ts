import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closed, optionalText, PositiveInteger } from '../base/schema.ts';

/** What can become of a draft before somebody else publishes it: it is asked to be reviewed, or sent back (REVIEW-4). */
export const REVIEW_STEPS = ['asked', 'sentBack'] as const;

/** A step of the review of an issue in the version that its author or reviewer saw. */
export const ReviewStep = Type.Object(
  { step: Type.Enum([...REVIEW_STEPS]), version: PositiveInteger, word: optionalText(LIMITS.text) },
  closed,
);
export type ReviewStep = Static<typeof ReviewStep>;

/** An urgent correction that advisors have and that nobody but its author has read (REVIEW-21). */
export const UnreadCorrection = Type.Object({
  revision: Type.Integer(),
  sentence: Type.String(),
  /** Null if the account is gone. */
  by: Type.Union([Type.String(), Type.Null()]),
  /** A UTC ISO instant. */
  at: Type.String(),
  /** Whether who asks wrote it. */
  isOwn: Type.Boolean(),
});
export type UnreadCorrection = Static<typeof UnreadCorrection>;

/** How far the review of an issue is, for whoever asks. */
export const Review = Type.Object({
  /** Absent where there is none. */
  unread: Type.Optional(Type.Array(UnreadCorrection)),
  /** Whether who asks made the last change of its words, and so may not publish it (REVIEW-2). */
  isOwn: Type.Boolean(),
  /** What was last said of it as it stands; null if nothing was. */
  last: Type.Union([
    Type.Object({
      step: Type.Enum([...REVIEW_STEPS]),
      /** Null if the account is gone. */
      by: Type.Union([Type.String(), Type.Null()]),
      /** A UTC ISO instant. */
      at: Type.String(),
      word: Type.String(),
    }),
    Type.Null(),
  ]),
});
export type Review = Static<typeof Review>;
