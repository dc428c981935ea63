import type { Translated } from '#core/base/translated.ts';
import type { languageMessages as english } from './messages.ts';

export const languageMessages = {
  language: 'Langue',
  needsSignal: 'Pas encore sur ce téléphone. Choisissez-la avec du réseau.',
  notHere:
    'Cette procédure n’est pas sur ce téléphone dans cette langue. Choisissez-la avec du réseau.',
} satisfies Translated<typeof english>;
