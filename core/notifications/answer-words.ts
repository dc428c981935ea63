import type { Press } from './answers.ts';

/** The words for each press: who answered an escalation how, and when, for every screen that shows it. */
export const ANSWER_WORDS: Readonly<Record<Press, (name: string, time: string) => string>> = {
  have: (name, time) => `${name} has it, ${time}`,
  cannot: (name, time) => `${name} cannot, ${time}`,
  handBack: (name, time) => `${name} handed it back, ${time}`,
  done: (name, time) => `${name} is done, ${time}`,
};
