import type { Translated } from '#core/base/translated.ts';
import type { frameMessages as english } from './messages.ts';

/** The words of every page behind a link, in French. */
export const frameMessages = {
  place: (area, time) => [area, time].filter(Boolean).join(', '),
  failed: 'Cette page ne s’est pas chargée',
  failedText: 'Vérifiez votre connexion ou appelez.',
  busy: 'Trop de personnes consultent cette page. Attendez une minute.',
  signIn: 'Se connecter',
} satisfies Translated<typeof english>;
