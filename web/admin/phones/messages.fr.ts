import type { Translated } from '#core/base/translated.ts';
import type { PHONE_STATE_NAMES as englishStates, phoneMessages as english } from './messages.ts';

/** The names of the states of a phone, in French. */
export const PHONE_STATE_NAMES = {
  waiting: 'En attente',
  enrolled: 'Inscrit',
  ended: 'Terminé',
  revoked: 'Révoqué',
} satisfies Translated<typeof englishStates>;

const days = (count: number) => `${count} ${count < 2 ? 'jour' : 'jours'}`;

export const phoneMessages = {
  about: 'Les fiches d’un téléphone inscrit ont un nom vérifié.',
  off: 'L’inscription de téléphones est désactivée (ADVISOR_SIGN_IN).',
  enrol: 'Inscrire un téléphone',
  loadFailed: 'Les téléphones ne se sont pas chargés.',
  empty: 'Aucun téléphone inscrit pour l’instant',
  emptyText: 'Créez un code QR que chaque conseiller ouvre sur son téléphone.',
  until: {
    waiting: (at) => `Le code fonctionne jusqu’au ${at}`,
    enrolled: (at) => `Inscrit jusqu’au ${at}`,
    ended: (at) => `Depuis le ${at}`,
    revoked: (at) => `Le ${at}`,
  },

  advisor: 'Nom du conseiller',
  advisorHint: 'Tel qu’il est affiché sur les fiches.',
  tooLong: '100 caractères au maximum',
  for: 'Le code fonctionne pendant',
  days,
  make: 'Créer le code',

  codeFor: (name) => `Code QR pour ${name}`,
  codeText: 'Scannez-le avec le téléphone. Il fonctionne une fois et n’est affiché que maintenant.',
  address: 'Ou ouvrez cette adresse sur le téléphone :',
  unreachable: (address) =>
    `Les téléphones ne peuvent pas ouvrir ${address}. Demandez à la personne qui gère le serveur de définir PUBLIC_URL.`,
  print: 'Imprimer',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  byHand: 'Sélectionnez l’adresse et copiez-la vous-même.',
  done: 'Terminé',

  revoke: 'Révoquer',
  revokeOf: (name) => `Révoquer le téléphone : ${name}`,
  revokeTitle: (name) => `Révoquer ce téléphone : ${name} ?`,
  revokeText: {
    waiting: 'Le code ne fonctionne plus. Vous pouvez en créer un autre.',
    enrolled: 'Ses nouvelles fiches ne sont pas vérifiées. Le téléphone fonctionne toujours.',
  },
  revoked: (name) => `Téléphone révoqué : ${name}`,
} satisfies Translated<typeof english>;
