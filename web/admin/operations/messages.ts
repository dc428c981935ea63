import { dayAndTime } from '../base/moment.ts';

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Formats a number of bytes as '1.5 GB'; 1 GB is 1,000 MB. */
function formatBytes(bytes: number): string {
  let [value, unit] = [bytes / 1_000, 0];
  for (; value >= 1_000 && unit < UNITS.length - 1; unit += 1) value /= 1_000;
  return `${value.toLocaleString('en', { maximumSignificantDigits: 3 })} ${UNITS[unit]}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function formatEvery(every: number): string {
  if (every < HOUR) return every === MINUTE ? 'every minute' : `every ${every / MINUTE} minutes`;
  return every === HOUR ? 'every hour' : `every ${every / HOUR} hours`;
}

/** The words of how the server is. */
export const operationsMessages = {
  loadFailed: 'How the server is did not load.',
  refresh: 'Look again',
  asOf: (at: string, timeZone: string) => `As of ${dayAndTime(at, timeZone)}`,
  server: 'Server',
  release: 'Release',
  since: 'Running since',
  moment: dayAndTime,
  database: 'Database',
  size: 'Its size',
  bytes: formatBytes,
  damage: 'Damage',
  damaged: (found: string) => `Restore the newest backup that is whole. The check found: ${found}`,
  connections: 'Connections',
  connectionsOf: (open: number, idle: number, wanted: number) =>
    `${open} open, ${idle} of them idle, ${wanted} waited for`,
  disk: 'Free disk',
  diskOf: (free: number, size: number) => `${formatBytes(free)} of ${formatBytes(size)}`,
  noDisk: 'Not known: DATA_DIR is no folder here',
  sending: 'Waiting to be sent',
  sendingText: 'Mails are tried for a day, notifications of escalations for three.',
  mail: 'Mails',
  notifications: 'Notifications',
  nothingWaits: 'Nothing waits',
  waits: (count: number, since: string) =>
    `${count === 1 ? 'One waits' : `${count} wait`}, the first since ${since}`,
  givenUp: (count: number) => (count === 1 ? 'One was given up' : `${count} were given up`),
  asFiles: 'Mails are files in DATA_DIR: SMTP_URL is not set',
  inClear:
    'Mails may go unencrypted, links that set passwords among them: SMTP_URL says tls=optional',
  jobs: 'What it does by itself',
  jobsText: 'In the process that answers; each counts from its start.',
  job: (name: string) => JOB_NAMES[name] ?? name,
  notYet: (every: number) => `Not yet since the start, ${formatEvery(every)}`,
  ended: (at: string, tookMs: number, every: number) =>
    `Last ${at}, in ${tookMs.toLocaleString('en')} ms, ${formatEvery(every)}`,
  failed: 'Failed: the log says why',
} as const;

const JOB_NAMES: Readonly<Record<string, string>> = {
  accounts: 'Ends old sessions and codes',
  backups: 'Makes the backup of the day',
  check: 'Makes the daily check for damage',
  notifications: 'Forgets notifications that are done',
  owners: 'Mails owners of what was done within an hour',
  unread: 'Mails owners of urgent corrections that nobody else has read',
  pictures: 'Deletes pictures that nothing names',
  refusals: 'Writes what was refused into the trail',
  reminders: 'Mails owners of procedures to be reviewed',
  terms: 'Lets go what is beyond its term',
  trail: 'Cuts the trail after a year',
};
