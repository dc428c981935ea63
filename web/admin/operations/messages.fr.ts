import { LOCALE } from '#core/base/locale.ts';
import type { Translated } from '#core/base/translated.ts';
import { dayAndTime } from '../base/moment.ts';
import type { JOB_NAMES as englishJobs, operationsMessages as english } from './messages.ts';

const UNITS = ['Ko', 'Mo', 'Go', 'To'] as const;

/** Formats a number of bytes as '1,5 Go'; 1 Go is 1,000 Mo. */
function formatBytes(bytes: number): string {
  let [value, unit] = [bytes / 1_000, 0];
  for (; value >= 1_000 && unit < UNITS.length - 1; unit += 1) value /= 1_000;
  return `${value.toLocaleString(LOCALE, { maximumSignificantDigits: 3 })} ${UNITS[unit]}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function formatEvery(every: number): string {
  if (every < HOUR)
    return every === MINUTE ? 'chaque minute' : `toutes les ${every / MINUTE} minutes`;
  return every === HOUR ? 'chaque heure' : `toutes les ${every / HOUR} heures`;
}

/** The words about the state of the server, in French. */
export const operationsMessages = {
  loadFailed: 'La page Fonctionnement ne s’est pas chargée.',
  refresh: 'Actualiser',
  asOf: (at, timeZone) => `État : ${dayAndTime(at, timeZone)}`,
  server: 'Serveur',
  release: 'Version',
  since: 'En marche depuis',
  moment: dayAndTime,
  database: 'Base de données',
  size: 'Taille',
  bytes: formatBytes,
  damage: 'Dommages',
  damaged: (found) =>
    `Restaurez la sauvegarde saine la plus récente. La vérification a trouvé : ${found}`,
  connections: 'Connexions',
  connectionsOf: (open, idle, wanted) =>
    `ouvertes : ${open}, inactives : ${idle}, en attente : ${wanted}`,
  disk: 'Espace disque libre',
  diskOf: (free, size) => `${formatBytes(free)} sur ${formatBytes(size)}`,
  noDisk: 'Inconnu : DATA_DIR n’est pas un dossier ici',
  sending: 'En attente d’envoi',
  sendingText:
    'L’envoi des courriels est retenté pendant un jour, celui des alertes pendant trois.',
  mail: 'Courriels',
  notifications: 'Alertes',
  nothingWaits: 'Rien en attente',
  waits: (count, since) =>
    `${count} en attente, depuis le ${since}${count === 1 ? '' : ' au plus tôt'}`,
  givenUp: (count) => `${count} ${count < 2 ? 'envoi' : 'envois'} non remis`,
  asFiles: 'Les courriels sont enregistrés dans des fichiers : SMTP_URL n’est pas définie',
  inClear:
    'Les courriels, même les liens de mot de passe, peuvent partir sans chiffrement : SMTP_URL indique tls=optional',
  jobs: 'Tâches planifiées',
  jobsText: 'Dernière exécution et fréquence.',
  job: (name) => (JOB_NAMES as Readonly<Record<string, string>>)[name] ?? name,
  notYet: (every) => `Pas encore, ${formatEvery(every)}`,
  ended: (at, every) => `${at}, ${formatEvery(every)}`,
  failed: 'Échec : voir le journal du serveur',
} satisfies Translated<typeof english>;

export const JOB_NAMES = {
  accounts: 'Nettoyage des sessions',
  backups: 'Sauvegarde quotidienne',
  check: 'Recherche de dommages',
  notifications: 'Nettoyage des notifications',
  owners: 'Courriels aux propriétaires',
  unread: 'Rappels de corrections',
  pictures: 'Nettoyage des images',
  refusals: 'Requêtes refusées',
  reminders: 'Rappels de relecture',
  terms: 'Nettoyage des données',
  trail: 'Nettoyage du journal d’activité',
  rota: 'Calendriers de garde',
  duty: 'Messages de garde',
  'past duty': 'Nettoyage des gardes',
} satisfies Translated<typeof englishJobs>;
