import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../base/written.ts';
import type {
  privacyMessages as english,
  TERM_HINTS as englishHints,
  TERM_NAMES as englishNames,
} from './messages.ts';

const inDays = (days: number | null): string =>
  days === null ? 'sans limite' : `${inDigits(days)} ${days < 2 ? 'jour' : 'jours'}`;

/** The words about the stored data of people, in French. */
export const privacyMessages = {
  loadFailed: 'Les durées de conservation ne se sont pas chargées.',
  terms: 'Durée de conservation des données',
  termsText: 'En jours ; une durée plus courte prend effet un jour après l’enregistrement.',
  forEver: 'Sans limite',
  noTerm: `De ${LIMITS.shortestTerm} à ${inDigits(LIMITS.longestTerm)} jours, ou vide`,
  preview: 'Afficher ce qui serait supprimé',
  going: 'Serait supprimé maintenant',
  nothingGoes: 'Rien ne serait supprimé maintenant.',
  gone: 'Les données supprimées ne reviennent pas. Les chiffres des statistiques restent.',
  number: inDigits,
  oldest: (day) => `depuis le ${day}`,
  save: 'Enregistrer les durées',
  saved: 'Durées enregistrées',
  waiting: 'Durées plus courtes en attente',
  waitingText: (when) =>
    `Elles prennent effet le ${when}, ou peu après. D’ici là, tout propriétaire peut les annuler.`,
  fromTo: (before, after) => `${inDays(before)}, puis ${inDays(after)}`,
  undoWaiting: 'Annuler les durées plus courtes',
  undone: 'Durées inchangées',
  conflict: 'Quelqu’un d’autre a enregistré les durées. Rechargez la page.',
} satisfies Translated<typeof english>;

export const TERM_NAMES = {
  records: 'Fiches',
  messages: 'Messages',
  searches: 'Recherches',
  signIns: 'Connexions',
  mails: 'Courriels',
} satisfies Translated<typeof englishNames>;

export const TERM_HINTS = {
  records: 'Nom, commentaire, réponses et heures. La fiche compte toujours.',
  messages: 'Commentaires, procédures manquantes et remarques sur des étapes.',
  searches: 'Recherches sans résultat.',
  signIns: 'Dernière connexion de chaque administrateur.',
  mails: 'Destinataires et objets des courriels et des alertes.',
} satisfies Translated<typeof englishHints>;
