import type { Translated } from '#core/base/translated.ts';
import type {
  EMPTY as englishEmpty,
  escalationMessages as englishEscalations,
  inboxMessages as english,
  KIND_NAMES as englishKinds,
  KIND_TABS as englishTabs,
  searchMessages as englishSearches,
  STATE_NAMES as englishStates,
} from './messages.ts';

const messages = (count: number): string => (count === 1 ? '1 mensaje' : `${count} mensajes`);

export const searchMessages = {
  title: 'Búsquedas sin resultado',
  text: 'Añádelas a las palabras de búsqueda o escribe un procedimiento.',
  count: (count, phones) =>
    `${count} ${count === 1 ? 'búsqueda' : 'búsquedas'} de ${phones} teléfonos`,
  days: (first, last) => (first === last ? first : `de ${first} a ${last}`),
  notLoaded: 'Las búsquedas no se cargaron.',
  whichMeant: '¿Qué procedimiento buscaban?',
  whichMeantBy: (search) => `¿Qué procedimiento buscaban? “${search}”`,
  whichMeantHint: 'Esta búsqueda exacta lo encontrará primero.',
  search: 'Cuando los asesores busquen',
  searchHint: 'Como lo escribirían los asesores, hasta 40 caracteres.',
  searchProcedures: 'Busca un procedimiento',
  choose: 'Elige un procedimiento',
  noProcedure: 'Ningún procedimiento tiene estas palabras',
  required: 'Obligatorio',
  teach: 'Guardar',
  cancel: 'cancelar',
  taught: (search) => `“${search}” lo encuentra ahora primero`,
  takenBack: 'Quitado',
  leadsTo: 'Lleva a',
  takeBack: 'Quitar',
  takeBackOf: (search) => `Quitar “${search}”`,
} satisfies Translated<typeof englishSearches>;

/** The words of the open escalations above the messages, in Spanish. */
export const escalationMessages = {
  title: 'Avisos abiertos',
  loadFailed: 'Los avisos abiertos no se cargaron.',
  callback: (number) => `Devolver la llamada: ${number}`,
  notChecked: 'Lo escribió el asesor, sin comprobar.',
  told: (names) => `Se avisó a: ${names}`,
  nobody: 'Nadie se encarga',
  presses: {
    have: 'Me encargo',
    cannot: 'No puedo',
    handBack: 'Devolverlo',
    done: 'Listo',
    notReal: 'No es real',
    real: 'Deshacer',
  },
  notRealDone: (title) => `“${title}” no es real: no se avisa a nadie más`,
  ofTitle: (press, title) => `${press}: ${title}`,
  withdraw: 'Anular enlaces',
  withdrawTitle: '¿Anular los enlaces de este aviso?',
  withdrawText:
    'Las personas avisadas ya no podrán abrirlo. Con la sesión iniciada aún se puede contestar.',
  cancel: 'cancelar',
} satisfies Translated<typeof englishEscalations>;

export const inboxMessages = {
  kinds: 'Tipos de mensajes',
  all: 'Todos',
  searches: 'Búsquedas',
  unread: (count) => (count === 1 ? '1 nuevo' : `${count} nuevos`),
  show: 'Mostrar',
  list: 'Mensajes',
  opened: 'Mensaje abierto',
  loadFailed: 'La bandeja no se cargó.',
  messageFailed: 'Este mensaje no se cargó.',
  searchesNone: 'No hay búsquedas sin resultado',
  searchesNoneText: 'Aquí se ven durante 90 días las búsquedas que no encontraron nada.',
  noneOpen: 'Ningún mensaje abierto',
  keys: [
    ['↑ ↓', 'elegir'],
    ['Enter', 'abrir'],
    ['Esc', 'volver a la lista'],
    ['E', 'archivar'],
    ['U', 'sin leer'],
    ['Z', 'deshacer'],
  ],
  keysTitle: 'Teclas',
  isNew: 'Sin leer',
  answered: 'Contestado',
  archived: 'Archivado',
  draft: 'Borrador creado',
  merged: (count) => `${count + 1} unidos`,
  corrected: 'Corregido',
  back: 'Volver a la lista',
  from: (advisor, when) => `${advisor}, ${when}`,
  noWords: 'Sin comentario, solo una valoración.',
  step: (number) => `Paso ${number}`,
  revision: (number) => `versión ${number}`,
  unknownStep: 'Un paso que no está en este servidor',
  toStep: 'Abrir en el editor',
  archive: 'Archivar',
  bringBack: 'Pasar a la bandeja',
  markUnread: 'Marcar como no leído',
  markRead: 'Marcar como leído',
  answer: 'Nota interna',
  answerHint: 'Solo la ve la administración.',
  markAnswered: 'Marcar como contestado',
  saveAnswer: 'Guardar la nota',
  reopen: 'Marcar como no contestado',
  answeredBy: (who, when) => `Contestado por ${who ?? 'alguien'}, ${when}`,
  makeDraft: 'Crear un borrador',
  makeDraftText: (category) => `En ${category}, con este texto como paso 1.`,
  toDraft: 'Borrador:',
  draftMade: 'Borrador creado',
  closest: 'Procedimientos parecidos',
  closestNone: 'No hay procedimientos parecidos.',
  closestFailed: 'Los procedimientos parecidos no se cargaron.',
  merge: 'Unir otros a este',
  mergeTitle: 'Unir a este mensaje',
  mergeText: 'Después puedes separarlos.',
  mergeNone: 'No hay otros que unir.',
  mergeConfirm: (count) => (count === 0 ? 'Unir' : `Unir ${messages(count)}`),
  mergedNow: (count) => `${messages(count)} ${count === 1 ? 'unido' : 'unidos'}`,
  mergedTitle: 'Unidos a este',
  newestMerged: (shown, all) => `Los ${shown} más recientes de ${all} mensajes.`,
  mergedInto: 'Unido a otro mensaje.',
  toMerged: 'Abrir ese',
  separate: 'Separar',
  separated: 'Mensaje separado',
  mergedBefore: (count) =>
    count === 1 ? '1 mensaje ya estaba unido.' : `${count} mensajes ya estaban unidos.`,
  separatedBefore: 'Otra persona ya separó este mensaje',
  archivedBefore: 'Otra persona ya archivó este mensaje',
  broughtBackBefore: 'Otra persona ya pasó este mensaje a la bandeja',
  movedSince: 'No se deshizo: otra persona lo movió',
  archivedNow: 'Mensaje archivado',
  broughtBack: 'Mensaje en la bandeja',
  notDone: 'No funcionó.',
} satisfies Translated<typeof english>;

/** The name of a message of each kind. */
export const KIND_NAMES = {
  missing: 'Procedimiento que falta',
  feedback: 'Comentario sobre la app',
  note: 'Paso que está mal',
} satisfies Translated<typeof englishKinds>;

/** The name of several messages of each kind. */
export const KIND_TABS = {
  missing: 'Procedimientos que faltan',
  feedback: 'Comentarios',
  note: 'Pasos',
} satisfies Translated<typeof englishTabs>;

/** The entries of the dropdown 'Mostrar' (INBOX-2). */
export const STATE_NAMES = {
  open: 'En la bandeja',
  unread: 'Sin leer',
  answered: 'Contestados',
  archived: 'Archivados',
} satisfies Translated<typeof englishStates>;

/** The words that replace an empty list. */
export const EMPTY = {
  open: ['La bandeja está vacía', 'Aquí llegan los mensajes de los asesores.'],
  unread: ['Todo está leído', 'Aquí se ven los mensajes que nadie ha abierto.'],
  answered: ['Aún no hay nada contestado', 'Aquí se ven los mensajes con una nota interna.'],
  archived: ['No hay nada archivado', 'Aquí se ven los mensajes archivados.'],
} satisfies Translated<typeof englishEmpty>;
