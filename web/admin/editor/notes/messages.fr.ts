import type { Translated } from '#core/base/translated.ts';
import type { noteMessages as english } from './messages.ts';

export const noteMessages = {
  title: 'Des conseillers disent que cette étape est fausse',
  strayTitle: 'Remarques sur des étapes retirées',
  count: (count) => `${count} ${count < 2 ? 'remarque' : 'remarques'}`,
  revision: (revision) => `version ${revision}`,
  done: 'Traitée',
  allDone: 'Tout est traité.',
  putAway: 'Remarque marquée comme traitée',
  putAwayBefore: 'Quelqu’un d’autre a déjà marqué cette remarque comme traitée',
  notPutAway: 'La remarque n’a pas été marquée comme traitée.',
  notBroughtBack: 'La remarque n’a pas été rouverte.',
  notLoaded: 'Les remarques des conseillers ne se sont pas chargées.',
} satisfies Translated<typeof english>;
