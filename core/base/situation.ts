import { SITUATION_NAMES } from './situation-messages.ts';

/** A situation's id. An id stays; a new one comes last. */
export type Situation = keyof typeof SITUATION_NAMES;
export const SITUATIONS = Object.keys(SITUATION_NAMES) as readonly Situation[];

/** The mark before an id that an author takes away from an issue; without it, the author adds it (ISSUES-29). */
export const TAKEN_AWAY = '-';
