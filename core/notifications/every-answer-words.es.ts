import type { Translated } from '../base/translated.ts';
import { ANSWER_WORDS } from './answer-words.es.ts';
import type { EVERY_ANSWER_WORDS as english } from './every-answer-words.ts';

/** The words for every press, in Spanish. */
export const EVERY_ANSWER_WORDS = {
  ...ANSWER_WORDS,
  notReal: (name, time) => `${name}: no es real, ${time}`,
  real: (name, time) => `${name}: al final sí es real, ${time}`,
} satisfies Translated<typeof english>;
