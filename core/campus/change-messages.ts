import { displayName } from '../base/display-name.ts';

/** The words that tell how the settings of a campus changed, to owners and to the person who approves it. */
export const changeMessages = {
  changed: (what: string, before: string, after: string) => `${what}: ${before}, now ${after}`,
  /** Returns the text in this language for words of the tables of settings and contacts (`ToldText`). The tables have the English words. */
  told: (text: string) => text,
  category: (name: string) => displayName(name),
  noNumber: 'no number',
  none: 'none',
  areas: 'Areas',
  areaRenamed: (before: string, after: string) => `Area ${before} is now ${after}`,
  dialedFor: (name: string) => `Number dialed for ${name}`,
  numberFor: (name: string) => `Number for ${name}`,
  removed: (name: string, number: string) => `Removed: ${name}, ${number}`,
  takesPlace: (name: string) => `; ${name} takes its place`,
  added: (name: string, number: string, place: number, count: number) =>
    `Added: ${name}, ${number}, place ${place} of ${count}`,
  name: 'Name',
  order: 'Order',
  emergencyNumber: 'Emergency number',
  emergencyWords: 'Name of the emergency services',
  needsSecond: 'It now needs one.',
  needsNone: 'It now needs none.',
};
