import { LIMITS } from '#core/base/limits.ts';
import type { Translated } from '#core/base/translated.ts';
import { inDigits } from '../base/written.ts';
import type {
  privacyMessages as english,
  TERM_HINTS as englishHints,
  TERM_NAMES as englishNames,
} from './messages.ts';

const inDays = (days: number | null): string =>
  days === null ? 'sin límite' : `${inDigits(days)} ${days === 1 ? 'día' : 'días'}`;

/** The words about the stored data of people, in Spanish. */
export const privacyMessages = {
  loadFailed: 'Los plazos no se cargaron.',
  terms: 'Cuánto se conservan los datos',
  termsText: 'En días; los plazos más cortos valen un día después de guardarlos.',
  forEver: 'Sin límite',
  noTerm: `De ${LIMITS.shortestTerm} a ${inDigits(LIMITS.longestTerm)} días, o vacío`,
  preview: 'Ver qué se eliminaría',
  going: 'Se eliminaría ahora',
  nothingGoes: 'Ahora no se eliminaría nada.',
  gone: 'Lo eliminado no vuelve. Los números de Estadísticas se quedan.',
  number: inDigits,
  oldest: (day) => `el más antiguo, ${day}`,
  save: 'Guardar plazos',
  saved: 'Plazos guardados',
  waiting: 'Plazos más cortos en espera',
  waitingText: (when) =>
    `Valen desde el ${when}, o poco después. Hasta entonces, cualquier propietario puede deshacerlos.`,
  fromTo: (before, after) => `${inDays(before)}, después ${inDays(after)}`,
  undoWaiting: 'Deshacer los plazos más cortos',
  undone: 'Los plazos no cambian',
  conflict: 'Otra persona guardó los plazos. Recarga la página.',
} satisfies Translated<typeof english>;

export const TERM_NAMES = {
  records: 'Registros',
  messages: 'Mensajes',
  searches: 'Búsquedas',
  signIns: 'Inicios de sesión',
  mails: 'Correos',
} satisfies Translated<typeof englishNames>;

export const TERM_HINTS = {
  records: 'Nombre, comentario, respuestas y horas. El registro sigue contando.',
  messages: 'Comentarios, procedimientos que faltan y notas sobre pasos.',
  searches: 'Búsquedas sin resultado.',
  signIns: 'Cuándo inició sesión por última vez cada administrador.',
  mails: 'A quién fueron los correos y los avisos, y sus asuntos.',
} satisfies Translated<typeof englishHints>;
