import type { Email } from '../base/deps.ts';
import type { Backups } from './stored-backups.ts';

export type Warning = 'failed' | 'late' | 'drillFailed' | 'unproven';

/** Returns the mail to an owner about backups. */
export function warningEmail(
  warning: Warning,
  recipient: string,
  { backups, timeZone }: { backups: Backups; timeZone: string },
): Email {
  const { failure, drillFailure, last, proven } = backups;
  const reason = (warning === 'drillFailed' ? drillFailure : failure)?.reason ?? '';
  const before = warning === 'unproven' ? proven : last;
  return {
    recipient,
    letter: ({ office, dates }) => {
      const day = before ? dates.formatDate(before.at, timeZone) : undefined;
      return office.backup[warning](reason, day);
    },
  };
}
