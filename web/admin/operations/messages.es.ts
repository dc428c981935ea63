import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import { dayAndTime } from '../base/moment.ts';
import type { JOB_NAMES as englishJobs, operationsMessages as english } from './messages.ts';

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Formats a number of bytes as '1.5 GB'; 1 GB is 1,000 MB. */
function formatBytes(bytes: number): string {
  let [value, unit] = [bytes / 1_000, 0];
  for (; value >= 1_000 && unit < UNITS.length - 1; unit += 1) value /= 1_000;
  return `${value.toLocaleString(LOCALE, { maximumSignificantDigits: 3 })} ${UNITS[unit]}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function formatEvery(every: number): string {
  if (every < HOUR) return every === MINUTE ? 'cada minuto' : `cada ${every / MINUTE} minutos`;
  return every === HOUR ? 'cada hora' : `cada ${every / HOUR} horas`;
}

/** The words about the state of the server, in Spanish. */
export const operationsMessages = {
  loadFailed: 'Funcionamiento no se cargó.',
  refresh: 'Actualizar',
  asOf: (at, timeZone) => `Datos: ${dayAndTime(at, timeZone)}`,
  server: 'Servidor',
  release: 'Versión',
  since: 'En marcha desde',
  moment: dayAndTime,
  database: 'Base de datos',
  size: 'Tamaño',
  bytes: formatBytes,
  damage: 'Daños',
  damaged: (found) =>
    `Restaura la copia de seguridad buena más reciente. La comprobación encontró: ${found}`,
  connections: 'Conexiones',
  connectionsOf: (open, idle, wanted) =>
    `abiertas: ${open}, inactivas: ${idle}, en espera: ${wanted}`,
  disk: 'Disco libre',
  diskOf: (free, size) => `${formatBytes(free)} de ${formatBytes(size)}`,
  noDisk: 'No se sabe: DATA_DIR no es aquí una carpeta',
  sending: 'En espera de envío',
  sendingText: 'Los correos se reintentan durante un día; los avisos, durante tres.',
  mail: 'Correos',
  notifications: 'Avisos',
  nothingWaits: 'Nada en espera',
  waits: (count, since) =>
    `${count} en espera${count === 1 ? ' desde' : '; el más antiguo, desde'} el ${since}`,
  givenUp: (count) => `${count} sin entregar`,
  asFiles: 'Los correos se guardan como archivos: SMTP_URL no está definido',
  inClear:
    'Los correos, incluso los enlaces de contraseña, pueden ir sin cifrar: SMTP_URL dice tls=optional',
  jobs: 'Tareas programadas',
  jobsText: 'Última vez y cada cuánto.',
  job: (name) => (JOB_NAMES as Readonly<Record<string, string>>)[name] ?? name,
  notYet: (every) => `Todavía no, ${formatEvery(every)}`,
  ended: (at, every) => `${at}, ${formatEvery(every)}`,
  failed: 'Falló: mira el registro del servidor',
} satisfies Translated<typeof english>;

export const JOB_NAMES = {
  accounts: 'Limpieza de sesiones',
  backups: 'Copia de seguridad diaria',
  check: 'Comprobación de daños',
  notifications: 'Limpieza de notificaciones',
  owners: 'Correos a los propietarios',
  unread: 'Recordatorios de correcciones',
  pictures: 'Limpieza de imágenes',
  refusals: 'Solicitudes rechazadas',
  reminders: 'Recordatorios de revisión',
  terms: 'Limpieza de datos',
  trail: 'Limpieza del historial de actividad',
  rota: 'Calendarios de guardia',
  duty: 'Mensajes de guardia',
  'past duty': 'Limpieza de guardias',
} satisfies Translated<typeof englishJobs>;
