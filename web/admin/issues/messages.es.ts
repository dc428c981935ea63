import { SHOWN_STATES, type ListView, type Shown } from '#core/issue/issue-list.ts';
import { displayName } from '#core/base/display-name.ts';
import type { Translated } from '#core/base/translated.ts';
import type { issuesListMessages as english, SORT_NAMES as englishSorts } from './messages.ts';

const counted = (count: number): string =>
  `${count} ${count === 1 ? 'procedimiento' : 'procedimientos'}`;

/** Returns '1 procedimiento archivado', '2 procedimientos archivados'. */
const countedAs = (count: number, one: string): string =>
  `${counted(count)} ${one}${count === 1 ? '' : 's'}`;

/** The words of the list of procedures, in addition to those of every list of procedures, in Spanish. */
export const issuesListMessages = {
  show: 'Mostrar',
  sort: 'Ordenar',
  justImported: 'Recién importados',
  noneIn: (category) => `No hay procedimientos en ${category}`,
  archivedFailed: 'Los procedimientos archivados no se cargaron.',
  twin: 'Dos procedimientos tienen este nombre',
  twinText: (title) =>
    `El texto inicial “${title}” también está publicado, y los asesores ven los dos.`,
  nearTwin: 'Otro procedimiento tiene un nombre parecido',
  nearTwinText: (title) =>
    `El texto inicial “${title}” también está publicado. Los asesores podrían abrir el que no es.`,
  leaveStarterOut: 'Omitirlo',
  keepBoth: 'Conservar ambos',
  reviewAsked: 'Revisión pedida',
  pending: 'Cambios en espera',
  unread: 'Corrección sin leer',
  archivedLabel: 'ARCHIVADO',
  restore: 'Restaurar',
  restored: 'Restaurado como borrador',
  restoredBefore: (isPublished) =>
    `Otra persona ya lo restauró: ${isPublished ? 'está publicado' : 'es un borrador'}`,
  undoRestores: 'Al deshacer, vuelve como borrador.',
  undoRestoresAll: 'Al deshacer, vuelven como borradores.',
  waitedArchived: 'Los cambios en espera son ahora el borrador.',
  select: (title) => `Seleccionar ${title}`,
  more: 'Más',
  selectIssues: 'Seleccionar',
  selectAll: (count) => (count === 1 ? 'Seleccionar 1' : `Seleccionar los ${count}`),
  selection: 'Selección',
  selected: (count) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`),
  clear: 'Borrar la selección',
  progress: (done, all) => `${done} de ${all}`,
  archive: 'Archivar',
  setReviewDate: 'Fijar fecha de revisión',
  forSelected: (count) =>
    count === 1
      ? 'Para el procedimiento seleccionado.'
      : `Para los ${count} procedimientos seleccionados.`,
  setDate: 'Fijar la fecha',
  takeDate: 'Quitar la fecha',
  dateHint: 'Déjalo vacío si no hay fecha de revisión.',
  cancel: 'Cancelar',
  archivedCount: (count) => countedAs(count, 'archivado'),
  restoredCount: (count) =>
    `${countedAs(count, 'restaurado')} como ${count === 1 ? 'borrador' : 'borradores'}`,
  archivedAlready: (count) =>
    `${counted(count)} ya ${count === 1 ? 'estaba archivado' : 'estaban archivados'}.`,
  restoredAlready: (count) =>
    `${counted(count)} ya ${count === 1 ? 'estaba restaurado' : 'estaban restaurados'}.`,
  datesSet: (count) => `Fecha de revisión fijada en ${counted(count)}`,
  datesTaken: (count) => `Fecha de revisión quitada en ${counted(count)}`,
  partly: (done, all) => `${done}, de ${all} seleccionados`,
  notDone: 'Estos no cambiaron:',
  whyArchived: 'está archivado.',
  whyGone: 'ya no existe.',
  whyConflict: 'otra persona lo guardó antes.',
  whyRefused: 'el servidor no lo aceptó.',
  whyUnanswered: 'el servidor no contestó.',
} satisfies Translated<typeof english>;

type State = (typeof SHOWN_STATES)[number];

const STATES: Record<State, string> = {
  all: 'Todos menos archivados',
  draft: 'Borradores',
  asked: 'Revisión pedida',
  published: 'Publicados',
  overdue: 'Revisión vencida',
  archived: 'Archivados',
};

const NONE: Record<State, string> = {
  all: 'No hay procedimientos',
  draft: 'No hay borradores',
  asked: 'No hay revisiones pedidas',
  published: 'No hay nada publicado',
  overdue: 'No hay revisiones vencidas',
  archived: 'No hay nada archivado',
};

export const SORT_NAMES = {
  updated: 'Última actualización',
  title: 'Título',
  review: 'Fecha de revisión',
  category: 'Categoría',
} satisfies Translated<typeof englishSorts>;

const isState = (show: Shown): show is State => (SHOWN_STATES as readonly string[]).includes(show);

/** Returns the words of a choice of the dropdown 'Mostrar'; a category has its own name. */
export function wordsOfShown(show: Shown): string {
  return isState(show) ? STATES[show] : displayName(show);
}

/** Returns the words for a view that shows no procedure. */
export function wordsOfNone({ show }: Pick<ListView, 'show'>): string {
  return isState(show) ? NONE[show] : issuesListMessages.noneIn(displayName(show));
}
