import type { Translated } from '#core/base/translated.ts';
import type {
  handOverMessages as englishHandOver,
  keepMessages as englishKeep,
  timerMessages as englishTimer,
  walkLanguageMessages as englishLanguage,
} from './messages.ts';

export const timerMessages = {
  lookAgain: 'Vérifier de nouveau dans',
  lookAgainIn: (minutes) => `Vérifier de nouveau dans ${minutes} min`,
  minutes: (minutes) => `${minutes} min`,
  foreground: 'Ne sonne que sur cet écran.',
  left: (time) => `Vérifier de nouveau dans ${time}`,
  cancel: 'Annuler le minuteur',
  rang: (minutes) =>
    minutes < 2
      ? `Vérifiez maintenant : ${minutes} minute est passée.`
      : `Vérifiez maintenant : ${minutes} minutes sont passées.`,
  heard: 'OK',
} satisfies Translated<typeof englishTimer>;

export const keepMessages = {
  keep: 'L’enregistrer et en chercher une autre',
  keepText: 'Elle reste à cette étape.',
} satisfies Translated<typeof englishKeep>;

export const handOverMessages = {
  open: 'Passer à un autre téléphone',
  openText: 'Fonctionne sans réseau.',
  title: 'Passer à un autre téléphone',
  scan: 'Scannez ceci avec l’autre téléphone.',
  label: (title) => `Code pour passer « ${title} »`,
  until: 'La procédure reste à vous tant que vous n’appuyez pas sur le bouton.',
  name: 'Qui reprend (facultatif)',
  code: 'Code affiché sur l’autre téléphone (facultatif)',
  wrongCode: 'Code incorrect. Un code plus ancien a peut-être été scanné.',
  wentOn: 'Vous avez avancé depuis. Saisissez le code de l’autre téléphone ou appuyez de nouveau.',
  done: 'C’est repris',
  handedOver: (to) => (to === '' ? 'Passé à un autre téléphone.' : `Passé à ${to}.`),
  noCode: 'C’est trop long pour un code. Continuez ici ou appelez l’autre personne.',
} satisfies Translated<typeof englishHandOver>;

export const walkLanguageMessages = {
  open: 'Langue',
  openText: 'Seulement dans cette procédure.',
} satisfies Translated<typeof englishLanguage>;
