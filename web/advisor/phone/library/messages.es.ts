import type { Translated } from '#core/base/translated.ts';
import type { translationMessages as english } from './messages.ts';

export const translationMessages = {
  notReviewed: 'Traducido, sin revisar',
  missing: (language) => `Este paso aún no está en ${language}`,
} satisfies Translated<typeof english>;
