import type { Translated } from './translated.ts';
import type { timelineMessages as english } from './timeline-messages.ts';

/** The words of a record's timeline in French. */
export const timelineMessages = {
  unknownStep: 'une étape absente de ce téléphone',
  step: (number) => `l’étape ${number}`,
  asked: (advisor, isAgain) => `${advisor} a demandé${isAgain ? ' de nouveau' : ''}`,
  read: (advisor, isAgain) => `${advisor} a lu${isAgain ? ' de nouveau' : ''}`,
  replies: { yes: 'Réponse : oui.', no: 'Réponse : non.', tick: 'Confirmé.' },
  answered: 'Réponse',
  answers: { yes: 'Oui', no: 'Non', tick: 'Confirmé' },
  called: (advisor, whom) => `${advisor} a appuyé sur « Appeler ${whom} ».`,
  wentBack: (advisor, from) => `${advisor} a reculé depuis ${from}.`,
  escalated: (advisor, at) => `${advisor} a consigné l’incident comme transmis à ${at}.`,
  handedOver: (advisor, to) => `${advisor} a passé la procédure à ${to}.`,
  tookBack: (advisor, outcome) => `${advisor} a annulé le résultat « ${outcome} ».`,
  timer: (advisor, minutes, at) =>
    `${advisor} a réglé un minuteur de ${minutes} ${minutes < 2 ? 'minute' : 'minutes'} à ${at}.`,
  rang: (at) => `Le minuteur a sonné à ${at}.`,
  timerBack: (advisor) => `${advisor} a annulé le minuteur.`,
  cut: 'Les appuis suivants n’ont pas été consignés.',
  started: (advisor, title, isPractice, revision) =>
    `${advisor} a commencé ${isPractice ? 'un exercice de la procédure' : 'la procédure'} « ${title} »${revision ? ` (version ${revision})` : ''}.`,
  ended: (advisor, outcome) => `${advisor} a terminé la procédure : ${outcome}.`,
  phoneTime: 'heure du téléphone',
  campusTime: (timeZone) => `heure du campus, ${timeZone}`,
} satisfies Translated<typeof english>;
