import { formatDay } from '#core/base/format.ts';
import { LIMITS } from '#core/base/limits.ts';
import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import { percent } from '../base/percent.ts';
import { inDigits } from '../base/written.ts';
import type { analyticsMessages as english } from './messages.ts';

const plural = (count: number, one: string, more = `${one}s`) =>
  `${inDigits(count)} ${count === 1 ? one : more}`;
const days = (count: number) => plural(count, 'día');

const hours = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', timeZone: 'UTC' });
const hour = (number: number) => hours.format(Date.UTC(2000, 0, 1, number));
const fromTo = (from: number) => `de ${hour(from)} a ${hour(from + 1)}`;

const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
/** Names a day of the week; 1 is Monday. */
const weekday = (number: number) => WEEKDAYS[number - 1] ?? '';

const OF_UNIT = { day: '', week: 'Semana del ', month: 'Mes desde el ' } as const;

/** The words of Analytics, in Spanish. */
export const analyticsMessages = {
  download: 'Descargar CSV',
  headings: 'Encabezados en español',
  startDate: 'Fecha de inicio',
  endDate: 'Fecha de fin',
  show: 'mostrar resultados',
  attendedTo: (count) => plural(count, 'incidente atendido', 'incidentes atendidos'),
  noFeedback: 'Sin comentarios',
  loadFailed: 'Los resultados no se cargaron.',
  notDownloaded: 'El archivo no se descargó.',
  preparing: 'Preparando el archivo',
  rowsOf: (rows, total) => `${inDigits(rows)} de ${inDigits(total)} filas`,
  stop: 'Parar',
  outOfOrder: 'No puede ser anterior a la de inicio',
  beginTitle: '¿Qué días?',
  begin: 'Elige dos fechas y pulsa “mostrar resultados”.',
  fillIn: 'Rellenar las fechas',
  voided: (count) => `${plural(count, 'anulado')}, sin contar`,
  reportsDue: (count) =>
    count < LIMITS.reportsCounted
      ? plural(count, 'informe sin abrir todavía', 'informes sin abrir todavía')
      : `${inDigits(count)} o más informes sin abrir todavía`,
  showReportsDue: 'Mostrarlos',
  today: 'Hoy',
  lastDays: (count) => `Últimos ${count} días`,
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  narrow: 'Filtrar',
  narrowedBy: (count) => ` (${count})`,
  issue: 'Incidente',
  category: 'Categoría',
  outcome: 'Resultado',
  advisor: 'Asesor',
  report: 'Informe del incidente',
  due: 'Sin abrir todavía',
  area: 'Zona',
  all: {
    issue: 'Todos los incidentes',
    category: 'Todas las categorías',
    outcome: 'Ambos resultados',
    advisor: 'Todos los asesores',
    report: 'Abierto o no',
    area: 'Todas las zonas',
  },
  archived: (title) => `${title} (archivado)`,
  withPractice: 'Incluir prácticas',
  clear: 'Borrar filtros',
  choicesFailed: 'Los filtros no se cargaron.',
  practice: 'Práctica',
  charts: 'Gráficos',
  counting: 'Contando',
  chartsFailed: 'Los gráficos no se cargaron.',
  asTable: 'Tabla',
  asTableOf: (title) => `de ${title}`,
  count: 'Registros',
  weekday,
  hour,
  hours: fromTo,
  percent,
  more: (count) => `${count} más en la tabla`,
  days: {
    title: 'Con qué frecuencia',
    drawn: {
      day: 'Destacan los viernes y los sábados.',
      week: 'Cada barra es una semana, desde el lunes.',
      month: 'Cada barra es un mes.',
    },
    without: 'Ninguno antes ni después.',
    day: 'Día',
    bar: (day, count, unit) => `${OF_UNIT[unit]}${formatDay(day)}: ${inDigits(count)}`,
    tooFew: (count, on) => `${count} en ${days(on)}: muy pocos para comparar.`,
    most: (day, count, all) =>
      `El máximo: ${formatDay(day)}, con ${inDigits(count)} de ${inDigits(all)}.`,
    mostOn: (count, each) => `El máximo: ${days(count)}, con ${inDigits(each)} cada uno.`,
    none: (count, all) =>
      count === 0 ? 'Al menos uno cada día.' : `Ninguno en ${inDigits(count)} de ${days(all)}.`,
  },
  hoursOfWeek: {
    title: 'A qué hora',
    weekday: 'Día de la semana',
    hour: 'Hora',
    stronger: (most) => `Cuanto más intenso el color, más hay, hasta ${most}.`,
    tooFew: (count, fields) =>
      `${count} en ${plural(fields, 'hora')} de la semana: muy pocos para comparar.`,
    most: (day, from, count, all) =>
      `El máximo: ${weekday(day).toLowerCase()}, ${fromTo(from)}, con ${inDigits(count)} de ${inDigits(all)}.`,
    mostIn: (fields, each) =>
      `El máximo: ${fields} horas de la semana, con ${inDigits(each)} cada una.`,
  },
  outcomes: {
    title: 'Cómo terminó, por categoría',
    name: 'Categoría',
    resolved: 'Resuelto',
    escalated: 'Escalado',
    both: (resolved, escalated) => `${inDigits(resolved)} + ${inDigits(escalated)}`,
    spoken: (resolved, escalated) =>
      `${plural(resolved, 'resuelto')}, ${plural(escalated, 'escalado')}`,
    legend: 'Con rayas: escalados.',
    tooFew: (escalated, all, compared) =>
      `Escalados: ${escalated} de ${all}, muy pocos para comparar ${compared}.`,
    compared: 'categorías',
    all: ({ hits, all, rate }) =>
      `Escalados: ${inDigits(hits)} de ${inDigits(all)}, ${percent(rate)}.`,
    apart: (category, hits, all) =>
      `Claramente más en ${category}: ${inDigits(hits)} de ${inDigits(all)}.`,
    noneApart: 'Ninguna categoría tiene claramente más.',
  },
  areas: {
    title: 'Cómo terminó, por zona',
    name: 'Zona',
    compared: 'zonas',
    none: 'Ninguna zona elegida',
    noneApart: 'Ninguna zona tiene claramente más.',
  },
  minutes: {
    title: 'Cuánto se tardó',
    category: 'Categoría',
    measured: 'Terminados',
    median: 'Minutos habituales',
    minutes: (median) => `${inDigits(median)} min`,
    spoken: (median, measured) => `${plural(median, 'minuto')}, ${plural(measured, 'registro')}`,
    none: 'No se conoce ninguna hora de fin.',
    tooFew: (median, measured) =>
      `${plural(measured, 'terminado')}, lo habitual ${plural(median, 'minuto')}: muy pocos para comparar.`,
    half: (median, measured) =>
      `La mitad de ${inDigits(measured)} tardó ${plural(median, 'minuto')} o menos.`,
    longest: (category, median) => `Lo más largo: ${category}, ${plural(median, 'minuto')}.`,
    without: (count) => `Sin hora de fin, no contados: ${inDigits(count)}.`,
  },
  answers: {
    title: 'Tiempo hasta que alguien se encargó',
    escalation: 'Aviso',
    took: 'Minutos',
    nobody: 'Nadie se encargó',
    middle: 'La mitad tardó como mucho',
    slowest: (title) => `Los más lentos: ${title}`,
    minutes: (count) => (count === 0 ? 'menos de 1 min' : `${inDigits(count)} min`),
    spoken: (count) => (count === 0 ? 'menos de un minuto' : plural(count, 'minuto')),
    open: (title, day) => `${title}, ${day}`,
    none: 'De estos no se avisó a nadie.',
    all: (count) =>
      count === 1 ? 'Alguien se encargó.' : `Alguien se encargó de los ${inDigits(count)}.`,
    without: (unanswered, count) =>
      `Nadie se encargó de ${inDigits(unanswered)} de ${plural(count, 'aviso')}.`,
    newest: (shown) => `Se muestran los ${inDigits(shown)} más recientes.`,
  },
  rates: {
    title: 'Escalados, por incidente',
    issue: 'Incidente',
    attended: 'Atendidos',
    escalated: 'Escalados',
    rate: 'Porcentaje',
    of: (hits, all, rate) => `${inDigits(hits)} de ${inDigits(all)}, ${percent(rate)}`,
    legend: (rate) => `La línea vertical es el promedio, ${percent(rate)}.`,
    onTree: (title) => `${title}, números en el árbol`,
    tooFew: (count) => `${count} en total: muy pocos para comparar.`,
    apart: (titles, _count, rate) =>
      `Claramente por encima del promedio, ${percent(rate)}: ${titles}.`,
    more: (titles, more) => (more === 0 ? titles : `${titles} y ${more} más`),
    noneApart: (rate) => `Ninguno está claramente por encima del promedio, ${percent(rate)}.`,
  },
} satisfies Translated<typeof english>;
