import type { SentPress } from './answers.ts';

/** The words for each press that an advisor's phone hears about: who answered an escalation, how and when. */
export const ANSWER_WORDS: Readonly<Record<SentPress, (name: string, time: string) => string>> = {
  have: (name, time) => `${name} has it, ${time}`,
  cannot: (name, time) => `${name} can’t take it, ${time}`,
  handBack: (name, time) => `${name} handed it back, ${time}`,
  done: (name, time) => `${name} is done, ${time}`,
};
