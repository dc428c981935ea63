import { BRAND } from '#core/base/brand.ts';
import { formatDate } from '#core/base/format.ts';
import type { Email } from '../base/deps.ts';
import type { Backups } from './stored-backups.ts';

export type Warning = 'failed' | 'late' | 'drillFailed' | 'unproven';

type About = { backups: Backups; timeZone: string };

/** Returns the day of an instant in words, or that there was none. */
const dayIn = (at: string | undefined, timeZone: string): string =>
  at === undefined ? 'There is no backup yet.' : `The last one was on ${formatDate(at, timeZone)}.`;

const WORDS: Readonly<Record<Warning, (about: About) => { subject: string; body: string }>> = {
  failed: ({ backups: { failure, last }, timeZone }) => ({
    subject: 'The backup failed',
    body: `${BRAND.name} could not make its backup: ${failure?.reason ?? ''}.\n\n${dayIn(last?.at, timeZone)} It tries again every half hour.`,
  }),
  late: ({ backups: { last }, timeZone }) => ({
    subject: 'The backup is late',
    body: `${BRAND.name} has not made a backup for over 26 hours. ${dayIn(last?.at, timeZone)}`,
  }),
  drillFailed: ({ backups: { drillFailure } }) => ({
    subject: 'A test restore failed',
    body: `A test restore of the newest ${BRAND.name} backup failed: ${drillFailure?.reason ?? ''}.\n\nDo not rely on it until this is fixed.`,
  }),
  unproven: ({ backups: { proven }, timeZone }) => ({
    subject: 'No recent test restore',
    body: `No ${BRAND.name} backup has passed a test restore in 35 days. ${dayIn(proven?.at, timeZone)}\n\nOn the server, run: npm run drill`,
  }),
};

/** Returns the mail to an owner about backups. */
export function warningEmail(warning: Warning, recipient: string, about: About): Email {
  const { subject, body } = WORDS[warning](about);
  return {
    recipient,
    subject,
    body: `${body}\n\nThe server log has details.\n`,
  };
}
