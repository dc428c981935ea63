import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { contactWith as contact } from '../fixtures/contacts.ts';
import type { Campus } from './setting.ts';
import type { Contact } from './contact.ts';
import { NEW_CAMPUS, primaryContact } from './campus.ts';
import { plainText } from './contact-refs.ts';
import { contactsToCall } from './callees.ts';
import { textsOnPaper } from './duty-on-paper.ts';
import { campusNow, variesByDuty } from './duty.ts';

const AREAS = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
];
const NIGHTS = 'every day 20:00 to 08:00';
const phone = (id: string, members: Partial<Contact> = {}): Contact =>
  contact(id, { name: `${id} phone`, number: `555 ${id.length}00`, ...members });

const NORTH = phone('north', { areas: ['north'], hours: NIGHTS, role: 'Duty phone' });
const SOUTH = phone('south', { areas: ['south'], hours: NIGHTS, role: 'duty phone' });
const DESK = phone('desk', { hours: 'Mon to Fri 08:00 to 20:00', when: 'Keys and parcels.' });

const CAMPUS: Campus = {
  ...NEW_CAMPUS,
  emergency: { words: 'emergency services', number: '999' },
  contacts: [NORTH, SOUTH, DESK],
  areas: AREAS,
};

const at = (time: string): number => Date.parse(`2026-11-${time}Z`);
/** Wednesday at three in the morning, and at noon. */
const NIGHT = at('25T03:00');
const NOON = at('25T12:00');

const now = (area: string | undefined, instant: number, members: Partial<Campus> = {}) =>
  campusNow({ ...CAMPUS, ...members }, { area, at: instant, timeZone: 'Europe/London' });

/** Returns the campus with its calls, as a phone has it. */
const here = (...asked: Parameters<typeof now>) => ({
  ...CAMPUS,
  ...asked[2],
  now: now(...asked),
});

const first = (...asked: Parameters<typeof now>) => {
  const { name, why } = primaryContact(here(...asked), 'Water') ?? {};
  return [name, why];
};

// AREAS-5
describe('the first call', () => {
  test.each([
    ['the contact on duty in the area', 'north', NIGHT, {}, 'north phone', undefined],
    ['the contact on duty in the other area', 'south', NIGHT, {}, 'south phone', undefined],
    ['the contact on duty by day', 'north', NOON, {}, 'desk phone', undefined],
    [
      'the contact on duty elsewhere if nobody is on duty here',
      'north',
      NIGHT,
      { contacts: [phone('north', { areas: ['north'], hours: 'Sat and Sun all day' }), SOUTH] },
      'south phone',
      'For South. Nobody is on duty for North',
    ],
    [
      'a contact of another area if none is chosen',
      undefined,
      NIGHT,
      {},
      'north phone',
      'For North',
    ],
    [
      'a contact of another area if the chosen one was removed',
      'west',
      NIGHT,
      {},
      'north phone',
      'For North',
    ],
    [
      'the emergency services if everybody is off duty',
      'north',
      at('28T12:00'),
      {},
      'emergency services',
      'Nobody else is on duty',
    ],
    [
      'a contact off duty if the emergency services have no number',
      'north',
      at('28T12:00'),
      { emergency: NEW_CAMPUS.emergency },
      'north phone',
      'Off duty until 8 pm',
    ],
    [
      'a contact with a number rather than one on duty without',
      'north',
      NIGHT,
      { contacts: [{ ...NORTH, number: '' }, SOUTH] },
      'south phone',
      'For South. Nobody is on duty for North',
    ],
    [
      'nobody if nobody has a number',
      'north',
      NIGHT,
      {
        emergency: NEW_CAMPUS.emergency,
        contacts: [{ ...NORTH, number: '' }],
      },
      undefined,
      undefined,
    ],
  ] as const)('goes to %s', (_, area, instant, members, name, why) => {
    expect(first(area, instant, members)).toEqual([name, why]);
  });

  test('goes to the emergency services in danger to life, no matter who is on duty', () => {
    for (const category of ['Medical', 'Fire'] as const) {
      const called = primaryContact(here('north', NIGHT), category);
      expect(called).toMatchObject({ name: 'emergency services', number: '999' });
      expect(called?.why).toBeUndefined();
    }
  });

  test('changes on the hour, after midnight too', () => {
    const before = here('north', at('24T19:59'));
    expect(primaryContact(before, 'Water')?.id).toBe('desk');
    expect(before.now.until).toBe(at('24T20:00'));
    const after = here('north', before.now.until);
    expect(primaryContact(after, 'Water')?.id).toBe('north');
    expect(after.now.until).toBe(at('25T08:00'));
  });
});

// AREAS-5
test('everybody is listed, those off duty last and with their hours', () => {
  expect(now('south', NIGHT).contacts.map((one) => [one.id, one.now])).toEqual([
    ['south', 'For South. On duty until 8 am'],
    ['north', 'For North. On duty until 8 am'],
    ['desk', 'Off duty until 8 am. Mon to Fri 8 am to 8 pm. Keys and parcels'],
  ]);
  expect(now('south', at('27T21:00')).contacts.at(-1)).toMatchObject({
    when: 'Keys and parcels.',
    now: 'Off duty until Mon 8 am. Mon to Fri 8 am to 8 pm. Keys and parcels',
  });
});

// CALL-3
test('contacts that can be called now come first, whatever the category', () => {
  const contacts = [{ ...DESK, categories: ['Water' as const] }, NORTH];
  const ids = (instant: number) =>
    contactsToCall(here('north', instant, { contacts }), 'Water').map(({ id }) => id);
  expect(ids(NOON)).toEqual(['emergency', 'desk', 'north']);
  expect(ids(NIGHT)).toEqual(['emergency', 'north', 'desk']);
});

const meant = (...asked: Parameters<typeof now>) => {
  const { call, name, number } =
    now(...asked).texts.contacts.find(({ id }) => id === 'north') ?? {};
  return [call, name, number];
};

// AREAS-6
describe('a text that names a contact', () => {
  test('means the contact on duty here who shares its role', () => {
    expect(meant('north', NIGHT)).toEqual(['north', 'north phone', NORTH.number]);
    expect(meant('south', NIGHT)).toEqual(['south', 'south phone', SOUTH.number]);
  });

  test('says why the contact that it names is not on duty here', () => {
    expect(meant('north', NOON)[1]).toBe('north phone (off duty until 8 pm)');
    expect(meant(undefined, NIGHT)[1]).toBe('north phone (for North)');
    expect(meant('north', NIGHT, { contacts: [{ ...NORTH, number: '' }, SOUTH] })[1]).toBe(
      'south phone (for South)',
    );
    expect(meant('south', NOON, { contacts: [NORTH, DESK] })[1]).toBe(
      'north phone (for North, off duty until 8 pm)',
    );
  });

  test('means the contact itself if no other has its role, or none has a number', () => {
    expect(meant('south', NIGHT, { contacts: [NORTH, { ...SOUTH, role: 'Porter' }] })[0]).toBe(
      'north',
    );
    const noNumbers = [NORTH, SOUTH].map((one) => ({ ...one, number: '' }));
    expect(meant('south', NIGHT, { contacts: noNumbers })[0]).toBe('north');
  });
});

// AREAS-6
describe('a card that was stored days ago', () => {
  const text = '[[contact:north]]. [[contact:desk]]. [[contact:gate]].';
  const read = (...contacts: readonly Contact[]) =>
    plainText(text, now('north', NIGHT, { contacts }).cards);

  test('names the role, and no number that may be wrong by then', () => {
    expect(read(NORTH, SOUTH, DESK, phone('gate'))).toBe(
      'Duty phone (by area and hour). desk phone, 555 400. gate phone, 555 400.',
    );
  });

  test('has the number if only one contact can be called', () => {
    expect(read(NORTH, { ...SOUTH, number: '' }, DESK, phone('gate'))).toMatch(
      /^north phone, 555 500\./,
    );
    expect(read({ ...NORTH, number: '' }, SOUTH, DESK, phone('gate'))).toMatch(
      /^south phone, 555 500\./,
    );
    expect(read({ ...NORTH, number: '' }, DESK, phone('gate'))).toMatch(
      /^north phone \(number not set\)\./,
    );
  });
});

const contacts = fc
  .array(
    fc.record(
      {
        number: fc.constantFrom('', '10', '555 0100'),
        categories: fc.subarray([...ISSUE_CATEGORIES].slice(0, 3)),
        areas: fc.subarray(['north', 'south']),
        hours: fc.constantFrom(NIGHTS, 'Sat and Sun all day', 'Mon to Fri 08:00 to 20:00'),
        role: fc.constantFrom('Duty phone', 'Porter'),
      },
      { requiredKeys: ['number', 'categories'] },
    ),
    { maxLength: 6 },
  )
  .map((some) => some.map((members, index) => contact(`c${index}`, members)));
const emergency = fc.constantFrom(CAMPUS.emergency, NEW_CAMPUS.emergency);
const minutes = fc.integer({ min: 0, max: 30 * 24 * 60 }).map((minute) => NIGHT + minute * 60_000);
const areas = fc.constantFrom('north', 'south', undefined);

// AREAS-5
test('nobody is left out, and no call changes before the time that was announced', () => {
  fc.assert(
    fc.property(
      contacts,
      emergency,
      areas,
      minutes,
      fc.nat(100),
      (some, services, area, instant, part) => {
        const members = { contacts: some, emergency: services };
        const here = now(area, instant, members);
        expect(here.contacts.map(({ id }) => id).toSorted()).toEqual(some.map(({ id }) => id));
        expect(here.texts.emergency).toBe(services);
        const later = now(
          area,
          instant + Math.floor(((here.until - 1 - instant) * part) / 100),
          members,
        );
        expect(later.contacts.map(({ id }) => id)).toEqual(here.contacts.map(({ id }) => id));
        expect(later.texts.contacts.map(({ call }) => call)).toEqual(
          here.texts.contacts.map(({ call }) => call),
        );
        for (const category of ISSUE_CATEGORIES) {
          expect(later.first[category]?.id).toBe(here.first[category]?.id);
          // A category has somebody to call exactly if the campus has anybody with a number for it.
          expect(here.first[category] === undefined).toBe(
            primaryContact({ ...CAMPUS, ...members }, category) === undefined,
          );
        }
      },
    ),
  );
});

// AREAS-1
test('nothing changes on a campus without areas, hours and roles', () => {
  const plain = contacts.map((some) =>
    some.map(({ id, number, categories }) => contact(id, { number, categories })),
  );
  fc.assert(
    fc.property(plain, emergency, minutes, (some, services, instant) => {
      const campus: Campus = { ...NEW_CAMPUS, contacts: some, emergency: services };
      expect(variesByDuty(campus)).toBe(false);
      const calls = campusNow(campus, { area: undefined, at: instant, timeZone: 'UTC' });
      expect(calls.contacts).toEqual(some.map((one) => ({ ...one, now: '' })));
      for (const category of [undefined, ...ISSUE_CATEGORIES]) {
        expect(primaryContact({ ...campus, now: calls }, category)).toEqual(
          primaryContact(campus, category),
        );
      }
    }),
  );
  expect(variesByDuty(CAMPUS)).toBe(true);
});

// AREAS-11
test('a text on paper that names a role has all its numbers, with areas and hours', () => {
  const texts = textsOnPaper(CAMPUS);
  expect(plainText('Call [[contact:south]].', texts)).toBe(
    'Call duty phone, 555 500 (for South, every day 8 pm to 8 am), 555 500 (for North, every day 8 pm to 8 am).',
  );
  expect(plainText('[[contact:desk]]', texts)).toBe(
    'desk phone, 555 400 (Mon to Fri 8 am to 8 pm)',
  );
  const without = textsOnPaper({ ...CAMPUS, contacts: [phone('nurse', { number: '' })] });
  expect(plainText('[[contact:nurse]]', without)).toBe('nurse phone (number not set)');
});

// AREAS-3, AREAS-5
test('hours that this app cannot read keep nobody from being called', () => {
  const contacts = [{ ...NORTH, hours: 'at new moon' }, SOUTH];
  expect(first('north', NOON, { contacts })).toEqual(['north phone', undefined]);
  expect(now('north', NOON, { contacts }).contacts.map((one) => one.now)).toEqual([
    'For North',
    expect.stringMatching(/^For South\. Off duty until/),
  ]);
});
