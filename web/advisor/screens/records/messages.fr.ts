import type { Translated } from '#core/base/translated.ts';
import type { recordsMessages as english } from './messages.ts';

const count = (number: number) => `${number} ${number < 2 ? 'fiche' : 'fiches'}`;

export const recordsMessages = {
  campusTime: (time) => `${time}, heure du campus`,
  handedOver: (to, time) =>
    to === '' ? `Passé à un autre téléphone, ${time}` : `Passé à ${to}, ${time}`,
  waiting: {
    title: (number) => `${count(number)} en attente`,
    text: 'L’envoi se fait dès qu’il y a du réseau. Se déconnecter n’efface rien.',
    failed: {
      'no-answer': 'Pas de réponse. Nouvel essai automatique.',
      portal: 'Ce réseau demande d’abord de se connecter. Nouvel essai automatique.',
      busy: 'Le serveur est occupé. Nouvel essai automatique.',
      broken: 'Un problème est survenu. Nouvel essai automatique.',
    },
  },

  groups: {
    tonight: 'Cette nuit',
    today: 'Aujourd’hui',
    earlier: 'Avant',
  },

  night: {
    copy: 'Copier la nuit',
    text: 'Texte de la nuit',
    practice: (title) => `${title} (exercice)`,
    head: (name, since) => `${name}, depuis le ${since}`,
  },

  receipt: {
    here: 'Sur ce téléphone',
    hereAt: (time) => `Sur ce téléphone, ${time}`,
    notSent: 'Pas encore envoyé',
    sendingAgain: 'Nouvel envoi en cours',
    refused: 'Refusé',
    sent: 'Envoyé',
    received: 'Reçu',
    receivedAt: (time) => `Reçu par le bureau, ${time},`,
    earlierReceivedAt: (time) => `Version précédente reçue par le bureau, ${time},`,
    code: (code) => `code ${code}`,
    restored: 'Le serveur l’a perdu. Un nouvel envoi aura lieu.',
    refusedText: 'Tout est encore sur ce téléphone. Copiez le texte et envoyez-le au bureau.',
  },

  record: {
    outcome: 'Résultat',
    name: 'Nom',
    started: 'Début',
    finished: 'Fin',
    savedAt: 'Sur ce téléphone depuis',
    answer: (number) => `Réponse ${number}`,
    shownIn: (language) => `Affichée en ${language}`,
    ticked: 'Confirmé',
    notTicked: 'Non confirmé',
    rating: 'Évaluation',
    stars: (stars) => `${stars} ${stars < 2 ? 'étoile' : 'étoiles'} sur 5`,
    feedback: 'Commentaires',
    message: 'Message',
    category: 'Catégorie',
    refusedWith: (code, status) => `Refusé : ${code}, ${status}`,
  },

  others: (number) => `${count(number)} sous un autre nom`,

  empty: {
    title: 'Pas encore de fiche',
    text: 'Les fiches restent ici 72 heures après leur réception par le bureau.',
  },
} satisfies Translated<typeof english>;
