import type { Translated } from '../../base/translated.ts';
import type { hoursMessages as english } from './hours-messages.ts';

const DAYS: Readonly<Record<string, string>> = {
  Mon: 'lun',
  Tue: 'mar',
  Wed: 'mié',
  Thu: 'jue',
  Fri: 'vie',
  Sat: 'sáb',
  Sun: 'dom',
};

/** The words of stored hours in Spanish. */
const WORDS: Readonly<Record<string, string>> = {
  ...DAYS,
  'every day all day': '24 horas',
  'every day': 'todos los días',
  'all day': 'todo el día',
  and: 'y',
  to: 'a',
};

const WORD = new RegExp(Object.keys(WORDS).join('|'), 'g');

/** The words of times and hours (AREAS-3), in Spanish. */
export const hoursMessages = {
  day: (day) => DAYS[day] ?? day,
  time: (hour, minute) => `${hour}:${minute}`,
  hours: (stored) =>
    stored.replaceAll(/\d+:\d+ to/g, 'de $&').replaceAll(WORD, (word) => WORDS[word] ?? word),
} satisfies Translated<typeof english>;
