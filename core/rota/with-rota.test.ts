import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactWith } from '../fixtures/contacts.ts';
import { NEW_CAMPUS, primaryContact, telLink } from '../campus/campus.ts';
import type { Contact } from '../campus/contact.ts';
import { campusNow } from '../campus/duty.ts';
import { dayAfter, startOfDay } from '../base/day.ts';
import type { DutyPerson, PhoneDuty } from './phone-duty.ts';
import { withRota } from './with-rota.ts';

const ZONE = 'America/New_York';
const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns minutes since 1970 of a time on the wall in winter. */
const at = (time: string): number => Date.parse(`${time}-05:00`) / 60_000;

const NORTH = contactWith('north', {
  name: 'North duty phone',
  number: '555 0100 x4',
  dial: '5550100;ext=4',
  hours: 'every day 20:00 to 08:00',
  when: 'Anything at night.',
});
const DESK = contactWith('desk', { name: 'Front desk', number: '555 0199' });
const CONTACTS = [NORTH, DESK];
const CAMPUS = { ...NEW_CAMPUS, contacts: CONTACTS };

const NIGHT = at('2026-12-09T20:00');
const MORNING = at('2026-12-10T08:00');

const PEOPLE: DutyPerson[] = [
  ['Sam Rivera', '555 0111'],
  ['Jo Kim', 'x4411', '5550000;ext=4411'],
  ['Ana Flores', '555 0113'],
];
const [SAM, JO] = [0, 1];
type Span = [from: number, until: number, who: number];

const dutyOf = (spans: Span[], readAt: number): PhoneDuty => ({
  version: '1',
  until: NIGHT + 14 * DAY,
  people: PEOPLE,
  contacts: [{ id: 'north', readAt, spans }],
});

const given = (minute: number, spans: Span[], readAt = minute) =>
  withRota(CONTACTS, dutyOf(spans, readAt), { at: minute * 60_000, timeZone: ZONE });

const TONIGHT: Span = [NIGHT, MORNING, SAM];

// ROTA-31
describe('the person on duty', () => {
  test('takes the place of the contact, whose name and hours are shown below', () => {
    const { contacts, until } = given(NIGHT + HOUR, [TONIGHT]);
    const person: Contact = {
      id: 'north',
      name: 'Sam Rivera',
      number: '555 0111',
      note: 'North duty phone',
      when: 'On duty until 8 am. Anything at night',
      categories: [],
    };
    expect(contacts).toEqual([person, DESK]);
    expect(until).toBe(MORNING * 60_000);
  });

  test('gets the call of the button, also outside the hours of the contact', () => {
    const noon = NIGHT - 8 * HOUR;
    const { contacts } = given(noon, [[noon - HOUR, noon + HOUR, JO]]);
    const asked = { area: undefined, at: noon * 60_000, timeZone: ZONE };
    const now = campusNow({ ...CAMPUS, contacts }, asked);
    const first = primaryContact({ ...CAMPUS, now }, 'Water');
    expect(first).toMatchObject({ name: 'Jo Kim', dial: '5550000;ext=4411' });
  });

  test('is on duty until the last of several spans in a row', () => {
    const { contacts } = given(NIGHT, [TONIGHT, [MORNING, MORNING + 2 * DAY, SAM]]);
    expect(contacts[0]?.when).toBe('On duty until Sat 8 am. Anything at night');
    const far = given(NIGHT, [TONIGHT, [MORNING, MORNING + 8 * DAY, SAM]]);
    expect(far.contacts[0]?.when).toBe('On duty. Anything at night');
  });

  test('may be two people, each with a number, in order of their start', () => {
    const { contacts } = given(NIGHT, [TONIGHT, [NIGHT, MORNING, JO], TONIGHT]);
    const shown = contacts.map(({ id, name, number }) => [id, name, number]);
    expect(shown).toEqual([
      ['north', 'Sam Rivera', '555 0111'],
      ['north.2', 'Jo Kim', 'x4411'],
      ['desk', 'Front desk', '555 0199'],
    ]);
  });
});

// ROTA-32
describe('the contact stays unchanged', () => {
  test('if nobody is in the calendar, and says so', () => {
    const { contacts, until } = given(MORNING, [TONIGHT]);
    expect(contacts[0]).toEqual({
      ...NORTH,
      when: 'Nobody is in the calendar now. Anything at night',
    });
    expect(until).toBe((MORNING + DAY) * 60_000);
  });

  test('after seven days without a reading; its age is shown from the first day on', () => {
    const long: Span = [NIGHT, NIGHT + 14 * DAY, SAM];
    const shown = [0, 1, 3, 6, 7].map((days) => {
      const [first] = given(NIGHT + days * DAY, [long], NIGHT).contacts;
      return [first?.number, first?.when.replace('. Anything at night', '')];
    });
    expect(shown).toEqual([
      ['555 0111', 'On duty'],
      ['555 0111', 'On duty. Calendar read 1 day ago'],
      ['555 0111', 'On duty. Calendar read 3 days ago'],
      ['555 0111', 'On duty. Calendar read 6 days ago'],
      ['555 0100 x4', 'Calendar read 7 days ago'],
    ]);
  });

  test('after the time that the phone knows, without a word about a gap', () => {
    const now = { at: (NIGHT + DAY) * 60_000, timeZone: ZONE };
    const duty = { ...dutyOf([TONIGHT], NIGHT), until: NIGHT + DAY };
    const [first] = withRota(CONTACTS, duty, now).contacts;
    expect(first?.when).toBe('Calendar read 1 day ago. Anything at night');
  });

  test('if it has no calendar; a calendar of a removed contact names nobody', () => {
    const duty = dutyOf([TONIGHT], NIGHT);
    const now = { at: NIGHT * 60_000, timeZone: ZONE };
    const { contacts, until } = withRota([DESK], duty, now);
    expect(contacts).toEqual([DESK]);
    expect(until).toBe(Infinity);
  });
});

const span = fc
  .record({ from: fc.nat(14 * 48), length: fc.integer({ min: 1, max: 96 }), who: fc.nat(2) })
  .map(({ from, length, who }): Span => {
    const start = NIGHT + from * 30;
    return [start, start + length * 30, who];
  });

const named = (minute: number, spans: Span[]) =>
  new Set(
    given(minute, spans, NIGHT)
      .contacts.slice(0, -1)
      .map(({ name, number }) => `${name} ${number}`),
  );

// ROTA-31, ROTA-32
test('exactly the people on duty can be called, and nothing changes before the time announced', () => {
  const instant = fc.integer({ min: NIGHT, max: NIGHT + 7 * DAY - 1 });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), instant, fc.nat(99), (spans, now, share) => {
      const on = spans.filter(([from, until]) => from <= now && now < until);
      const expected = new Set(on.map(([, , who]) => PEOPLE[who]?.slice(0, 2).join(' ') ?? ''));
      const fixed = [`${NORTH.name} ${NORTH.number}`];
      expect(named(now, spans)).toEqual(new Set(expected.size > 0 ? expected : fixed));
      const { contacts, until } = given(now, spans, NIGHT);
      expect(until).toBeGreaterThan(now * 60_000);
      expect(contacts.every((contact) => telLink(contact) !== undefined)).toBe(true);
      const later = now + Math.floor(((until / 60_000 - now) * share) / 100);
      expect(named(later, spans)).toEqual(named(now, spans));
    }),
  );
});

const hourOn = (instant: number, timeZone: string): [hour: number, minute: number] => {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', format)
    .format(instant)
    .split(':')
    .map(Number);
  return [hour, minute];
};

/** Returns the minute since 1970 at which the wall shows an hour of a day, behind any change of clocks at night. */
function minuteOf(day: string, hour: number, timeZone: string): number {
  const guess = startOfDay(day, timeZone).getTime() / 60_000 + hour * HOUR;
  const [shown, minute] = hourOn(guess * 60_000, timeZone);
  return guess + (hour - shown) * HOUR - minute;
}

// ROTA-31
test.each([
  ['America/New_York', '2026-10-28'],
  ['America/New_York', '2027-03-10'],
  ['Europe/London', '2027-03-24'],
  ['Australia/Lord_Howe', '2027-03-31'],
  ['Asia/Kolkata', '2026-12-29'],
])(
  'each half hour of seven nights in %s from %s on has the person of its night',
  (timeZone, first) => {
    const days = Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
    const spans = days.map((day, index): Span => {
      return [minuteOf(day, 20, timeZone), minuteOf(dayAfter(day, 1), 8, timeZone), index];
    });
    const people = days.map((day): [string, string] => [`Night of ${day}`, '555 0100']);
    const [[readAt] = [0]] = spans;
    const contacts = [{ id: 'north', readAt, spans }];
    const duty = { version: '1', until: readAt + 14 * DAY, people, contacts };
    const shownAt = (minute: number) =>
      withRota(CONTACTS, duty, { at: minute * 60_000, timeZone }).contacts[0];
    for (const [from, until, who] of spans) {
      for (let now = from; now < until; now += 30) {
        expect(shownAt(now)?.name).toBe(people[who]?.[0]);
        expect(shownAt(now)?.when).toContain('On duty until 8 am');
      }
      expect(hourOn(from * 60_000, timeZone)).toEqual([20, 0]);
      expect(shownAt(until)?.name).toBe(NORTH.name);
    }
  },
);
