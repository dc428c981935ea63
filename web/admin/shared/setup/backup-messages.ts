import { formatDate } from '#core/base/format.ts';
import { formatMoment } from '../../base/moment.ts';

export const backupMessages = {
  notScheduled: 'There are no daily backups. Set BACKUP_DIR on the server.',
  none: 'No backup yet',
  of: (at: string, now: Date, timeZone: string) => `Backup from ${formatMoment(at, now, timeZone)}`,
  proven: (at: string, timeZone: string) => `test restore worked ${formatDate(at, timeZone)}`,
  notProven: 'no test restore yet',
  failed: (at: string, reason: string, now: Date, timeZone: string) =>
    `The backup from ${formatMoment(at, now, timeZone)} failed: ${reason}. The server tries again every half hour.`,
  late: 'No backup in the last 26 hours.',
  drillFailed: (at: string, reason: string, timeZone: string) =>
    `The test restore failed on ${formatDate(at, timeZone)}: ${reason}.`,
  unproven: 'No test restore in 35 days. On the server, run: npm run drill',
  loadFailed: 'The backups did not load.',
} as const;
