import type { ConfidenceInterval } from '#core/analytics/confidence-interval.ts';
import type { Translated } from '#core/base/translated.ts';
import { percent } from '../../base/percent.ts';
import { inDigits } from '../../base/written.ts';
import type { ANSWER_NAMES as englishAnswers, numbersMessages as english } from './messages.ts';

const plural = (count: number, one: string) => `${inDigits(count)} ${one}${count === 1 ? '' : 's'}`;

const walks = (count: number) => plural(count, 'registro');
const escalatedHere = (count: number) => `${plural(count, 'escalado')} aquí`;

/** Returns '96 s', or '12 min' from ten minutes on. */
const time = (seconds: number) =>
  seconds < 600 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const ranged = (count: number, of: number, { share }: ConfidenceInterval) =>
  `${inDigits(count)} de ${inDigits(of)} (${percent(share)})`;

/** The words of a procedure's tree with numbers, in Spanish. */
export const numbersMessages = {
  title: 'Números en el árbol',
  back: 'Volver a Estadísticas',
  startDate: 'Fecha de inicio',
  endDate: 'Fecha de fin',
  outOfOrder: 'La fecha de fin es anterior a la de inicio.',
  revision: 'Versión',
  allRevisions: 'Todas las versiones',
  revisionOf: (revision, day) => `Versión ${revision}, ${day}`,
  show: 'Mostrar resultados',
  asTable: 'Como tabla',
  asTree: 'Como árbol',
  loadFailed: 'Los números no se cargaron.',
  notFound: 'Este procedimiento no existe',
  notFoundText: 'Puede que falte en una copia de seguridad restaurada.',
  draft: 'Nunca publicado',
  draftText: 'Habrá números cuando se publique.',
  toEditor: 'Abrir en el editor',
  none: 'No hay registros',
  noneText: 'Nadie usó esta versión en estos días.',
  walks,
  key: 'Las líneas más gruesas se siguieron más veces. Los pasos muestran registros, tiempo habitual y escalados.',
  drawnOn: (revision) => `Se muestra la versión ${revision}.`,
  percent,
  number: inDigits,
  time,
  reached: (count, visits) =>
    visits > count ? `${inDigits(count)}, ${inDigits(visits)} veces` : inDigits(count),
  more: (seconds, stopped) =>
    [seconds === null ? [] : time(seconds), stopped === 0 ? [] : plural(stopped, 'detenido')]
      .flat()
      .join(', '),
  escalatedHere,
  ended: (count, of) => `${inDigits(count)} de ${inDigits(of)}`,
  cameHere: (count) => `${walks(count)} en este paso`,
  medianTime: (seconds) => `lo habitual, ${time(seconds)}`,
  wayTaken: (answers, to, count, share) =>
    `${answers}: ${to}, ${inDigits(count)}${share === undefined ? '' : ` (${percent(share)})`}`,
  step: (place) => `Paso ${place}`,
  finalScreen: 'Pantalla final',
  standsOut: 'Lo que destaca',
  nothingStandsOut: 'Ninguno se escaló por el camino.',
  few: (count) => `Solo ${walks(count)}: muy pocos para comparar.`,
  escalated: (step, count, of, range) =>
    `${step}: ${ranged(count, of, range)} ${count === 1 ? 'se escaló' : 'se escalaron'} desde aquí.`,
  stopped: (step, count, of, range) =>
    `${step}: ${ranged(count, of, range)} ${count === 1 ? 'se escaló y se detuvo' : 'se escalaron y se detuvieron'} aquí.`,
  slow: (step, seconds, of) => `${step}: la mitad de ${walks(of)} tardó ${time(seconds)} o más.`,
  overlap: 'Puede que los dos primeros no sean distintos en realidad.',
  open: (step) => `Abrir: ${step}`,
  addsUp: 'Totales',
  sum: (ended, resolved, escalated, stopped) =>
    `${plural(ended, 'terminado')}: ${plural(resolved, 'resuelto')}, ${plural(escalated, 'escalado')}. Escalados y detenidos antes del final: ${stopped === 0 ? 'ninguno' : inDigits(stopped)}.`,
  ongoing: (count) => `${plural(count, 'escalado')} por el camino.`,
  aside: (count) =>
    `${inDigits(count)} de ellos en un paso del que el asesor volvió atrás, así que ningún paso ${count === 1 ? 'lo' : 'los'} muestra.`,
  withoutSteps: (count) =>
    `${plural(count, 'terminado')} sin indicar un paso, así que ningún paso ${count === 1 ? 'lo' : 'los'} muestra.`,
  unreadable: (count) => `No se cuentan ${walks(count)} de versiones que faltan.`,
  unsent: 'No se cuentan los procedimientos que se dejaron sin resultado.',
  elsewhere: 'En otras versiones',
  elsewhereText: 'Pasos y respuestas que esta versión no tiene.',
  goneStep: (question, revision) =>
    question === null
      ? 'Un paso que no está en este servidor'
      : `“${question}”${revision === null ? '' : `, versión ${revision}`}`,
  goneCount: (count, escalated) =>
    `${walks(count)}${escalated === 0 ? '' : `, ${escalatedHere(escalated)}`}`,
  otherWay: (from, answer, to) => `${from}, ${answer}: ${to}`,
  table: 'Pasos en números',
  columns: {
    step: 'Paso',
    reached: 'Llegaron',
    seconds: 'Tiempo habitual',
    escalated: 'Escalados aquí',
    stopped: 'Detenidos',
    answers: 'Respuestas',
  },
  share: (count, of, range) => (count === 0 ? '0' : ranged(count, of, range)),
  unknownTime: 'No se sabe',
} satisfies Translated<typeof english>;

/** The names of answers to steps that are not drawn. */
export const ANSWER_NAMES = {
  yes: 'Sí',
  no: 'No',
  confirmed: 'Confirmado',
  other: 'otra respuesta',
} satisfies Translated<typeof englishAnswers>;
