import { ANSWER_WORDS } from './answer-words.ts';
import type { Press } from './answers.ts';

export const EVERY_ANSWER_WORDS: Readonly<Record<Press, (name: string, time: string) => string>> = {
  ...ANSWER_WORDS,
  notReal: (name, time) => `${name}: not real, ${time}`,
  real: (name, time) => `${name}: real after all, ${time}`,
};
