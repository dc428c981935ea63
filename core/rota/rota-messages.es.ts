import type { Translated } from '../base/translated.ts';
import type { rotaMessages as english } from './rota-messages.ts';

/** The words of a duty calendar, in Spanish. */
export const rotaMessages = {
  nobody: 'ahora no hay nadie en el calendario',
  readAgo: (days) => `calendario leído hace ${days === 1 ? '1 día' : `${days} días`}`,
} satisfies Translated<typeof english>;
