import { LOCALE } from '#core/base/locale.ts';
import { dayAndTime } from '../base/moment.ts';

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
  if (every < HOUR) return every === MINUTE ? 'every minute' : `every ${every / MINUTE} minutes`;
  return every === HOUR ? 'every hour' : `every ${every / HOUR} hours`;
}

/** The words about the state of the server. */
export const operationsMessages = {
  loadFailed: 'Operations did not load.',
  refresh: 'Refresh',
  asOf: (at: string, timeZone: string) => `As of ${dayAndTime(at, timeZone)}`,
  server: 'Server',
  release: 'Version',
  since: 'Running since',
  moment: dayAndTime,
  database: 'Database',
  size: 'Size',
  bytes: formatBytes,
  damage: 'Damage',
  damaged: (found: string) => `Restore the newest good backup. The check found: ${found}`,
  connections: 'Connections',
  connectionsOf: (open: number, idle: number, wanted: number) =>
    `${open} open, ${idle} idle, ${wanted} waiting`,
  disk: 'Free disk space',
  diskOf: (free: number, size: number) => `${formatBytes(free)} of ${formatBytes(size)}`,
  noDisk: 'Unknown: DATA_DIR is not a folder here',
  sending: 'Waiting to be sent',
  sendingText: 'Emails are retried for one day, escalations for three.',
  mail: 'Emails',
  notifications: 'Escalations',
  nothingWaits: 'None waiting',
  waits: (count: number, since: string) =>
    `${count} waiting${count === 1 ? '' : ', the oldest'} since ${since}`,
  givenUp: (count: number) => `${count} not delivered`,
  asFiles: 'Emails are saved as files: SMTP_URL is not set',
  inClear: 'Emails, even password links, may be sent unencrypted: SMTP_URL says tls=optional',
  jobs: 'Scheduled jobs',
  jobsText: 'Last run, and how often.',
  job: (name: string) => (JOB_NAMES as Readonly<Record<string, string>>)[name] ?? name,
  notYet: (every: number) => `Not run yet, ${formatEvery(every)}`,
  ended: (at: string, every: number) => `${at}, ${formatEvery(every)}`,
  failed: 'Failed: see the log',
} as const;

export const JOB_NAMES = {
  accounts: 'Session cleanup',
  backups: 'Daily backup',
  check: 'Damage check',
  notifications: 'Notification cleanup',
  owners: 'Emails to owners',
  unread: 'Correction reminders',
  pictures: 'Image cleanup',
  refusals: 'Refused requests',
  reminders: 'Review reminders',
  terms: 'Data cleanup',
  trail: 'Activity log cleanup',
  rota: 'Duty calendars',
  duty: 'Duty messages',
  'past duty': 'Duty cleanup',
} as const;
