import type { Deps } from '../base/deps.ts';
import { readSetting } from '../db/settings.ts';
import { campusClock, type CampusClock } from './instants.ts';
import { moveDay } from './attendance.sql.ts';

/** The setting that stores the time zone of the days in records. */
export const ZONE = 'time_zone';

export type CampusDays = {
  /** Returns the clock that gives a record its day. */
  clock: () => CampusClock;
  /** Moves a stored record to the days of the others, if a command moved those after its clock was read (CAMPUS-10). */
  settle: (id: Uint8Array, by: CampusClock) => Promise<void>;
};

/** Gives records the days of `timeZone`, or of another zone if the command `time-zone` runs beside this server. */
export function campusDays({ db, log }: Pick<Deps, 'db' | 'log'>, timeZone: string): CampusDays {
  let current = { zone: timeZone, clock: campusClock(timeZone) };
  return {
    clock: () => current.clock,
    settle: async (id, by) => {
      // The zone is read after the commit: if the command did not see this record, the setting has changed by now.
      const zone = (await readSetting(db.read, ZONE)) ?? timeZone;
      if (zone !== current.zone) {
        current = { zone, clock: campusClock(zone) };
        log.error({ zone }, 'days were moved to this time zone: set TIME_ZONE, start every server');
      }
      if (by !== current.clock) await moveDay(db.write, id, current.clock);
    },
  };
}
