import type { Translated } from '../base/translated.ts';
import type { stretchMessages as english } from './stretch-messages.ts';

/** The words of a stretch of a duty calendar, in French. */
export const stretchMessages = {
  day: (weekday, month, day) => `${weekday} ${day} ${month}`,
  from: (from) => `à partir de ${from}`,
  fromTo: (from, to) => `de ${from} à ${to}`,
} satisfies Translated<typeof english>;
