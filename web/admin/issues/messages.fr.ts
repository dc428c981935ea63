import { SHOWN_STATES, type ListView, type Shown } from '#core/issue/issue-list.ts';
import { displayName } from '#core/base/display-name.ts';
import type { Translated } from '#core/base/translated.ts';
import type { issuesListMessages as english, SORT_NAMES as englishSorts } from './messages.ts';

const counted = (count: number): string => `${count} ${count < 2 ? 'procédure' : 'procédures'}`;

/** Returns '1 procédure archivée', '2 procédures archivées'. */
const countedAs = (count: number, one: string): string =>
  `${counted(count)} ${one}${count < 2 ? '' : 's'}`;

/** The words of the list of procedures, in addition to those of every list of procedures, in French. */
export const issuesListMessages = {
  show: 'Afficher',
  sort: 'Trier',
  justImported: 'Importées à l’instant',
  noneIn: (category) => `Aucune procédure dans cette catégorie : ${category}`,
  archivedFailed: 'Les procédures archivées ne se sont pas chargées.',
  twin: 'Deux procédures ont ce nom',
  twinText: (title) =>
    `Le texte de départ « ${title} » est aussi publié, et les conseillers voient les deux.`,
  nearTwin: 'Une autre procédure a un nom semblable',
  nearTwinText: (title) =>
    `Le texte de départ « ${title} » est aussi publié. Les conseillers pourraient ouvrir le mauvais.`,
  leaveStarterOut: 'Le laisser de côté',
  keepBoth: 'Garder les deux',
  reviewAsked: 'Relecture demandée',
  pending: 'Modifications en attente',
  unread: 'Correction pas encore lue',
  archivedLabel: 'ARCHIVÉE',
  restore: 'Rétablir',
  restored: 'Rétablie comme brouillon',
  restoredBefore: (isPublished) =>
    `Quelqu’un d’autre l’a déjà rétablie : ${isPublished ? 'elle est publiée' : 'c’est un brouillon'}`,
  undoRestores: 'Annuler la fait revenir comme brouillon.',
  undoRestoresAll: 'Annuler les fait revenir comme brouillons.',
  waitedArchived: 'Les modifications en attente sont maintenant le brouillon.',
  select: (title) => `Sélectionner ${title}`,
  more: 'Plus',
  selectIssues: 'Sélectionner',
  selectAll: (count) => (count === 1 ? 'Sélectionner 1' : `Sélectionner les ${count}`),
  selection: 'Sélection',
  selected: (count) => `${count} ${count < 2 ? 'sélectionnée' : 'sélectionnées'}`,
  clear: 'Effacer la sélection',
  progress: (done, all) => `${done} sur ${all}`,
  archive: 'Archiver',
  setReviewDate: 'Définir la date de relecture',
  forSelected: (count) =>
    count === 1 ? 'Pour la procédure sélectionnée.' : `Pour les ${count} procédures sélectionnées.`,
  setDate: 'Définir la date',
  takeDate: 'Retirer la date',
  dateHint: 'Laissez vide s’il n’y a pas de date de relecture.',
  cancel: 'Annuler',
  archivedCount: (count) => countedAs(count, 'archivée'),
  restoredCount: (count) =>
    `${countedAs(count, 'rétablie')} comme ${count < 2 ? 'brouillon' : 'brouillons'}`,
  archivedAlready: (count) => `${countedAs(count, 'déjà archivée')}.`,
  restoredAlready: (count) => `${countedAs(count, 'déjà rétablie')}.`,
  datesSet: (count) => `Date de relecture définie : ${counted(count)}`,
  datesTaken: (count) => `Date de relecture retirée : ${counted(count)}`,
  partly: (done, all) => `${done}, sur ${all} sélectionnées`,
  notDone: 'Celles-ci n’ont pas changé :',
  whyArchived: 'elle est archivée.',
  whyGone: 'elle n’existe plus.',
  whyConflict: 'quelqu’un d’autre l’a enregistrée avant.',
  whyRefused: 'le serveur l’a refusée.',
  whyUnanswered: 'le serveur n’a pas répondu.',
} satisfies Translated<typeof english>;

type State = (typeof SHOWN_STATES)[number];

const STATES: Record<State, string> = {
  all: 'Toutes sauf archivées',
  draft: 'Brouillons',
  asked: 'Relecture demandée',
  published: 'Publiées',
  overdue: 'Relecture en retard',
  archived: 'Archivées',
};

const NONE: Record<State, string> = {
  all: 'Aucune procédure',
  draft: 'Aucun brouillon',
  asked: 'Aucune relecture demandée',
  published: 'Rien de publié',
  overdue: 'Aucune relecture en retard',
  archived: 'Rien d’archivé',
};

export const SORT_NAMES = {
  updated: 'Dernière modification',
  title: 'Titre',
  review: 'Date de relecture',
  category: 'Catégorie',
} satisfies Translated<typeof englishSorts>;

const isState = (show: Shown): show is State => (SHOWN_STATES as readonly string[]).includes(show);

/** Returns the words of a choice of the dropdown 'Afficher'; a category has its own name. */
export function wordsOfShown(show: Shown): string {
  return isState(show) ? STATES[show] : displayName(show);
}

/** Returns the words for a view that shows no procedure. */
export function wordsOfNone({ show }: Pick<ListView, 'show'>): string {
  return isState(show) ? NONE[show] : issuesListMessages.noneIn(displayName(show));
}
