import type { Translated } from '#core/base/translated.ts';
import type { offlineMessages as english } from './offline-messages.ts';

export const offlineMessages = {
  none: 'Prêt hors ligne, pas encore de procédure',
  ready: (count, asOf, isOriginal) =>
    `Prêt hors ligne, ${count} ${count < 2 ? 'procédure' : 'procédures'}, mise à jour ${asOf}${isOriginal ? ', pas encore les traductions' : ''}`,
  notReady: 'Pas encore prêt : ouvrez à nouveau avec du réseau',
  needsHttps: 'Le mode hors ligne demande https',
} satisfies Translated<typeof english>;
