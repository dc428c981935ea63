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
  title: 'Backups',
  text: 'Made each day by the server. A backup counts once it was restored.',
  none: 'No backup yet',
  of: (at: string, now: Date, timeZone: string) => `Backup of ${whenIn(at, now, timeZone)}`,
  proven: (at: string, timeZone: string) => `restore proven ${dayIn(at, timeZone)}`,
  notProven: 'restore not proven yet',
  failed: (at: string, reason: string, now: Date, timeZone: string) =>
    `The backup of ${whenIn(at, now, timeZone)} failed: ${reason}. It is tried again every half hour.`,
  late: 'There is no backup of the last 26 hours.',
  drillFailed: (at: string, reason: string, timeZone: string) =>
    `The backup could not be restored on ${dayIn(at, timeZone)}: ${reason}.`,
  unproven: 'No restore was proven for 35 days. On the server: npm run drill',
  loadFailed: 'What became of the backups did not load.',
} as const;
