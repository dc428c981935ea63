import ICAL from 'ical.js';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return formats.getOrInsertComputed(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  );
}

/** Returns the ms by which the wall clock of a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1_000) * 1_000;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The offset of each day in a zone, null if the clocks change about then. It is kept since looking it up in the zone is slow. */
const ofDays = new Map<string, number | null>();

/** Returns the offset, in ms, of a wall-clock time. A time that comes twice has the first offset, and a skipped one has the offset before it (RFC 5545, 3.3.5). */
function offsetOfWall(wall: number, timeZone: string): number {
  const day = Math.floor(wall / DAY);
  const ofDay = ofDays.getOrInsertComputed(`${day} ${timeZone}`, () => {
    const before = offsetAt(day * DAY - DAY, timeZone);
    return before === offsetAt(day * DAY + 2 * DAY, timeZone) ? before : null;
  });
  if (ofDay !== null) return ofDay;
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  if (offsetAt(wall - before, timeZone) === before) return before;
  return offsetAt(wall - after, timeZone) === after ? after : before;
}

/** A zone from the machine's own tables, since zones in calendars often cover only one year. */
class OwnZone extends ICAL.Timezone {
  override utcOffset(time: ICAL.Time): number {
    const { year, month, day, hour, minute, second } = time;
    return offsetOfWall(Date.UTC(year, month - 1, day, hour, minute, second), this.tzid) / 1_000;
  }
}

function isKnown(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the name by which the machine knows a zone, or undefined if it does not know it. */
function ownName(tzid: string): string | undefined {
  // Some programs write a prefix, such as '/freeassociation.sourceforge.net/America/New_York'.
  return [tzid, /[^/]+\/[^/]+$/.exec(tzid)?.[0] ?? ''].find((name) => name !== '' && isKnown(name));
}

/** Makes the library use the machine's own tables for a zone, and returns the zone's name there. Returns undefined if the machine does not know the zone. */
export function registerZone(tzid: string): string | undefined {
  const name = ownName(tzid);
  if (name !== undefined && !(ICAL.TimezoneService.get(name) instanceof OwnZone))
    ICAL.TimezoneService.register(new OwnZone({ tzid: name }), name);
  return name;
}

/** Returns the instant, in ms since 1970, of a time in a calendar. A day begins at the campus's midnight. */
export function instantOf(time: ICAL.Time, timeZone: string): number {
  if (!time.isDate) return time.toUnixTime() * 1_000;
  const midnight = Date.UTC(time.year, time.month - 1, time.day);
  return midnight - offsetOfWall(midnight, timeZone);
}
