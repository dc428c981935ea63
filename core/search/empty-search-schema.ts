import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { Sending } from '../base/public-write.ts';
import { closedObject, nullable } from '../base/schema.ts';

/** A search that found nothing (MESSAGES-12). `phone` is a random id only for these words, which tells two phones apart. */
export const EmptySearch = Type.Object({
  words: Type.String({ minLength: 1, maxLength: LIMITS.text }),
  phone: nullable(Type.String({ maxLength: LIMITS.device })),
  ...Sending.properties,
});
export type EmptySearch = Static<typeof EmptySearch>;

/** A search for which an administrator said which issue is meant, with the words in the form of `taughtWords` (INBOX-16). */
export const TaughtSearch = Type.Object({ words: Type.String(), issue: Type.String() });
export type TaughtSearch = Static<typeof TaughtSearch>;

/** A search to teach, or to forget. */
export const TeachSearch = closedObject({
  words: Type.String({ minLength: 1, maxLength: LIMITS.searchedWords }),
  isTaught: Type.Boolean(),
});

/** The words that several phones searched in vain. Days are YYYY-MM-DD in the campus's time zone (MESSAGES-13). */
export const MissedWords = Type.Object({
  words: Type.String(),
  /** The number of searches for the words, and of the phones that made them. */
  count: Type.Integer(),
  phones: Type.Integer(),
  firstDay: Type.String(),
  lastDay: Type.String(),
});
export type MissedWords = Static<typeof MissedWords>;
