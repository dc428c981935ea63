import type { Translated } from '../base/translated.ts';
import { ANSWER_WORDS } from './answer-words.fr.ts';
import type { EVERY_ANSWER_WORDS as english } from './every-answer-words.ts';

/** The words for every press, in French. */
export const EVERY_ANSWER_WORDS = {
  ...ANSWER_WORDS,
  notReal: (name, time) => `${name} : fausse alerte, ${time}`,
  real: (name, time) => `${name} : alerte réelle finalement, ${time}`,
} satisfies Translated<typeof english>;
