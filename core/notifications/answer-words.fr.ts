import type { Translated } from '../base/translated.ts';
import type { ANSWER_WORDS as english } from './answer-words.ts';

/** The words for each press that a phone hears about, in French. */
export const ANSWER_WORDS = {
  have: (name, time) => `${name} s’en occupe, ${time}`,
  cannot: (name, time) => `${name} ne peut pas, ${time}`,
  handBack: (name, time) => `${name} a rendu la main, ${time}`,
  done: (name, time) => `${name} a terminé, ${time}`,
} satisfies Translated<typeof english>;
