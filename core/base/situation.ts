import { SITUATION_NAMES, takenAway } from './situation-messages.ts';

/** A situation's id. An id stays; a new one comes last. */
export type Situation = keyof typeof SITUATION_NAMES;
export const SITUATIONS = Object.keys(SITUATION_NAMES) as readonly Situation[];

/** The mark before an id that an author takes away from an issue; without it, the author adds it (ISSUES-29). */
export const TAKEN_AWAY = '-';

/** Returns an author's change of an issue's situations in words, such as 'not lost key'; undefined if it is none. */
export function situationInWords(change: string): string | undefined {
  const isAway = change.startsWith(TAKEN_AWAY);
  const id = isAway ? change.slice(TAKEN_AWAY.length) : change;
  const situation = SITUATIONS.find((one) => one === id);
  const name = situation && SITUATION_NAMES[situation];
  return name && isAway ? takenAway(name) : name;
}
