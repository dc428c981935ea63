/** '02:00' of an instant in the campus's time zone. */
const timeIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(at),
  );

/** '21 Nov'. */
const dayIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(
    new Date(at),
  );

const whenIn = (at: string, now: Date, timeZone: string): string => {
  const day = dayIn(at, timeZone);
  const isToday = day === dayIn(now.toISOString(), timeZone);
  return isToday ? timeIn(at, timeZone) : `${day}, ${timeIn(at, timeZone)}`;
};

export const backupMessages = {
  notScheduled: 'There are no daily backups. Set BACKUP_DIR on the server.',
  none: 'No backup yet',
  of: (at: string, now: Date, timeZone: string) => `Backup of ${whenIn(at, now, timeZone)}`,
  proven: (at: string, timeZone: string) => `test restore worked ${dayIn(at, timeZone)}`,
  notProven: 'no test restore yet',
  failed: (at: string, reason: string, now: Date, timeZone: string) =>
    `The backup of ${whenIn(at, now, timeZone)} failed: ${reason}. The server tries again every half hour.`,
  late: 'No backup in the last 26 hours.',
  drillFailed: (at: string, reason: string, timeZone: string) =>
    `The test restore failed on ${dayIn(at, timeZone)}: ${reason}.`,
  unproven: 'No test restore in 35 days. On the server, run: npm run drill',
  loadFailed: 'The backups did not load.',
} as const;
