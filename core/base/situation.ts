import { SITUATION_NAMES } from './situation-messages.ts';

/** The id of a situation. An id never changes, and a new one is added at the end. */
export type Situation = keyof typeof SITUATION_NAMES;
export const SITUATIONS = Object.keys(SITUATION_NAMES) as readonly Situation[];

/** The mark before the id of a situation that an author removes from an issue. An id without the mark is one that the author adds (ISSUES-29). */
export const TAKEN_AWAY = '-';
