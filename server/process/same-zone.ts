import { ZONE } from '../attendance/campus-days.ts';
import { campusClock } from '../attendance/instants.ts';
import { hasRecords, moveDays } from '../attendance/attendance.sql.ts';
import { confusing, done, type CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { canonicalZone, isTimeZone } from '../base/setting-checks.ts';
import { CannotOpen } from '../db/failures/cannot-open.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';

/** Returns a warning that days are UTC days because no time zone is set, or undefined if one is set (CAMPUS-11). */
export function warningOfZone({
  isZoneUnknown,
}: Pick<Config, 'isZoneUnknown'>): string | undefined {
  return isZoneUnknown
    ? "TIME_ZONE is not set, so days and times are in UTC. Set it to your campus's time zone, such as America/New_York, before the first record."
    : undefined;
}

/** Throws `CannotOpen` if the database has records whose days belong to another time zone (CAMPUS-10). */
export async function assertSameZone(
  { db }: Pick<Deps, 'db'>,
  { timeZone }: Pick<Config, 'timeZone'>,
): Promise<void> {
  const stored = await readSetting(db.write, ZONE);
  if (stored !== undefined && canonicalZone(stored) === canonicalZone(timeZone)) return;
  if (stored !== undefined && (await hasRecords(db.write))) {
    throw new CannotOpen(
      `TIME_ZONE is ${timeZone}, but the records are in ${stored}. Set TIME_ZONE=${stored}, or stop every server and run npm run admin -- time-zone ${timeZone} to move all records.`,
    );
  }
  await writeSetting(db.write, ZONE, timeZone);
}

/** Runs `time-zone ZONE` (CAMPUS-10). Returns undefined for any other command. */
export async function timeZoneCommand(
  [command, timeZone = '', ...more]: readonly string[],
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
): Promise<CommandResult | undefined> {
  if (command !== 'time-zone') return undefined;
  if (!isTimeZone(timeZone) || more.length > 0) {
    return confusing("'time-zone' needs an IANA name such as America/New_York.");
  }
  const moved = await audited(deps, async (tx) => {
    const count = await moveDays(tx, deps.db.dialect, campusClock(timeZone));
    await writeSetting(tx, ZONE, timeZone);
    noteAct(tx, { who: null, what: 'zone.move', subject: timeZone, count });
    return count;
  });
  const records = moved === 1 ? '1 record was' : `${moved} records were`;
  return done(
    `${records} moved to ${timeZone}. Set TIME_ZONE=${timeZone} now and start every server.`,
  );
}
