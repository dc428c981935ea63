import { SITUATION_NAMES, takenAway } from '../base/situation-messages.ts';
import { SITUATIONS, TAKEN_AWAY } from '../base/situation.ts';

/** Returns an author's change of an issue's situations in words, such as 'not lost key', or undefined if the text is no such change. */
export function situationInWords(change: string): string | undefined {
  const isAway = change.startsWith(TAKEN_AWAY);
  const id = isAway ? change.slice(TAKEN_AWAY.length) : change;
  const situation = SITUATIONS.find((one) => one === id);
  const name = situation && SITUATION_NAMES[situation];
  return name && isAway ? takenAway(name) : name;
}
