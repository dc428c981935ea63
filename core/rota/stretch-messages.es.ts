import type { Translated } from '../base/translated.ts';
import type { stretchMessages as english } from './stretch-messages.ts';

/** The words of a stretch of a duty calendar, in Spanish. */
export const stretchMessages = {
  day: (weekday, month, day) => `${weekday} ${day} ${month}`,
  from: (from) => `desde ${from}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
} satisfies Translated<typeof english>;
