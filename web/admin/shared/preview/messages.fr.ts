import type { Translated } from '#core/base/translated.ts';
import type { previewMessages as english } from './messages.ts';

export const previewMessages = {
  preview: 'Aperçu',
  settleFirst: 'Choisissez d’abord entre vos modifications et celles de l’autre personne.',
  fromStep: (number) => `À partir de l’étape ${number}`,
  fromStart: 'Depuis le début',
  tree: 'Arbre',
  notFinished: 'Pas encore terminé',
  unfinishedStep: (number) => `L’étape ${number} est incomplète.`,
  /** 'Étape 4, Si oui' */
  unfinishedAnswer: (number, answer) => `Étape ${number}, ${answer} : choisissez où cela mène.`,
  noSteps: 'Aucune étape pour l’instant.',
  goToStep: (number) => `Aller à l’étape ${number}`,
  nothingRecorded: 'Rien n’est consigné. Aucun appel n’est passé.',
  notSaved: (number) => `L’étape ${number} a des modifications non enregistrées.`,
  ended: (outcome) => `Le conseiller a terminé : ${outcome}.`,
  seen: {
    title: (area, when) =>
      ['Qui elle appelle : ', area === undefined ? '' : `${area}, `, when ?? 'maintenant'].join(''),
    noAreaHere: 'aucun secteur choisi',
    area: 'Secteur',
    noArea: 'Aucun secteur choisi',
    day: 'Jour',
    now: 'Maintenant',
    hour: 'Heure',
    at: (day, time) => `${day} ${time}`,
  },
  calls: {
    label: 'Appels',
    contacts: 'Contacts',
    escalateNow: 'Transmettre maintenant',
    wouldCall: (name, why) => `Le téléphone appelle ${name}.${why === undefined ? '' : ` ${why}.`}`,
    wouldOpen: 'Les conseillers voient ici tous les contacts.',
    wouldEscalate:
      'Les conseillers voient qui appeler d’abord et peuvent consigner la transmission.',
  },
} satisfies Translated<typeof english>;
