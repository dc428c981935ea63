import type { Translated } from '#core/base/translated.ts';
import type {
  linkMessages as englishLink,
  recentsMessages as englishRecents,
  takeOverMessages as englishTakeOver,
} from './later-messages.ts';

export const linkMessages = {
  title: 'Ouvert depuis un lien',
  handedOver: 'D’un autre téléphone',
  text: 'Appuyez pour commencer ou cherchez plus haut.',
  missing: 'Cette procédure n’est pas sur ce téléphone',
  missingText: (asOf) =>
    `Elle a été retirée ou est plus récente que la liste de ce téléphone (${asOf}).`,
  search: 'Chercher dans Toutes les catégories',
  tell: 'Prévenir l’administration',
} satisfies Translated<typeof englishLink>;

export const recentsMessages = {
  recent: 'Récents',
  mostUsed: 'Les plus utilisés',
} satisfies Translated<typeof englishRecents>;

export const takeOverMessages = {
  title: 'Reprendre ici cette procédure ?',
  by: (name) => `Le code dit qu’elle vient de « ${name} ».`,
  at: (step, begun) =>
    step === undefined ? `À la fin. Début : ${begun}.` : `À l’étape ${step}. Début : ${begun}.`,
  replaces: 'Elle remplace la copie de ce téléphone.',
  takeOver: 'Reprendre ici',
  leave: 'La laisser',
  taken: 'Vous l’avez',
  tell: (name) => `Lisez ce code à ${name} :`,
  notKept: 'Ce téléphone ne peut pas l’enregistrer',
  notKeptText: (name) =>
    `Si vous fermez cette page, elle est perdue. Demandez à ${name} de la garder et de ne pas appuyer sur « C’est repris ».`,
  goOn: 'L’ouvrir',
  mine: 'Ce téléphone l’a déjà',
  apart: 'Vous êtes deux à l’avoir continuée',
  apartText: (name) =>
    `Demandez à ${name} de la terminer là-bas et de ne pas appuyer sur « C’est repris ».`,
  missing: (revision) => `Ce téléphone n’en a pas la version ${revision}`,
  missingText: 'Tant qu’il n’y a pas de réseau, elle reste sur l’autre téléphone.',
  withdrawn: 'Cette procédure a été retirée',
  ended: 'Ce téléphone l’a déjà terminée',
  damaged: 'Ce code est illisible',
  stays: 'Elle est toujours sur l’autre téléphone. Scannez de nouveau son code.',
} satisfies Translated<typeof englishTakeOver>;
