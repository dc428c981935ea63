import { expect, test } from 'vitest';
import { dayAfter, dayOf, startOfDay } from '#core/base/day.ts';
import { wallClock } from '#core/campus/hours/wall-clock.ts';
import { nameIn } from '#core/rota/names.ts';
import type { NameRule } from '#core/rota/rota-schema.ts';
import { dutyAt } from '#core/rota/stretches.ts';
import { readCalendar } from './read-calendar.ts';
import { allDay, calendar, EASTERN, event, ny, ONE_SPRING } from './test-calendar.ts';

/** A time on the campus's wall; `week` counts from the Monday of the term, `night` is the day on whose evening a duty until 7 am began. */
type Wall = { day: string; weekday: string; hour: number; week: number; night: string };

type Kept = { ics: string; rule?: NameRule; who: (wall: Wall) => readonly string[] };

const WEEKLY = 'RRULE:FREQ=WEEKLY';
const [SAM, JO, ANA, LEE] = ['Sam Rivera', 'Jo Kim', 'Ana Flores', 'Lee Park'];
const BYDAY = { Mon: 'MO', Tue: 'TU', Wed: 'WE', Thu: 'TH', Fri: 'FR', Sat: 'SA', Sun: 'SU' };
const FIRST = '2026-08-24';

/** Makes a duty of one night, from 7 pm to 7 am. */
const night = (day: string, title: string, ...more: string[]) =>
  event({ start: ny(day, 19), end: ny(dayAfter(day, 1), 7), title, more });
const isNight = ({ hour }: Wall): boolean => hour >= 19 || hour < 7;
/** Returns the weekday of the evening on which a night began. */
const evening = ({ night: day }: Wall): string =>
  Object.keys(BYDAY)[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? '';
const nightly = (who: (wall: Wall) => string | undefined) => (wall: Wall) =>
  isNight(wall) ? [who(wall) ?? []].flat() : [];
const days = Array.from({ length: 112 }, (_, at) => dayAfter(FIRST, at));
const inTurn = (names: readonly string[], at: number): string => names[at % names.length] ?? '';
const weekOf = (day: string): number =>
  Math.floor((Date.parse(day) - Date.parse(FIRST)) / (7 * 86_400_000));

/** Writes UTC as a program does that knows no zones: by hand, four hours until November 1, then five. */
function utc(day: string, hour: number): string {
  const isSummer = day < '2026-11-01' || (day === '2026-11-01' && hour < 2);
  const at = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + (isSummer ? 4 : 5)) * 3_600_000);
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const SWAPPED = event({
  uid: 'swap',
  start: ny(FIRST, 19),
  end: ny('2026-08-25', 7),
  title: SAM,
  more: [WEEKLY],
});
const standsFor = (start: string, title: string, day: string, ...more: string[]) =>
  event({
    uid: 'swap',
    start,
    end: start.replace(/(\d{8})T190000/, (_all, text: string) => {
      const next = dayAfter(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`, 1);
      return `${next.replaceAll('-', '')}T070000`;
    }),
    title,
    more: [`RECURRENCE-ID;${ny(day, 19)}`, ...more],
  });

/** Twenty calendars as departments keep them, each with whom it has on duty at a time, written by hand. */
const TWENTY: Readonly<Record<string, Kept>> = {
  'three people by the week': {
    ics: calendar(
      ...[SAM, JO, ANA].map((name, at) => {
        const start = dayAfter(FIRST, 7 * at);
        const more = [`${WEEKLY};INTERVAL=3`];
        return event({ start: ny(start, 8), end: ny(dayAfter(start, 7), 8), title: name, more });
      }),
    ),
    who: ({ week, weekday, hour }) => {
      const place = weekday === 'Mon' && hour < 8 ? week - 1 : week;
      return place < 0 ? [] : [inTurn([SAM, JO, ANA], place)];
    },
  },
  'a person a weekday, whose nights end at 7 am': {
    ics: calendar(
      ...[SAM, JO, ANA, LEE, SAM, JO, ANA].map((name, at) =>
        night(dayAfter(FIRST, at), name, `${WEEKLY};BYDAY=${Object.values(BYDAY)[at]}`),
      ),
    ),
    who: nightly((wall) =>
      days.includes(wall.night)
        ? [SAM, JO, ANA, LEE, SAM, JO, ANA][Object.keys(BYDAY).indexOf(evening(wall))]
        : undefined,
    ),
  },
  'weekends in turns from Friday 5 pm to Monday 8 am, nobody else': {
    ics: calendar(
      ...[SAM, JO].map((name, at) => {
        const friday = dayAfter('2026-08-28', 7 * at);
        const more = [`${WEEKLY};INTERVAL=2`];
        return event({ start: ny(friday, 17), end: ny(dayAfter(friday, 3), 8), title: name, more });
      }),
    ),
    who: ({ week, weekday, hour }) => {
      if (weekday === 'Mon') return hour < 8 && week > 0 ? [inTurn([SAM, JO], week - 1)] : [];
      const isOn = weekday === 'Sat' || weekday === 'Sun' || (weekday === 'Fri' && hour >= 17);
      return isOn ? [inTurn([SAM, JO], week)] : [];
    },
  },
  'a split weekend: Saturday and Sunday have each their own': {
    ics: calendar(
      event({ start: ny('2026-08-29', 7), end: ny('2026-08-30', 7), title: SAM, more: [WEEKLY] }),
      event({ start: ny('2026-08-30', 7), end: ny('2026-08-31', 7), title: JO, more: [WEEKLY] }),
    ),
    who: ({ weekday, hour, week }) => {
      if (weekday === 'Sat') return hour >= 7 ? [SAM] : [];
      if (weekday === 'Sun') return [hour >= 7 ? JO : SAM];
      return weekday === 'Mon' && hour < 7 && week > 0 ? [JO] : [];
    },
  },
  'a swap as an exception of one night': {
    ics: calendar(
      SWAPPED,
      standsFor(ny('2026-10-05', 19), `${JO} (swap)`, '2026-10-05'),
      standsFor(ny('2026-11-02', 19), LEE, '2026-11-02', 'SEQUENCE:1'),
      standsFor(ny('2026-11-02', 19), ANA, '2026-11-02', 'SEQUENCE:2'),
    ),
    who: nightly((wall) => {
      if (evening(wall) !== 'Mon') return undefined;
      return { '2026-10-05': JO, '2026-11-02': ANA }[wall.night] ?? SAM;
    }),
  },
  'a night that was canceled, and one that moved to Wednesday': {
    ics: calendar(
      SWAPPED,
      standsFor(ny('2026-09-07', 19), SAM, '2026-09-07', 'STATUS:CANCELLED'),
      standsFor(ny('2026-11-04', 19), SAM, '2026-11-02'),
    ),
    who: nightly((wall) => {
      if (['2026-09-07', '2026-11-02'].includes(wall.night)) return undefined;
      return evening(wall) === 'Mon' || wall.night === '2026-11-04' ? SAM : undefined;
    }),
  },
  'all-day duty, a person a weekday': {
    ics: calendar(
      ...[SAM, JO, ANA, LEE, SAM, JO, ANA].map((name, at) =>
        event({ start: allDay(dayAfter(FIRST, at)), title: name, more: [WEEKLY] }),
      ),
    ),
    who: ({ weekday }) => [
      [SAM, JO, ANA, LEE, SAM, JO, ANA][Object.keys(BYDAY).indexOf(weekday)] ?? '',
    ],
  },
  'all-day weeks, each an event of its own': {
    ics: calendar(
      ...Array.from({ length: 16 }, (_, week) => {
        const start = dayAfter(FIRST, 7 * week);
        const end = allDay(dayAfter(start, 7));
        return event({ start: allDay(start), end, title: inTurn([SAM, JO, ANA, LEE], week) });
      }),
    ),
    who: ({ week }) => [inTurn([SAM, JO, ANA, LEE], week)],
  },
  'two a night, each with an event': {
    ics: calendar(
      night(FIRST, SAM, 'RRULE:FREQ=DAILY;INTERVAL=2'),
      night(dayAfter(FIRST, 1), JO, 'RRULE:FREQ=DAILY;INTERVAL=2'),
      night(FIRST, ANA, 'RRULE:FREQ=DAILY'),
    ),
    who: (wall) => {
      const at = days.indexOf(wall.night);
      return isNight(wall) && at >= 0 ? [inTurn([SAM, JO], at), ANA] : [];
    },
  },
  'two a night in one title': {
    ics: calendar(night(FIRST, `Duty: ${SAM} / ${JO}`, 'RRULE:FREQ=DAILY')),
    rule: { before: 'Duty: ', after: '' },
    who: (wall) => (isNight(wall) && days.includes(wall.night) ? [SAM, JO] : []),
  },
  'holidays: excluded nights, covered by events of their own': {
    ics: calendar(
      night(
        FIRST,
        SAM,
        'RRULE:FREQ=DAILY',
        `EXDATE;${ny('2026-08-01', 19)}`,
        `EXDATE;TZID=America/New_York:20261125T190000,20261126T190000`,
        'EXDATE;VALUE=DATE:20261127',
      ),
      event({ start: ny('2026-11-25', 12), end: ny('2026-11-27', 7), title: `HOLIDAY ${LEE}` }),
    ),
    rule: { before: '', after: '' },
    who: (wall) => {
      const { day, hour } = wall;
      const isHoliday =
        (day === '2026-11-25' && hour >= 12) ||
        day === '2026-11-26' ||
        (day === '2026-11-27' && hour < 7);
      // Nobody is called 'HOLIDAY Lee Park'.
      if (isHoliday || wall.night === '2026-11-27') return [];
      return isNight(wall) && days.includes(wall.night) ? [SAM] : [];
    },
  },
  'single nights in UTC': {
    ics: calendar(
      ...days.map((day, at) =>
        event({
          start: utc(day, 19),
          end: utc(dayAfter(day, 1), 7),
          title: inTurn([SAM, JO, ANA], at),
        }),
      ),
    ),
    who: nightly(({ night: day }) =>
      days.includes(day) ? inTurn([SAM, JO, ANA], days.indexOf(day)) : undefined,
    ),
  },
  'Outlook, with a zone that has a name of Windows': {
    ics: calendar(
      EASTERN,
      event({
        start: ny(FIRST, 19, 'Eastern Standard Time'),
        end: ny('2026-08-25', 7, 'Eastern Standard Time'),
        title: SAM,
        more: [`${WEEKLY};UNTIL=20261215T000000Z;BYDAY=MO,TU,WE,TH`],
      }),
    ),
    who: nightly((wall) =>
      ['Mon', 'Tue', 'Wed', 'Thu'].includes(evening(wall)) && days.includes(wall.night)
        ? SAM
        : undefined,
    ),
  },
  'Google, split by "this and following events"': {
    ics: calendar(
      ONE_SPRING,
      'X-WR-TIMEZONE:America/New_York',
      night(FIRST, SAM, 'RRULE:FREQ=DAILY;UNTIL=20261103T235959Z'),
      night('2026-11-03', JO, 'RRULE:FREQ=DAILY'),
    ),
    who: nightly(({ night: day }) => {
      if (!days.includes(day)) return undefined;
      return day < '2026-11-03' ? SAM : JO;
    }),
  },
  'Apple, without a zone, with lengths in place of ends': {
    ics: calendar(
      event({
        start: '20260824T190000',
        title: SAM,
        more: ['DURATION:PT12H', 'RRULE:FREQ=DAILY;UNTIL=20261108'],
      }),
      event({ start: '20261109T190000', title: ANA, more: ['DURATION:PT12H', 'RRULE:FREQ=DAILY'] }),
    ),
    who: nightly(({ night: day }) => {
      if (!days.includes(day)) return undefined;
      return day <= '2026-11-08' ? SAM : ANA;
    }),
  },
  'a list of dates': {
    ics: calendar(
      night(FIRST, SAM, 'RDATE;TZID=America/New_York:20260901T190000,20261101T190000'),
      night('2026-10-31', JO, 'RDATE;TZID=America/New_York:20261106T190000'),
    ),
    who: nightly(
      ({ night: day }) =>
        ({
          [FIRST]: SAM,
          '2026-09-01': SAM,
          '2026-11-01': SAM,
          '2026-10-31': JO,
          '2026-11-06': JO,
        })[day],
    ),
  },
  'three and two nights a week, counted': {
    ics: calendar(
      night(FIRST, SAM, `${WEEKLY};COUNT=30;BYDAY=MO,WE,FR;WKST=SU`),
      night('2026-08-25', JO, `${WEEKLY};BYDAY=TU,TH`),
    ),
    who: nightly((wall) => {
      if (['Tue', 'Thu'].includes(evening(wall)) && wall.night > FIRST) return JO;
      const isCounted = weekOf(wall.night) < 10 && wall.night >= FIRST;
      return isCounted && ['Mon', 'Wed', 'Fri'].includes(evening(wall)) ? SAM : undefined;
    }),
  },
  'Fridays by their place in the month': {
    ics: calendar(
      night('2026-09-04', SAM, 'RRULE:FREQ=MONTHLY;BYDAY=1FR,3FR'),
      night('2026-09-11', JO, 'RRULE:FREQ=MONTHLY;BYDAY=2FR,4FR,5FR'),
    ),
    who: nightly((wall) => {
      if (evening(wall) !== 'Fri' || wall.night < '2026-09-04') return undefined;
      const place = Math.ceil(Number(wall.night.slice(8)) / 7);
      return place === 1 || place === 3 ? SAM : JO;
    }),
  },
  'an exception for one night and all behind it': {
    ics: calendar(
      event({
        uid: 'range',
        start: ny(FIRST, 19),
        end: ny('2026-08-25', 7),
        title: SAM,
        more: ['RRULE:FREQ=DAILY'],
      }),
      event({
        uid: 'range',
        start: ny('2026-10-12', 19),
        end: ny('2026-10-13', 7),
        title: JO,
        more: [`RECURRENCE-ID;RANGE=THISANDFUTURE;${ny('2026-10-12', 19)}`],
      }),
    ),
    who: nightly(({ night: day }) => {
      if (!days.includes(day)) return undefined;
      return day < '2026-10-12' ? SAM : JO;
    }),
  },
  'words around names, other events, folded lines, and a campus in another zone than the calendar':
    {
      ics: calendar(
        event({
          start: ny(FIRST, 18, 'America/Chicago'),
          end: ny('2026-08-25', 6, 'America/Chicago'),
          title: 'North Hall\\, RA on duty: Rive\r\n ra\\, Sam \\; call first',
          more: [`${WEEKLY};BYDAY=MO`],
        }),
        event({
          start: ny('2026-08-25', 18, 'America/Chicago'),
          end: ny('2026-08-26', 6, 'America/Chicago'),
          title: 'north hall\\, ra on duty:  JO  KIM ; call first',
          more: [`${WEEKLY};BYDAY=TU`],
        }),
        event({ start: ny('2026-08-26', 19), end: ny('2026-08-26', 20), title: 'RA meeting' }),
      ),
      rule: { before: 'North Hall, RA on duty: ', after: ' ; call first' },
      who: nightly((wall) => ({ Mon: SAM, Tue: JO })[evening(wall)]),
    },
};

const ZONE = 'America/New_York';
const HOUR = 3_600_000;
const BEGIN = startOfDay(FIRST, ZONE).getTime();
const END = startOfDay('2026-12-14', ZONE).getTime();
const people = [SAM, JO, ANA, LEE].map((name) => ({ name }));

function wallAt(at: number): Wall {
  const { day: weekday, minute } = wallClock(at, ZONE);
  const day = dayOf(new Date(at), ZONE);
  const hour = Math.floor(minute / 60);
  const week = Math.floor((Date.parse(day) - Date.parse(FIRST)) / (7 * 24 * HOUR));
  return { day, weekday, hour, week, night: hour < 12 ? dayAfter(day, -1) : day };
}

const HOURS = Array.from({ length: (END - BEGIN) / HOUR }, (_, n) => {
  const at = BEGIN + HOUR / 2 + n * HOUR;
  return { at, wall: wallAt(at) };
});

test('there are twenty calendars', () => expect(Object.keys(TWENTY)).toHaveLength(20));

// ROTA-2, ROTA-3
test.each(Object.entries(TWENTY))(
  '%s: has the right name for every hour of a term',
  (_name, kept) => {
    const { ics, rule = { before: '', after: '' }, who } = kept;
    const read = readCalendar(ics, { from: BEGIN, until: END, timeZone: ZONE });
    const events = 'events' in read ? read.events : [];
    const spans = events.flatMap(({ title, ...stretch }) => {
      const name = nameIn(title, rule);
      return name === undefined ? [] : [{ ...stretch, name }];
    });
    const wrong = [];
    let count = 0;
    for (const { at, wall } of HOURS) {
      const found = dutyAt(spans, people, at).map(({ name }) => name);
      const meant = who(wall);
      count += meant.length;
      if (found.toSorted().join() !== meant.toSorted().join()) wrong.push({ wall, found, meant });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(count).toBeGreaterThan(50);
  },
);
