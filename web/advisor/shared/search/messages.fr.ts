import type { Translated } from '#core/base/translated.ts';
import type { searchMessages as english } from './messages.ts';

export const searchMessages = {
  noMatch: 'Aucun résultat',
  noMatchFor: (search) => `pour « ${search} »`,
} satisfies Translated<typeof english>;
