import type { Translated } from '#core/base/translated.ts';
import { formatMoment } from '../base/moment.ts';
import type { placesMessages as english } from './messages.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count < 2 ? one : more}`;

/** The words of the index of settings, and of the fact about each part, in French. */
export const placesMessages = {
  advisors: 'Ce que voient les conseillers',
  team: 'Comment travaille votre équipe',
  noName: 'Pas encore de nom',
  waiting: 'Une modification attend une approbation',
  contacts: (count) => counted(count, 'contact'),
  areas: (count) =>
    count === 0 ? 'Tout le campus est un seul secteur' : counted(count, 'secteur'),
  gaps: (count) => (count === 0 ? 'aucun trou' : counted(count, 'trou')),
  areasWithout: (count) =>
    count < 2
      ? `${count} secteur n’a pas de numéro à appeler`
      : `${count} secteurs n’ont pas de numéro à appeler`,
  searchWords: (words, categories) =>
    `${counted(words, 'mot')} dans ${counted(categories, 'catégorie')}`,
  noSearchWords: 'Aucun mot pour l’instant',
  nobodyTold: 'Personne n’est encore prévenu',
  recipients: (count) => counted(count, 'destinataire'),
  told: ([name = '', ...others]) =>
    others.length === 0 ? name : `${name} et ${counted(others.length, 'autre')}`,
  toldThen: (first, then) => `D’abord ${first}, puis ${then}`,
  notDelivered: (count) => counted(count, 'envoi non remis', 'envois non remis'),
  noForm: 'Aucun formulaire',
  opens: (host) => `Ouvre ${host}`,
  second: 'Une deuxième personne approuve',
  alone: 'Une personne suffit',
  keptForever: 'Les fiches sont conservées sans limite',
  kept: (days) => `Les fiches sont conservées ${counted(days, 'jour')}`,
  noEntry: 'Aucune entrée pour l’instant',
  lastEntry: (at, timeZone) => `Dernière entrée : ${formatMoment(at, new Date(), timeZone)}`,
  phones: (count) => counted(count, 'téléphone inscrit', 'téléphones inscrits'),
  noBackups: 'Non configurées',
  noBackup: 'Aucune pour l’instant',
  backupFailed: 'La dernière sauvegarde a échoué',
  backupLate: 'Aucune au cours des 26 dernières heures',
  lastBackup: (at, timeZone) => `Dernière : ${formatMoment(at, new Date(), timeZone)}`,
  running: 'Tout fonctionne',
  notRunning: 'Quelque chose a échoué',
} satisfies Translated<typeof english>;
