import type { Translated } from '#core/base/translated.ts';
import { formatMoment } from '../base/moment.ts';
import type { placesMessages as english } from './messages.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** The words of the index of settings, and of the fact about each part, in Spanish. */
export const placesMessages = {
  advisors: 'Lo que ven los asesores',
  team: 'Cómo trabaja tu equipo',
  noName: 'Sin nombre todavía',
  waiting: 'Un cambio espera aprobación',
  contacts: (count) => counted(count, 'contacto'),
  areas: (count) => (count === 0 ? 'Todo el campus es una zona' : counted(count, 'zona')),
  gaps: (count) => (count === 0 ? 'sin huecos' : counted(count, 'hueco')),
  areasWithout: (count) =>
    count === 1
      ? '1 zona no tiene número al que llamar'
      : `${count} zonas no tienen número al que llamar`,
  searchWords: (words, categories) =>
    `${counted(words, 'palabra')} en ${counted(categories, 'categoría')}`,
  noSearchWords: 'Sin palabras todavía',
  nobodyTold: 'Todavía no se avisa a nadie',
  recipients: (count) => counted(count, 'destinatario'),
  told: ([name = '', ...others]) => (others.length === 0 ? name : `${name} y ${others.length} más`),
  toldThen: (first, then) => `Primero ${first}, luego ${then}`,
  notDelivered: (count) => `${count} sin entregar`,
  noForm: 'Sin formulario',
  opens: (host) => `Abre ${host}`,
  second: 'Aprueba una segunda persona',
  alone: 'Basta una persona',
  keptForever: 'Los registros se conservan sin límite',
  kept: (days) => `Los registros se conservan ${counted(days, 'día')}`,
  noEntry: 'Sin entradas todavía',
  lastEntry: (at, timeZone) => `Última entrada: ${formatMoment(at, new Date(), timeZone)}`,
  phones: (count) => counted(count, 'teléfono registrado', 'teléfonos registrados'),
  noBackups: 'Sin configurar',
  noBackup: 'Ninguna todavía',
  backupFailed: 'La última copia de seguridad falló',
  backupLate: 'Ninguna en las últimas 26 horas',
  lastBackup: (at, timeZone) => `Última: ${formatMoment(at, new Date(), timeZone)}`,
  running: 'Todo funciona',
  notRunning: 'Algo falló',
} satisfies Translated<typeof english>;
