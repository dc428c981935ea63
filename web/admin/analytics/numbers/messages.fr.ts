import type { ConfidenceInterval } from '#core/analytics/confidence-interval.ts';
import type { Translated } from '#core/base/translated.ts';
import { percent } from '../../base/percent.ts';
import { inDigits } from '../../base/written.ts';
import type { ANSWER_NAMES as englishAnswers, numbersMessages as english } from './messages.ts';

const plural = (count: number, one: string) => `${inDigits(count)} ${one}${count < 2 ? '' : 's'}`;

const walks = (count: number) => plural(count, 'fiche');
const escalatedHere = (count: number) => `${inDigits(count)} transmis ici`;

/** Returns '96 s', or '12 min' from ten minutes on. */
const time = (seconds: number) =>
  seconds < 600 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const ranged = (count: number, of: number, { share }: ConfidenceInterval) =>
  `${inDigits(count)} sur ${inDigits(of)} (${percent(share)})`;

/** The words of a procedure's tree with numbers, in French. */
export const numbersMessages = {
  title: 'Chiffres sur l’arbre',
  back: 'Retour aux statistiques',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  outOfOrder: 'La date de fin est avant la date de début.',
  revision: 'Version',
  allRevisions: 'Toutes les versions',
  revisionOf: (revision, day) => `Version ${revision}, ${day}`,
  show: 'Afficher les résultats',
  asTable: 'En tableau',
  asTree: 'En arbre',
  loadFailed: 'Les chiffres ne se sont pas chargés.',
  notFound: 'Cette procédure n’existe pas',
  notFoundText: 'Elle peut manquer dans une sauvegarde restaurée.',
  draft: 'Jamais publiée',
  draftText: 'Il y aura des chiffres une fois qu’elle sera publiée.',
  toEditor: 'Ouvrir dans l’éditeur',
  none: 'Aucune fiche',
  noneText: 'Personne n’a utilisé cette version ces jours-là.',
  walks,
  key: 'Les lignes plus épaisses ont été suivies plus souvent. Les étapes affichent les fiches, le temps habituel et les transmissions.',
  drawnOn: (revision) => `La version ${revision} est affichée.`,
  percent,
  number: inDigits,
  time,
  reached: (count, visits) =>
    visits > count ? `${inDigits(count)}, ${inDigits(visits)} fois` : inDigits(count),
  more: (seconds, stopped) =>
    [seconds === null ? [] : time(seconds), stopped === 0 ? [] : plural(stopped, 'interrompu')]
      .flat()
      .join(', '),
  escalatedHere,
  ended: (count, of) => `${inDigits(count)} sur ${inDigits(of)}`,
  cameHere: (count) => `${walks(count)} à cette étape`,
  medianTime: (seconds) => `habituellement ${time(seconds)}`,
  wayTaken: (answers, to, count, share) =>
    `${answers} : ${to}, ${inDigits(count)}${share === undefined ? '' : ` (${percent(share)})`}`,
  step: (place) => `Étape ${place}`,
  finalScreen: 'Écran final',
  standsOut: 'Ce qui ressort',
  nothingStandsOut: 'Aucun n’a été transmis en cours de route.',
  few: (count) => `Seulement ${walks(count)} : trop peu pour comparer.`,
  escalated: (step, count, of, range) =>
    `${step} : ${ranged(count, of, range)} transmis à partir d’ici.`,
  stopped: (step, count, of, range) =>
    `${step} : ${ranged(count, of, range)} transmis et ${count < 2 ? 'interrompu' : 'interrompus'} ici.`,
  slow: (step, seconds, of) =>
    `${step} : la moitié de ${walks(of)} a pris ${time(seconds)} ou plus.`,
  overlap: 'Les deux premières lignes ne diffèrent peut-être pas vraiment.',
  open: (step) => `Ouvrir : ${step}`,
  addsUp: 'Totaux',
  sum: (ended, resolved, escalated, stopped) =>
    `${plural(ended, 'terminé')} : ${plural(resolved, 'résolu')}, ${inDigits(escalated)} transmis. Transmis et interrompus avant la fin : ${stopped === 0 ? 'aucun' : inDigits(stopped)}.`,
  ongoing: (count) => `${inDigits(count)} transmis en cours de route.`,
  aside: (count) =>
    `${inDigits(count)} l’${count < 2 ? 'a' : 'ont'} été à une étape que le conseiller a quittée en revenant en arrière ; aucune étape ne ${count < 2 ? 'l’affiche' : 'les affiche'}.`,
  withoutSteps: (count) =>
    `${plural(count, 'terminé')} sans indiquer d’étape ; aucune étape ne ${count < 2 ? 'l’affiche' : 'les affiche'}.`,
  unreadable: (count) => `Non compté : ${walks(count)} de versions manquantes.`,
  unsent: 'Les procédures quittées sans résultat ne sont pas comptées.',
  elsewhere: 'Dans d’autres versions',
  elsewhereText: 'Étapes et réponses que cette version n’a pas.',
  goneStep: (question, revision) =>
    question === null
      ? 'Une étape qui n’est pas sur ce serveur'
      : `« ${question} »${revision === null ? '' : `, version ${revision}`}`,
  goneCount: (count, escalated) =>
    `${walks(count)}${escalated === 0 ? '' : `, ${escalatedHere(escalated)}`}`,
  otherWay: (from, answer, to) => `${from}, ${answer} : ${to}`,
  table: 'Étapes en chiffres',
  columns: {
    step: 'Étape',
    reached: 'Fiches',
    seconds: 'Temps habituel',
    escalated: 'Transmis ici',
    stopped: 'Interrompus',
    answers: 'Réponses',
  },
  share: (count, of, range) => (count === 0 ? '0' : ranged(count, of, range)),
  unknownTime: 'Inconnu',
} satisfies Translated<typeof english>;

/** The names of answers to steps that are not drawn. */
export const ANSWER_NAMES = {
  yes: 'Oui',
  no: 'Non',
  confirmed: 'Confirmé',
  other: 'autre réponse',
} satisfies Translated<typeof englishAnswers>;
