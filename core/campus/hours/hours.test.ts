import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHours, formatMinute, parseHours, sayHours } from './hours-text.ts';
import { coversMinute, isOnDuty, nextTurn, type Span } from './hours.ts';
import { DAYS, nextAtMinute, WEEK_MINUTES } from './wall-clock.ts';
import { readHours } from './written-hours.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const hoursOf = (text: string): readonly Span[] => {
  const hours = readHours(text);
  if (!hours) throw new Error(`'${text}' was not read`);
  return hours;
};

/** Zones with changes at night, at midnight, of half an hour, by day, far ahead, and none. */
const ZONES = [
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
];

const spans = fc.array(
  fc.record({
    days: fc.subarray([...DAYS], { minLength: 1 }),
    from: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    to: fc.integer({ min: 0, max: 24 * 60 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2037, 11) });

/** Writes out the naive model: each minute of the week is on duty or not, one by one. */
function minutesOf(hours: readonly Span[]): readonly boolean[] {
  const week = Array<boolean>(WEEK_MINUTES).fill(hours.length === 0);
  for (const { days, from, to } of hours) {
    for (const day of days) {
      let minute = from;
      let passed = 0;
      do {
        week[(DAYS.indexOf(day) * 24 * 60 + from + passed) % WEEK_MINUTES] = true;
        minute = (minute + 1) % (24 * 60);
        passed += 1;
      } while (minute !== to % (24 * 60));
    }
  }
  return week;
}

/** Returns the minute of the week by Temporal, which shares no code with the tested function. */
function minuteAt(at: number, zone: string): number {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return ((there.dayOfWeek - 1) * 24 + there.hour) * 60 + there.minute;
}

/** Finds the first minute after an instant that is not as that of the instant. */
function turnByMinutes(
  hours: readonly Span[],
  at: number,
  zone: string,
  days: number,
): number | undefined {
  const week = minutesOf(hours);
  const isOn = week[minuteAt(at, zone)];
  const start = at - (at % MINUTE) + MINUTE;
  for (let next = start; next < at + days * DAY; next += MINUTE) {
    if (week[minuteAt(next, zone)] !== isOn) return next;
  }
  return undefined;
}

/** Instants around the changes of the clocks of a zone in some years. */
const changes = fc
  .record({ zone: fc.constantFrom(...ZONES), year: fc.integer({ min: 2005, max: 2030 }) })
  .chain(({ zone, year }) => {
    const found: number[] = [];
    let next = Temporal.Instant.fromEpochMilliseconds(Date.UTC(year, 0))
      .toZonedDateTimeISO(zone)
      .getTimeZoneTransition('next');
    while (next && next.year === year) {
      found.push(next.epochMilliseconds);
      next = next.getTimeZoneTransition('next');
    }
    return fc.record({
      zone: fc.constant(zone),
      at: fc
        .constantFrom(...found, Date.UTC(year, 5))
        .chain((change) => fc.integer({ min: -DAY, max: DAY }).map((apart) => change + apart)),
    });
  });

// AREAS-4
describe('the duty by the hours', () => {
  test('agrees with a plain model in any week and time zone', () => {
    fc.assert(
      fc.property(spans, instants, fc.constantFrom(...ZONES), (hours, at, zone) => {
        expect(isOnDuty(hours, at, zone)).toBe(minutesOf(hours)[minuteAt(at, zone)]);
      }),
      { numRuns: 500 },
    );
  });

  test('agrees with the model around every change of the clocks', () => {
    fc.assert(
      fc.property(spans, changes, (hours, { at, zone }) => {
        const week = minutesOf(hours);
        for (let next = at; next < at + 3 * 60 * MINUTE; next += 7 * MINUTE) {
          expect(isOnDuty(hours, next, zone)).toBe(week[minuteAt(next, zone)]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('changes in the very minute that the model finds, also when the clocks change', () => {
    fc.assert(
      fc.property(spans, changes, (hours, { at, zone }) => {
        const turn = nextTurn(hours, at, zone);
        const byMinutes = turnByMinutes(hours, at, zone, 2);
        if (byMinutes !== undefined) expect(turn).toBe(byMinutes);
        else expect(turn ?? Infinity).toBeGreaterThanOrEqual(at + 2 * DAY - MINUTE);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['20:00 to 08:00', '2026-11-25T19:59:59.999', false],
    ['20:00 to 08:00', '2026-11-25T20:00', true],
    ['20:00 to 08:00', '2026-11-26T07:59:59.999', true],
    ['20:00 to 08:00', '2026-11-26T08:00', false],
    ['Fri 20:00 to 08:00', '2026-11-28T07:59', true],
    ['Fri 20:00 to 08:00', '2026-11-27T07:59', false],
    ['Sun 20:00 to 08:00', '2026-11-30T03:00', true],
    ['weekends', '2026-11-29T23:59', true],
    ['weekends', '2026-11-30T00:00', false],
    ['', '2026-11-25T03:00', true],
    // The hour that comes twice is both times what the wall says.
    ['01:30 to 02:00', '2026-10-25T01:45+01:00', true],
    ['01:30 to 02:00', '2026-10-25T01:15+00:00', false],
    ['01:30 to 02:00', '2026-10-25T01:45+00:00', true],
    // The hour that the clocks skip: 02:30 summer time is the minute of 01:30 winter time.
    ['20:00 to 01:30', '2026-03-29T02:00+01:00', false],
    ['01:30 to 08:00', '2026-03-29T02:00+01:00', true],
  ])('the hours %j at %s in London are on duty: %s', (hours, time, isOn) => {
    const at = /[+]/.test(time)
      ? Date.parse(time)
      : Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/London').epochMilliseconds;
    expect(isOnDuty(hoursOf(hours), at, 'Europe/London')).toBe(isOn);
  });

  test('never changes if the hours cover the whole week', () => {
    expect(nextTurn(hoursOf('every day all day'), 0, 'UTC')).toBeUndefined();
    expect(nextTurn([], 0, 'UTC')).toBeUndefined();
  });

  test('follows the clock of the device if the device does not know the time zone', () => {
    const at = Date.UTC(2026, 0);
    expect(isOnDuty(hoursOf('weekends'), at, 'Mars/Olympus')).toBe(
      isOnDuty(hoursOf('weekends'), at, undefined),
    );
  });
});

// AREAS-15
test('an hour of the week comes within eight days in the local time of any zone', () => {
  const quarters = fc.integer({ min: 0, max: 7 * 24 * 4 - 1 }).map((quarter) => quarter * 15);
  fc.assert(
    fc.property(quarters, instants, fc.constantFrom(...ZONES), (minute, from, zone) => {
      const at = nextAtMinute(minute, from, zone);
      expect(at).toBeGreaterThanOrEqual(from);
      expect(at).toBeLessThan(from + 8 * DAY + MINUTE * 15);
      // An hour that the clocks skip comes the week after, or never.
      if (at !== from) expect(minuteAt(at, zone)).toBe(minute);
    }),
    { numRuns: 60 },
  );
});

/** Returns a time of day by the clock of 12 hours. */
const halfOf = (at: number, am: string, pm: string): string => {
  const hour = Math.floor(at / 60) % 12 || 12;
  const minutes = at % 60 === 0 ? '' : `:${at % 60}`;
  return `${hour}${minutes}${at < 720 ? am : pm}`;
};

// AREAS-3, AREAS-19, AREAS-20
describe('hours as people write them', () => {
  test.each([
    ['20:00 to 08:00, weekends', 'every day 20:00 to 08:00, Sat and Sun all day'],
    ['7 PM to 7 AM and weekends', 'every day 19:00 to 07:00, Sat and Sun all day'],
    ['weekdays 4:30 PM to 7:30 AM and weekends', 'Mon to Fri 16:30 to 07:30, Sat and Sun all day'],
    ['9am to 5pm on Fridays and weekends', 'Fri to Sun 09:00 to 17:00'],
    ['  ', ''],
    ['Mo 9:00 to 17:00', 'Mon 09:00 to 17:00'],
    ['Mon-Fri 9am-5pm', 'Mon to Fri 09:00 to 17:00'],
    ['Mon–Fri 20.00 – 8.00; Sat and Sun', 'Mon to Fri 20:00 to 08:00, Sat and Sun all day'],
    ['weekdays from 5 p.m. until midnight', 'Mon to Fri 17:00 to 00:00'],
    ['Mondays and Wednesdays 2000 to 0800', 'Mon and Wed 20:00 to 08:00'],
    ['8:30 pm till noon on Thu to Sat', 'Thu to Sat 20:30 to 12:00'],
    ['Fri to Mon 18:00 to 06:00', 'Mon and Fri and Sat and Sun 18:00 to 06:00'],
    ['daily 00:00 to 24:00', 'every day all day'],
    ['Tues 12 am to 12 pm', 'Tue 00:00 to 12:00'],
    ['24/7', 'every day all day'],
    ['24h', 'every day all day'],
    ['24 hrs', 'every day all day'],
    ['24 hours a day, 7 days a week', 'every day all day'],
    ['Sat 24 hours', 'Sat all day'],
    ['M-F 9am-5pm', 'Mon to Fri 09:00 to 17:00'],
    ['Sa-Su', 'Sat and Sun all day'],
    ['17-9', 'every day 17:00 to 09:00'],
    ['weekdays 0 to 8', 'Mon to Fri 00:00 to 08:00'],
    [
      'Mon–Thu 5 PM–8 AM; Fri 5 PM–Mon 8 AM',
      'Mon to Thu 17:00 to 08:00, Fri 17:00 to 24:00, Sat all day, Sun all day, Mon 00:00 to 08:00',
    ],
    ['Fri 5 pm to Sat 8 am', 'Fri 17:00 to 24:00, Sat 00:00 to 08:00'],
    ['Sat 6 pm to Mon 12 am', 'Sat 18:00 to 24:00, Sun all day'],
    ['08:00 to 08:00', 'every day 08:00 to 08:00'],
    ['11:00 to 10:00', 'every day 11:00 to 10:00'],
    ['Mon, Wed 18:00 to 23:59', 'Mon and Wed 18:00 to 23:59'],
    ['M, W and F 18:00 to 20:00', 'Mon and Wed and Fri 18:00 to 20:00'],
    ['M/W/F 8am-5pm', 'Mon and Wed and Fri 08:00 to 17:00'],
    ['MWF 8am-5pm; TTh 9am-5pm', 'Mon and Wed and Fri 08:00 to 17:00, Tue and Thu 09:00 to 17:00'],
    ['M-Th 8am-5pm', 'Mon to Thu 08:00 to 17:00'],
    ['Tue to Sun, 6pm until midnight', 'Tue to Sun 18:00 to 00:00'],
    ['Daily, 7 a.m. - 11 p.m.', 'every day 07:00 to 23:00'],
    ['8:00 AM - 5:00 PM, Monday - Friday', 'Mon to Fri 08:00 to 17:00'],
    ['8:00am-4:30pm Mon-Fri', 'Mon to Fri 08:00 to 16:30'],
    ['Mon-Fri: 8am-5pm, Sat: 9am-noon', 'Mon to Fri 08:00 to 17:00, Sat 09:00 to 12:00'],
    ['Mon-Fri 8am-noon, 1-5pm', 'Mon to Fri 08:00 to 12:00, Mon to Fri 13:00 to 17:00'],
    ['M-F 9-5pm', 'Mon to Fri 09:00 to 17:00'],
    ['7-11pm', 'every day 19:00 to 23:00'],
    ['7:30-11pm', 'every day 19:30 to 23:00'],
    ['10-2am', 'every day 22:00 to 02:00'],
    ['12-8pm', 'every day 12:00 to 20:00'],
    ['8-noon', 'every day 08:00 to 12:00'],
    ['8 to midnight', 'every day 20:00 to 00:00'],
    ['9am-5', 'every day 09:00 to 17:00'],
    ['9am to 5:30', 'every day 09:00 to 17:30'],
    ['weeknights 7p-7a', 'Mon to Fri 19:00 to 07:00'],
    ['5p - 8a', 'every day 17:00 to 08:00'],
    ['nightly 8pm to 8am', 'every day 20:00 to 08:00'],
    ['Sun–Thu nights 8pm–8am', 'Mon and Tue and Wed and Thu and Sun 20:00 to 08:00'],
    ['noon to midnight', 'every day 12:00 to 00:00'],
    ['12 noon to 5pm', 'every day 12:00 to 17:00'],
    ['1700 hrs - 0800 hrs', 'every day 17:00 to 08:00'],
    ['seven days a week, 8am to 10pm', 'every day 08:00 to 22:00'],
    ['24/7/365', 'every day all day'],
    [
      '5 PM Friday to 8 AM Monday',
      'Fri 17:00 to 24:00, Sat all day, Sun all day, Mon 00:00 to 08:00',
    ],
    [
      'Mon–Thu 5 PM–8 AM, Fri 5 PM–Sat 8 AM',
      'Mon to Thu 17:00 to 08:00, Fri 17:00 to 24:00, Sat 00:00 to 08:00',
    ],
  ])('%j is read as %j', (written, words) => {
    expect(formatHours(hoursOf(written))).toBe(words);
    expect(hoursOf(words)).toEqual(hoursOf(written));
    expect(parseHours(words)).toEqual(hoursOf(written));
  });

  test.each([
    'nights',
    '8 to 5',
    '20:00',
    '20:00 to',
    '25:00 to 08:00',
    '08:60 to 09:00',
    '24:00 to 08:00',
    '13 pm to 5 pm',
    'Mon 20:00 to 08:00 to 09:00',
    'T 9:00 to 17:00',
    'Sat, S',
    'M-F 9-5',
    '9 to 12',
    'Mon 9am to Fri 5pm',
    'Fri 5 pm to Fri 8 am',
    'Sat noon to Mon midnight',
    'Mon to 9:00',
    'all day 9:00 to 17:00',
    'Sat; Mon 9:00 to 17:00',
    '9:00 to 5:00',
    '10:00 to 6:00',
    'weekends all day, 20:00 to 08:00',
    '8am to 12pm, Mon 1pm to 5pm',
    'weekend nights 8pm to 8am',
    'MF 8am to 5pm',
    'weekends, Mon to Fri 20:00 to 08:00',
    '9:00 to 17:00,,',
    'Mon to Wed to Fri',
    '١٠:٠٠ to 12:00',
  ])('%j cannot be read', (written) => {
    expect(readHours(written)).toBeUndefined();
    expect(parseHours(written)).toBeUndefined();
  });

  test('are not read if they have more spans than anybody needs', () => {
    expect(readHours(Array(21).fill('Mon all day').join(','))).toBeUndefined();
  });

  test('mean the same after they are written out and read again', () => {
    const everyMinute = Array.from({ length: WEEK_MINUTES }, (_, minute) => minute);
    fc.assert(
      fc.property(spans, (hours) => {
        const again = hoursOf(formatHours(hours));
        expect(parseHours(formatHours(hours))).toEqual(again);
        const apart = everyMinute.find(
          (minute) => coversMinute(again, minute) !== coversMinute(hours, minute),
        );
        expect(apart).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test('mean the same in every way that people write them', () => {
    const day = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);
    const minute = fc.integer({ min: 0, max: 47 }).map((half) => half * 30);
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const times = [
      (at: number) => halfOf(at, 'am', 'pm'),
      (at: number) => halfOf(at, ' A.M.', ' P.M.'),
      (at: number) => halfOf(at, 'a', 'p'),
      (at: number) =>
        `${String(Math.floor(at / 60)).padStart(2, '0')}${String(at % 60).padStart(2, '0')}`,
    ];
    const orders = [
      (days: string, hours: string) => `${days} ${hours}`,
      (days: string, hours: string) => `${days}: ${hours}`,
      (days: string, hours: string) => `${days}, ${hours}`,
      (days: string, hours: string) => `${hours} ${days}`,
      (days: string, hours: string) => `from ${hours} on ${days}`,
    ];
    const links = ['-', ' – ', ' to ', ' until ', ' thru '];
    const dayName = fc.constantFrom<(name: string) => string>(
      (name) => name,
      (name) => name.slice(0, 3),
      (name) => name.slice(0, 2).toUpperCase(),
    );
    const written = fc.tuple(
      fc.tuple(day, day),
      fc.tuple(minute, minute),
      fc.tuple(fc.constantFrom(...times), fc.constantFrom(...links), fc.constantFrom(...links)),
      fc.tuple(fc.constantFrom(...orders), dayName),
    );
    fc.assert(
      fc.property(written, ([[first, last], [from, to], [time, link, other], [order, name]]) => {
        const length = ((last - first + 7) % 7) + 1;
        const days = Array.from({ length }, (_, at) => DAYS[(first + at) % 7]);
        const [begin = '', end = ''] = [names[first], names[last]].map((one = '') => name(one));
        const text = order(
          first === last ? begin : `${begin}${link}${end}`,
          `${time(from)}${other}${time(to)}`,
        );
        expect([text, readHours(text)]).toEqual([
          text,
          [{ days: DAYS.filter((one) => days.includes(one)), from, to }],
        ]);
      }),
      { numRuns: 500 },
    );
  });

  test('are either read or refused, whatever somebody types', () => {
    const piece = fc.constantFrom(
      'Mon',
      'fri',
      ' to ',
      '-',
      '20:00',
      '8am',
      ',',
      ' and ',
      'x',
      ' ',
      'all day',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((some) => some.join(' ')),
        ),
        (typed) => {
          const hours = readHours(typed);
          return (
            hours === undefined || formatHours(hoursOf(formatHours(hours))) === formatHours(hours)
          );
        },
      ),
    );
    expect(readHours('Mon Mon')).toBeUndefined();
  });
});

// AREAS-21
test.each([
  ['every day 20:00 to 08:00, Sat and Sun all day', 'every day 8 pm to 8 am, Sat and Sun all day'],
  ['Mon to Fri 00:00 to 12:00', 'Mon to Fri 12 am to 12 pm'],
  ['Fri 17:30 to 00:00', 'Fri 5:30 pm to 12 am'],
  ['every day all day', '24 hours a day'],
])('%s is shown as %s, which reads back the same', (stored, shown) => {
  expect(sayHours(stored)).toBe(shown);
  expect(formatHours(hoursOf(shown))).toBe(stored);
});

test('a time of day is shown as people say it', () => {
  expect([0, 485, 720, 1200].map(formatMinute)).toEqual(['12 am', '8:05 am', '12 pm', '8 pm']);
});
