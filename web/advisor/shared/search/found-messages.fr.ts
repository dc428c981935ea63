import type { Translated } from '#core/base/translated.ts';
import type { foundMessages as english } from './found-messages.ts';

/** The words about the results of a search, in French. */
export const foundMessages = {
  best: 'Meilleur résultat',
  closest: 'Quel est le plus proche ?',
  could: 'Ce pourrait aussi être',
  none: 'Aucun de ceux-ci',
  anything: 'Celui-ci convient à tout',
  danger: 'En danger ?',
  all: (issues) => `Afficher les ${issues}`,
  open: 'Ouvrir',
  taught: 'Choisi par votre campus',
  count: (issues) => `${issues} ${issues < 2 ? 'incident' : 'incidents'}`,
  readAs: ' Lu comme ',
  also: ' Trouvé aussi : ',
  step: (step) => (step === 0 ? 'À faire d’abord : ' : `Étape ${step} : `),
} satisfies Translated<typeof english>;
