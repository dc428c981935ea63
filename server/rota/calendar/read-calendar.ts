import ICAL from 'ical.js';
import type { CalendarProblem } from '#core/rota/calendar-problem.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Stretch } from '#core/rota/stretches.ts';
import { instantOf, registerZone } from './zones.ts';

/** An event of a calendar, once for each time that it takes place. Times are ms since 1970. */
export type CalendarEvent = Stretch & { readonly title: string };

/** A calendar that was read, or the problem. */
export type ReadCalendar =
  | { readonly events: readonly CalendarEvent[] }
  | { readonly problem: CalendarProblem };

/** The most times that a calendar may make the library count. A rule that repeats every second ends there. */
const COUNTED_TIMES = 100_000;
const TITLE_LENGTH = 200;

class TooMany extends Error {}

/** The window that is read, and how many more times may be counted. */
type Reading = Stretch & { readonly timeZone: string; left: number };

const TIMES = ['dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate'];

/** Gives the campus's time zone to each time that has none, or one that nobody knows. */
function nameZones(event: ICAL.Component, own: ReadonlySet<string>, timeZone: string): void {
  for (const property of TIMES.flatMap((name) => event.getAllProperties(name))) {
    if (property.type !== 'date-time') continue;
    const tzid = property.getFirstParameter('tzid');
    if (own.has(tzid)) continue;
    property.setParameter('tzid', registerZone(tzid ?? '') ?? registerZone(timeZone) ?? 'UTC');
  }
}

/** Removes the zones that the machine knows better, and returns the names of the others. */
function ownZones(calendar: ICAL.Component): ReadonlySet<string> {
  const own = new Set<string>();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = String(zone.getFirstPropertyValue('tzid') ?? '');
    if (registerZone(tzid) === undefined) own.add(tzid);
    else calendar.removeSubcomponent(zone);
  }
  return own;
}

/** Lets a rule run to the end of its last day, and reads a last time without a zone in the event's zone (RFC 5545, 3.3.10). */
function endRules({ component, startDate }: ICAL.Event): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    const { until } = rule;
    if (!until || startDate.isDate) continue;
    if (until.isDate) {
      const { year, month, day } = until;
      const last = { year, month, day, hour: 23, minute: 59, second: 59, isDate: false };
      rule.until = ICAL.Time.fromData(last, startDate.zone);
    } else if (until.zone === ICAL.Timezone.localTimezone) until.zone = startDate.zone;
  }
}

/** Lists the times at which an event does not take place, as instants or as days on the wall clock. */
function excludedIn({ component }: ICAL.Event): ReadonlySet<number | string> {
  const times = component
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues() as ICAL.Time[]);
  // The library would lose an excluded time that follows one which excludes nothing.
  component.removeAllProperties('exdate');
  return new Set(times.map((time) => (time.isDate ? time.toString() : time.toUnixTime())));
}

const dayOfTime = (time: ICAL.Time): string => time.toString().slice(0, 10);

const isCancelled = ({ component }: ICAL.Event): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

const titleOf = ({ component }: ICAL.Event): string =>
  String(component.getFirstPropertyValue('summary') ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, TITLE_LENGTH);

/** Returns how long an event takes by the wall clock, so that a night ends at 7 am even if the clocks change. */
function lengthOf({ startDate, endDate }: ICAL.Event): ICAL.Duration {
  const sameZone = startDate.isDate ? endDate : endDate.convertToZone(startDate.zone);
  return sameZone.subtractDate(startDate);
}

const DAY = 86_400_000;

type Taking = Pick<ICAL.Event, 'startDate' | 'endDate'>;

function within(
  { startDate, endDate }: Taking,
  event: ICAL.Event,
  { from, until, timeZone }: Reading,
): CalendarEvent[] {
  const one = { from: instantOf(startDate, timeZone), until: instantOf(endDate, timeZone) };
  const isSeen = one.until > one.from && one.until > from && one.from < until;
  return isSeen ? [{ ...one, title: titleOf(event) }] : [];
}

/** Returns the times of an event that repeats, except for those that exceptions replace. */
function repeated(event: ICAL.Event, reading: Reading): CalendarEvent[] {
  const excluded = excludedIn(event);
  endRules(event);
  const replaced = new Set(
    Object.values(event.exceptions).map((one) => one.recurrenceId.toUnixTime()),
  );
  const made: CalendarEvent[] = [];
  const length = lengthOf(event);
  const hasRanges = event.rangeExceptions.length > 0;
  // A time that ended days before the window is left out before its zone is looked up. This is not possible if an exception may move later times.
  const first = hasRanges ? -Infinity : reading.from - length.toSeconds() * 1_000 - 2 * DAY;
  const take = (start: ICAL.Time) => {
    if (Date.UTC(start.year, start.month - 1, start.day) < first) return;
    const isOut =
      excluded.has(start.toUnixTime()) ||
      excluded.has(dayOfTime(start)) ||
      replaced.has(start.toUnixTime());
    if (isOut) return;
    if (hasRanges) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(start);
      if (!isCancelled(item)) made.push(...within({ startDate, endDate }, item, reading));
      return;
    }
    const end = start.clone();
    end.addDuration(length);
    made.push(...within({ startDate: start, endDate: end }, event, reading));
  };
  // The first time counts even if only other times are listed.
  if (!event.component.hasProperty('rrule')) take(event.startDate);
  const times = event.iterator();
  for (let start = times.next(); start; start = times.next()) {
    reading.left -= 1;
    if (reading.left < 0) throw new TooMany();
    if (Date.UTC(start.year, start.month - 1, start.day) > reading.until + 2 * DAY) break;
    take(start);
  }
  return made;
}

const sequenceOf = (one: ICAL.Component): number =>
  Number(one.getFirstPropertyValue('sequence') ?? 0);

/** Returns all times of the events with one UID: those that repeat, and those that replace one of them. */
function timesOf(components: readonly ICAL.Component[], reading: Reading): CalendarEvent[] {
  const inOrder = components.toSorted((a, b) => sequenceOf(a) - sequenceOf(b));
  // If two events replace the same time, the newer one counts.
  const newest = new Map(
    inOrder.map((one) => {
      const time = (one.getFirstPropertyValue('recurrence-id') ??
        one.getFirstPropertyValue('dtstart')) as ICAL.Time;
      return [`${one.hasProperty('recurrence-id')} ${time.toUnixTime()}`, one];
    }),
  );
  const all = [...newest.values()];
  const exceptions = all.filter((one) => one.hasProperty('recurrence-id'));
  const made = exceptions.flatMap((one) => {
    const event = new ICAL.Event(one, { exceptions: [], strictExceptions: false });
    return isCancelled(event) ? [] : within(event, event, reading);
  });
  for (const one of all.filter((master) => !exceptions.includes(master))) {
    const event = new ICAL.Event(one, { exceptions, strictExceptions: false });
    if (isCancelled(event)) continue;
    made.push(...(event.isRecurring() ? repeated(event, reading) : within(event, event, reading)));
  }
  return made;
}

/** Reads the events with one UID as far as possible, and leaves them out if they make no sense. */
function readTimes(components: readonly ICAL.Component[], reading: Reading): CalendarEvent[] {
  try {
    return timesOf(components, reading);
  } catch (error) {
    if (error instanceof TooMany) throw error;
    return [];
  }
}

function calendarsIn(text: string): readonly ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, '').trim());
  const all = Array.isArray(parsed) && typeof parsed[0] !== 'string' ? parsed : [parsed];
  return all.map((one) => new ICAL.Component(one as unknown[]));
}

/** Reads the events of a calendar that take place in a window, in the order in which they begin (ROTA-2). This may take seconds, so only a separate thread may call it. */
export function readCalendar(
  text: string,
  window: Stretch & { readonly timeZone: string },
): ReadCalendar {
  if (Buffer.byteLength(text) > LIMITS.calendarBytes) return { problem: 'tooLarge' };
  let calendars: readonly ICAL.Component[];
  try {
    calendars = calendarsIn(text);
  } catch {
    return { problem: 'notCalendar' };
  }
  if (calendars.some(({ name }) => name !== 'vcalendar')) return { problem: 'notCalendar' };
  const reading = { ...window, left: COUNTED_TIMES };
  const all = calendars.map((calendar) => ({
    own: ownZones(calendar),
    events: calendar.getAllSubcomponents('vevent').filter((one) => one.hasProperty('dtstart')),
  }));
  if (all.flatMap(({ events }) => events).length > LIMITS.calendarEvents)
    return { problem: 'tooMany' };
  try {
    const made = new Map<string, CalendarEvent>();
    for (const { own, events } of all) {
      for (const event of events) nameZones(event, own, window.timeZone);
      const byUid = Map.groupBy(events, (one) => String(one.getFirstPropertyValue('uid') ?? one));
      for (const same of byUid.values())
        for (const one of readTimes(same, reading))
          made.set(`${one.from} ${one.until} ${one.title}`, one);
      if (made.size > LIMITS.calendarSpans) return { problem: 'tooMany' };
    }
    return { events: [...made.values()].sort((a, b) => a.from - b.from || a.until - b.until) };
  } catch (error) {
    if (error instanceof TooMany) return { problem: 'tooMany' };
    throw error;
  }
}
