import { formatDay } from '#core/base/format.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import { percent } from '../base/percent.ts';
import { inDigits } from '../base/written.ts';
import type { analyticsMessages as english } from './messages.ts';

const plural = (count: number, one: string, more = `${one}s`) =>
  `${inDigits(count)} ${count < 2 ? one : more}`;
const days = (count: number) => plural(count, 'jour');

/** Returns '3 h', and '0 h' at the end of a day. */
const hour = (number: number) => `${number % 24} h`;
const fromTo = (from: number) => `de ${hour(from)} à ${hour(from + 1)}`;

const WEEKDAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
/** Names a day of the week; 1 is Monday. */
const weekday = (number: number) => WEEKDAYS[number - 1] ?? '';

const OF_UNIT = { day: '', week: 'Semaine du ', month: 'Mois à partir du ' } as const;

/** The words of Analytics, in French. */
export const analyticsMessages = {
  download: 'Télécharger le CSV',
  headings: 'Titres de colonnes en français',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  show: 'Afficher les résultats',
  attendedTo: (count) => plural(count, 'incident traité', 'incidents traités'),
  noFeedback: 'Aucun commentaire',
  loadFailed: 'Les résultats ne se sont pas chargés.',
  notDownloaded: 'Le fichier n’a pas été téléchargé.',
  preparing: 'Préparation du fichier',
  rowsOf: (rows, total) => `${plural(rows, 'ligne')} sur ${inDigits(total)}`,
  stop: 'Arrêter',
  outOfOrder: 'Pas avant la date de début',
  beginTitle: 'Quels jours ?',
  begin: 'Choisissez deux dates, puis affichez les résultats.',
  fillIn: 'Remplir les dates',
  voided: (count) => `${plural(count, 'invalidée')}, non ${count < 2 ? 'comptée' : 'comptées'}`,
  reportsDue: (count) =>
    count < LIMITS.reportsCounted
      ? plural(count, 'rapport pas encore ouvert', 'rapports pas encore ouverts')
      : `${inDigits(count)} rapports ou plus pas encore ouverts`,
  showReportsDue: 'Les afficher',
  today: 'Aujourd’hui',
  lastDays: (count) => `${count} derniers jours`,
  thisMonth: 'Ce mois-ci',
  lastMonth: 'Le mois dernier',
  narrow: 'Filtrer',
  narrowedBy: (count) => ` (${count})`,
  issue: 'Incident',
  category: 'Catégorie',
  outcome: 'Résultat',
  advisor: 'Conseiller',
  report: 'Rapport d’incident',
  due: 'Pas encore ouvert',
  area: 'Secteur',
  all: {
    issue: 'Tous les incidents',
    category: 'Toutes les catégories',
    outcome: 'Les deux résultats',
    advisor: 'Tous les conseillers',
    report: 'Ouvert ou non',
    area: 'Tous les secteurs',
  },
  archived: (title) => `${title} (procédure archivée)`,
  withPractice: 'Inclure les exercices',
  clear: 'Effacer les filtres',
  choicesFailed: 'Les filtres ne se sont pas chargés.',
  practice: 'Exercice',
  charts: 'Graphiques',
  counting: 'Calcul en cours',
  chartsFailed: 'Les graphiques ne se sont pas chargés.',
  asTable: 'Tableau',
  asTableOf: (title) => `: ${title}`,
  count: 'Fiches',
  weekday,
  hour,
  hours: fromTo,
  percent,
  more: (count) => `${count} de plus dans le tableau`,
  days: {
    title: 'À quelle fréquence',
    drawn: {
      day: 'Les vendredis et les samedis sont mis en évidence.',
      week: 'Chaque barre est une semaine, à partir du lundi.',
      month: 'Chaque barre est un mois.',
    },
    without: 'Rien avant ni après.',
    day: 'Jour',
    bar: (day, count, unit) => `${OF_UNIT[unit]}${formatDay(day)} : ${inDigits(count)}`,
    tooFew: (count, on) => `${count} sur ${days(on)} : trop peu pour comparer.`,
    most: (day, count, all) =>
      `Maximum : ${formatDay(day)}, avec ${inDigits(count)} sur ${inDigits(all)}.`,
    mostOn: (count, each) => `Maximum : ${days(count)}, avec ${inDigits(each)} chacun.`,
    none: (count, all) =>
      count === 0
        ? 'Au moins une fiche chaque jour.'
        : `Aucune fiche ${inDigits(count)} ${count < 2 ? 'jour' : 'jours'} sur ${inDigits(all)}.`,
  },
  hoursOfWeek: {
    title: 'À quelle heure',
    weekday: 'Jour de la semaine',
    hour: 'Heure',
    stronger: (most) => `Plus la couleur est forte, plus il y en a, jusqu’à ${most}.`,
    tooFew: (count, fields) =>
      `${count} sur ${plural(fields, 'heure')} de la semaine : trop peu pour comparer.`,
    most: (day, from, count, all) =>
      `Maximum : ${weekday(day).toLowerCase()}, ${fromTo(from)}, avec ${inDigits(count)} sur ${inDigits(all)}.`,
    mostIn: (fields, each) =>
      `Maximum : ${fields} heures de la semaine, avec ${inDigits(each)} chacune.`,
  },
  outcomes: {
    title: 'Comment cela s’est terminé, par catégorie',
    name: 'Catégorie',
    resolved: 'Résolus',
    escalated: 'Transmis',
    both: (resolved, escalated) => `${inDigits(resolved)} + ${inDigits(escalated)}`,
    spoken: (resolved, escalated) =>
      `${plural(resolved, 'résolu')}, ${inDigits(escalated)} transmis`,
    legend: 'Rayé : transmis.',
    tooFew: (escalated, all, compared) =>
      `Transmis : ${escalated} sur ${all}, trop peu pour comparer les ${compared}.`,
    compared: 'catégories',
    all: ({ hits, all, rate }) =>
      `Transmis : ${inDigits(hits)} sur ${inDigits(all)}, ${percent(rate)}.`,
    apart: (category, hits, all) =>
      `Nettement plus dans cette catégorie, ${category} : ${inDigits(hits)} sur ${inDigits(all)}.`,
    noneApart: 'Aucune catégorie n’en a nettement plus.',
  },
  areas: {
    title: 'Comment cela s’est terminé, par secteur',
    name: 'Secteur',
    compared: 'secteurs',
    none: 'Aucun secteur choisi',
    noneApart: 'Aucun secteur n’en a nettement plus.',
  },
  minutes: {
    title: 'Combien de temps cela a pris',
    category: 'Catégorie',
    measured: 'Terminés',
    median: 'Minutes habituelles',
    minutes: (median) => `${inDigits(median)} min`,
    spoken: (median, measured) => `${plural(median, 'minute')}, ${plural(measured, 'fiche')}`,
    none: 'Aucune heure de fin n’est connue.',
    tooFew: (median, measured) =>
      `${plural(measured, 'terminé')}, habituellement en ${plural(median, 'minute')} : trop peu pour comparer.`,
    half: (median, measured) =>
      `La moitié de ${inDigits(measured)} a pris ${plural(median, 'minute')} ou moins.`,
    longest: (category, median) => `Le plus long : ${category}, ${plural(median, 'minute')}.`,
    without: (count) => `Sans heure de fin, non compté : ${inDigits(count)}.`,
  },
  answers: {
    title: 'Temps avant que quelqu’un s’en occupe',
    escalation: 'Alerte',
    took: 'Minutes',
    nobody: 'Personne ne s’en est occupé',
    middle: 'La moitié a pris au plus',
    slowest: (title) => `Les plus lentes : ${title}`,
    minutes: (count) => (count === 0 ? 'moins de 1 min' : `${inDigits(count)} min`),
    spoken: (count) => (count === 0 ? 'moins d’une minute' : plural(count, 'minute')),
    open: (title, day) => `${title}, ${day}`,
    none: 'Personne n’a été prévenu de celles-ci.',
    all: (count) =>
      count === 1
        ? 'Quelqu’un s’en est occupé.'
        : `Quelqu’un s’est occupé de chacune des ${inDigits(count)}.`,
    without: (unanswered, count) =>
      `Personne ne s’est occupé de ${inDigits(unanswered)} sur ${plural(count, 'alerte')}.`,
    newest: (shown) => `Les ${inDigits(shown)} plus récentes sont affichées.`,
  },
  rates: {
    title: 'Transmissions par incident',
    issue: 'Incident',
    attended: 'Traités',
    escalated: 'Transmis',
    rate: 'Part',
    of: (hits, all, rate) => `${inDigits(hits)} sur ${inDigits(all)}, ${percent(rate)}`,
    legend: (rate) => `La ligne verticale est la moyenne, ${percent(rate)}.`,
    onTree: (title) => `${title}, chiffres sur l’arbre`,
    tooFew: (count) => `${count} en tout : trop peu pour comparer.`,
    apart: (titles, _count, rate) =>
      `Nettement au-dessus de la moyenne, ${percent(rate)} : ${titles}.`,
    more: (titles, more) => (more === 0 ? titles : `${titles} et ${more} de plus`),
    noneApart: (rate) => `Aucun n’est nettement au-dessus de la moyenne, ${percent(rate)}.`,
  },
} satisfies Translated<typeof english>;
