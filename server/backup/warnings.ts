import { BRAND } from '#core/base/brand.ts';
import { formatUpdated } from '#core/base/format.ts';
import type { Email } from '../base/deps.ts';
import type { Backups } from './stored-backups.ts';

export type Warning = 'failed' | 'late' | 'drillFailed' | 'unproven';

type About = { backups: Backups; timeZone: string };

/** Returns the day of an instant in words, or that there was none. */
const dayIn = (at: string | undefined, timeZone: string): string =>
  at === undefined ? 'There is none yet.' : `The last one is of ${formatUpdated(at, timeZone)}.`;

const WORDS: Readonly<Record<Warning, (about: About) => { subject: string; body: string }>> = {
  failed: ({ backups: { failure, last }, timeZone }) => ({
    subject: 'The backup failed',
    body: `${BRAND.name} could not make its backup: ${failure?.reason ?? ''}.\n\n${dayIn(last?.at, timeZone)} It is tried again every half hour.`,
  }),
  late: ({ backups: { last }, timeZone }) => ({
    subject: 'The backup is late',
    body: `${BRAND.name} has made no backup for more than 26 hours. ${dayIn(last?.at, timeZone)}`,
  }),
  drillFailed: ({ backups: { drillFailure } }) => ({
    subject: 'A restore of the backup failed',
    body: `The newest backup of ${BRAND.name} could not be restored in a drill: ${drillFailure?.reason ?? ''}.\n\nUntil that is mended, do not rely on it.`,
  }),
  unproven: ({ backups: { proven }, timeZone }) => ({
    subject: 'No restore is proven',
    body: `No restore of a backup of ${BRAND.name} was proven for 35 days. ${dayIn(proven?.at, timeZone)}\n\nOn the server: npm run drill`,
  }),
};

/** Returns the mail to an owner about backups. */
export function warningEmail(warning: Warning, recipient: string, about: About): Email {
  const { subject, body } = WORDS[warning](about);
  return {
    recipient,
    subject,
    body: `${body}\n\nWhoever operates the server finds more in its log.\n`,
  };
}
