import type { Translated } from '../base/translated.ts';
import type { ANSWER_WORDS as english } from './answer-words.ts';

/** The words for each press that a phone hears about, in Spanish. */
export const ANSWER_WORDS = {
  have: (name, time) => `${name} se encarga, ${time}`,
  cannot: (name, time) => `${name} no puede, ${time}`,
  handBack: (name, time) => `${name} lo devolvió, ${time}`,
  done: (name, time) => `${name} ya terminó, ${time}`,
} satisfies Translated<typeof english>;
