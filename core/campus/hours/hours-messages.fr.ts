import type { Translated } from '../../base/translated.ts';
import type { hoursMessages as english } from './hours-messages.ts';

const DAYS: Readonly<Record<string, string>> = {
  Mon: 'lun',
  Tue: 'mar',
  Wed: 'mer',
  Thu: 'jeu',
  Fri: 'ven',
  Sat: 'sam',
  Sun: 'dim',
};

/** The words of stored hours in French. */
const WORDS: Readonly<Record<string, string>> = {
  ...DAYS,
  'every day all day': '24 heures sur 24',
  'every day': 'tous les jours',
  'all day': 'toute la journée',
  and: 'et',
  to: 'à',
};

const WORD = new RegExp(Object.keys(WORDS).join('|'), 'g');

/** The words of times and hours (AREAS-3), in French. */
export const hoursMessages = {
  day: (day) => DAYS[day] ?? day,
  time: (hour, minute) => `${hour}:${minute}`,
  hours: (stored) =>
    stored.replaceAll(/\d+:\d+ to/g, 'de $&').replaceAll(WORD, (word) => WORDS[word] ?? word),
} satisfies Translated<typeof english>;
