import type { Translated } from '../base/translated.ts';
import type { PROOF_WORDS as englishProof, recordWords as english } from './record-words.ts';

export const PROOF_WORDS = {
  campus: 'Vérifié par la connexion du campus',
  phone: 'Vérifié par un téléphone inscrit',
  none: 'Non vérifié',
} satisfies Translated<typeof englishProof>;

const starsOf = (rating: number) => `${rating} ${rating < 2 ? 'étoile' : 'étoiles'} sur 5`;

/** The words for a record on its page, as text and as evidence, in French. */
export const recordWords = {
  title: 'Fiche',
  step: (number) => `Étape ${number}`,
  story: 'Ce qui s’est passé',
  again: 'de nouveau',
  swept:
    'Ses détails ont été supprimés au terme de leur durée de conservation. Elle compte toujours.',
  noTaps: 'Le téléphone n’a pas envoyé les heures.',
  countedText: 'Le parcours final, dans l’ordre.',
  picture: 'Image de cette étape',
  flagged: 'Signalée',
  facts: 'Fiche',
  corrections: 'Corrections',
  shown: 'Affichée ici',
  practice: 'Exercice',
  unknownStep: 'texte absent de ce serveur',
  confirmed: 'Confirmé',
  shownIn: (language) => `affiché en ${language}`,
  counted: 'Réponses finales',
  lacksRevision: (number) =>
    `La version ${number} est absente de ce serveur. Les étapes sont affichées telles qu’envoyées.`,
  lacksWords: 'La version est absente de ce serveur. Les étapes sont affichées telles qu’envoyées.',
  strangeSteps:
    'Certaines étapes ne sont pas dans cette version. Elles sont affichées telles qu’envoyées.',
  category: 'Catégorie',
  advisor: 'Conseiller',
  proof: 'Nom',
  handedOver: 'Passé à',
  area: 'Secteur',
  started: 'Début',
  finished: 'Fin',
  received: 'Réception',
  wording: 'Texte',
  report: 'Rapport d’incident',
  reports: {
    due: 'Pas encore ouvert',
    opened: 'Ouvert sur le téléphone',
    written: 'Marqué comme rédigé',
  },
  device: 'Appareil',
  clock: 'Horloge',
  rating: 'Évaluation',
  feedback: 'Commentaires',
  outcome: 'Résultat',
  escalation: 'Alerte',
  nobodyHad: 'Personne ne s’en est occupé',
  hadAfter: (name, minutes) =>
    `Pris en charge par ${name} ${minutes === 0 ? 'en moins d’une minute' : `après ${minutes} min`}`,
  followed: {
    came: () => 'Le serveur a reçu l’alerte.',
    told: (name) => `Message envoyé à ${name}.`,
    have: (name) => `${name} a appuyé sur « Je m’en occupe ».`,
    cannot: (name) => `${name} a appuyé sur « Je ne peux pas ».`,
    handBack: (name) => `${name} a appuyé sur « Rendre la main ».`,
    done: (name) => `${name} a appuyé sur « Terminé ».`,
    notReal: (name) => `${name} a appuyé sur « Fausse alerte ».`,
    real: (name) => `${name} a annulé « Fausse alerte ».`,
  },
  none: 'Aucun',
  notRated: 'Sans évaluation',
  revision: (number) => `Version ${number}`,
  savedOn: (day) => `, enregistrée le ${day}`,
  stars: starsOf,
  behind: (minutes) =>
    `L’horloge du téléphone retardait de ${minutes} min ; les heures sont corrigées.`,
  ahead: (minutes) =>
    `L’horloge du téléphone avançait de ${minutes} min ; les heures sont corrigées.`,
  firstSent: 'Premier envoi',
  correction: (number) => `Correction ${number}`,
  same: 'Rien d’autre n’a changé.',
  wasOutcome: (outcome) => `Le résultat était : ${outcome}.`,
  wasRating: (rating) =>
    rating === null ? 'Il n’y avait pas d’évaluation.' : `L’évaluation était : ${starsOf(rating)}.`,
  wasFeedback: (text) =>
    text === '' ? 'Il n’y avait pas de commentaire.' : `Le commentaire était « ${text} »`,
  wasSteps: (count) =>
    count < 2 ? `${count} étape avait une réponse.` : `${count} étapes avaient une réponse.`,
  wasOtherAnswers: 'Les réponses étaient différentes.',
  wasUnfinished: 'La procédure n’était pas terminée.',
  wasReport: {
    due: 'Le rapport d’incident n’était pas encore ouvert.',
    opened: 'Le rapport d’incident avait été ouvert sur le téléphone.',
    written: 'Le rapport d’incident était marqué comme rédigé.',
  },
  wasRevision: (number) =>
    number === null ? 'La version n’était pas connue.' : `La version était la ${number}.`,
} satisfies Translated<typeof english>;
