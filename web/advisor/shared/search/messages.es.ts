import type { Translated } from '#core/base/translated.ts';
import type { searchMessages as english } from './messages.ts';

export const searchMessages = {
  noMatch: 'Sin resultados',
  noMatchFor: (search) => `para “${search}”`,
} satisfies Translated<typeof english>;
