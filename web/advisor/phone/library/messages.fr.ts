import type { Translated } from '#core/base/translated.ts';
import type { translationMessages as english } from './messages.ts';

export const translationMessages = {
  notReviewed: 'Traduit, non relu',
  missing: (language) => `Cette étape n’est pas encore en ${language}`,
} satisfies Translated<typeof english>;
