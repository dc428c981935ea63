import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactWith } from '../fixtures/contacts.ts';
import type { Campus } from './setting.ts';
import { problemsInCampus } from './campus-problems.ts';
import { NEW_CAMPUS } from './campus.ts';
import { withPasted } from './pasted-contacts.ts';
import { pastedRows } from './pasted-rows.ts';

const NORTH = { id: 'n', name: 'North' };
const campus: Campus = {
  ...NEW_CAMPUS,
  contacts: [
    contactWith('security', { name: 'Campus Security' }),
    contactWith('porter', { name: 'Porter', number: '555 0199', when: 'At night' }),
  ],
  areas: [NORTH],
};

const paste = (text: string, on = campus) => {
  let made = 0;
  return withPasted(on, text, () => `new-${(made += 1)}`);
};

/** Returns the contacts that a text gives, with the names of their areas. */
const read = (text: string, on = campus) => {
  const pasted = paste(text, on);
  return pasted.contacts.map(({ contact, before }) => {
    const { name, number, areas = [], hours = '', when, role = '', categories } = contact;
    const names = areas.map((id) => pasted.campus.areas?.find((area) => area.id === id)?.name);
    return { name, number, areas: names, hours, when, role, categories, isNew: !before };
  });
};

const NIGHT = '20:00 to 08:00, weekends';

// AREAS-12, AREAS-17
describe('a pasted list of contacts', () => {
  test.each([
    ['a sheet', 'North phone\t555 0101\tNorth\t20:00 to 08:00, weekends\r\n'],
    ['commas', 'North phone, 555 0101, North, 20:00 to 08:00, weekends'],
    ['semicolons', 'North phone; 555 0101; North; 20:00 to 08:00, weekends'],
    ['quotes', 'North phone\t555 0101\tNorth\t"20:00 to 08:00\nweekends"'],
    ['columns with headings', 'Area\tPhone\tName\tHours\nNorth\t555 0101\tNorth phone\t' + NIGHT],
    ['empty lines', '\n\nNorth phone\t555 0101\t north \t20:00 to 08:00, weekends\n\n'],
  ])('is read from %s', (_, text) => {
    expect(read(text)).toMatchObject([
      { name: 'North phone', number: '555 0101', areas: ['North'], hours: NIGHT, isNew: true },
    ]);
    expect(paste(text).newAreas).toEqual([]);
  });

  test('is read from a page with a name and a number on each line', () => {
    expect(read('Nurse: 555 0100\nDesk – +44 (0)20 7946 0000\nMaintenance')).toMatchObject([
      { name: 'Nurse', number: '555 0100' },
      { name: 'Desk', number: '+44 (0)20 7946 0000' },
      { name: 'Maintenance', number: '' },
    ]);
  });

  // CONTACT-11
  test('keeps two whose numbers differ only in letters, and knows one by the digits of its letters', () => {
    const both = read('Desk\t301-555-WORK\nDesk\t301-555-HELP');
    expect(both.map(({ number }) => number)).toEqual(['301-555-WORK', '301-555-HELP']);
    expect(read('Desk\t301-555-WORK\nDesk\t301 555 9675')).toHaveLength(1);
  });

  test('reads the heading of every column, also with quotes over several lines', () => {
    const text =
      'Name\tNumber\tNotes\tShared role\tCategory\n' +
      'Plumber\t555 0103\t"Ask for ""Jo"".\nNot by text."\tTrades\tWater, Heating';
    expect(read(text)).toMatchObject([
      {
        name: 'Plumber',
        when: 'Ask for "Jo". Not by text.',
        role: 'Trades',
        categories: ['Heating', 'Water'],
      },
    ]);
  });

  test('adds the areas that it names, each once', () => {
    const pasted = paste('A,1234,South\nB,1235,"SOUTH, East"\nC,1236,East and North\nD,1237,all');
    expect(pasted.newAreas.map(({ name }) => name)).toEqual(['South', 'East']);
    expect(read('A,1234,South\nB,1235,"SOUTH, East"\nC,1236,East and North\nD,1237,all')).toEqual(
      [['South'], ['South', 'East'], ['East', 'North'], []].map((areas) =>
        expect.objectContaining({ areas }),
      ),
    );
    // Nobody says that these are two.
    expect(paste('A,1234,Arts and Crafts').newAreas.map(({ name }) => name)).toEqual([
      'Arts and Crafts',
    ]);
  });

  test('adds to the contacts that the campus has, and removes none of their details', () => {
    const pasted = paste('campus  security,555 0100\nPorter,555 0200');
    expect(pasted.contacts.map(({ before }) => before?.id)).toEqual(['security', 'porter']);
    expect(pasted.campus.contacts).toMatchObject([
      { id: 'security', name: 'Campus Security', number: '555 0100' },
      { id: 'porter', name: 'Porter', number: '555 0200', when: 'At night' },
    ]);
  });

  // AREAS-22
  test('merges lines of one name and number, and gives lines of one name a shared role', () => {
    const text = 'Duty phone,555 0101,North\nDuty phone,555 0101,South\nDuty phone,555 0102,East';
    expect(read(text)).toMatchObject([
      { number: '555 0101', areas: ['North', 'South'], role: 'Duty phone' },
      { number: '555 0102', areas: ['East'], role: 'Duty phone' },
    ]);
    expect(paste(text).contacts.map(({ lines }) => lines)).toEqual([[1, 2], [3]]);
    // The contact that texts name already becomes the first of them.
    expect(read('Campus Security,1234,North\nCampus Security,1235,South')).toMatchObject([
      { isNew: false, areas: ['North'] },
      { isNew: true, areas: ['South'], role: 'Campus Security' },
    ]);
  });

  // AREAS-23
  test.each([
    ['its shared role', 'Name,Number,Area,Role\nMo,1234,North,Porter\nJo,1235,South,porter'],
    ['its name next to an area', 'North porter,1234,North\nPorter (South),1235,South'],
    [
      'its name next to an area and times',
      'North porter;1234;North\nSouth porter, nights;1235;South',
    ],
  ])('knows a contact without a number by %s, and texts then name all who share it', (_, text) => {
    const on = { ...campus, contacts: [contactWith('porter', { name: 'Porter' })] };
    const once = paste(text, on);
    expect(once.contacts.map(({ before }) => before?.id)).toEqual(['porter', undefined]);
    const [first, second] = once.contacts.map(({ contact }) => contact);
    expect([first?.name, first?.number, first?.role]).toEqual([
      text.includes('Mo') ? 'Mo' : 'North porter',
      '1234',
      'Porter',
    ]);
    expect(second?.role?.toLowerCase()).toBe('porter');
    expect(paste(text, once.campus).campus).toEqual(once.campus);
  });

  // AREAS-22
  test('gives a line named like a role of the campus that role', () => {
    const porter = contactWith('porter', { name: 'Mo', number: '12', role: 'Porter' });
    expect(read('Porter,1234,North', { ...campus, contacts: [porter] })).toMatchObject([
      { name: 'Porter', role: 'Porter', isNew: true },
    ]);
  });

  // AREAS-22
  test('gives lines whose names differ only by the area the rest of the name as role', () => {
    const rows = [
      'RD on call, East,12',
      'RD on call (West),13',
      'East office,14',
      'West office,15',
    ];
    const areas = ['East', 'West', 'East', 'West'];
    const text = rows
      .map((row, at) => row.replace(/(?<=\w|\)),(?=\d)/, `;${areas[at]};`))
      .join('\n');
    expect(read(`Name;Area;Number\n${text}`)).toMatchObject([
      { name: 'RD on call, East', areas: ['East'], role: 'RD on call' },
      { name: 'RD on call (West)', areas: ['West'], role: 'RD on call' },
      { name: 'East office', role: '' },
      { name: 'West office', role: '' },
    ]);
  });

  // AREAS-23
  test.each([
    ['Campus Security', 'City desk,12\nUniversity Police dispatch,34'],
    ['Campus Security', 'Laboratory safety,12\nCampus Safety,34'],
    ['Duty manager', 'Porter,12\nHall director on call,34'],
    ['Facilities', 'Laundry,12\nMaintenance after hours,34'],
    ['Crisis line', 'Reception,12\nCounseling Center after hours,34'],
    ['Poison information', 'Pharmacy,12\nPoison Control,34'],
    ['Sexual violence support', 'Title IX office,12\nRape crisis center,34'],
  ])('fills in the number of %s from the first line with the same job', (name, text) => {
    const on = { ...campus, contacts: [contactWith('one', { name })] };
    expect(read(text, on).map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(paste(text, on).contacts[1]).toMatchObject({ contact: { id: 'one', number: '34' } });
    const numbered = { ...campus, contacts: [contactWith('one', { name, number: '99' })] };
    expect(read(text, numbered).map(({ isNew }) => isNew)).toEqual([true, true]);
  });

  test('takes hours from the column of when to call', () => {
    const text = 'Who\tNumber\tWhen to call\nDean\t12\tMon-Fri 8 AM to 5 PM\nNurse\t13\tIf unwell';
    expect(read(text)).toMatchObject([
      { hours: 'Mon-Fri 8 AM to 5 PM', when: '' },
      { hours: '', when: 'If unwell' },
    ]);
  });

  test('changes nothing when it is pasted again', () => {
    const text = `Duty,555 0101,North,${NIGHT}\nDuty,555 0102,South,${NIGHT}\nDay desk,555 0103`;
    const once = paste(text).campus;
    const again = paste(text, once);
    expect(again.campus).toEqual(once);
    expect(again.newAreas).toEqual([]);
  });

  test.each(['911', '112', '999', '000', '555 0999', '(555) 0999'])(
    'never makes a contact of the emergency number %s, nor changes one',
    (number) => {
      const on = { ...campus, emergency: { words: 'campus police', number: '555-0999' } };
      const pasted = paste(
        `Night desk,555 0101\nHelp,${number},South\nCampus Security,555 0100`,
        on,
      );
      expect(pasted.emergency).toMatchObject([{ line: 2, name: 'Help', number, areas: 'South' }]);
      expect(pasted.newAreas).toEqual([]);
      expect(pasted.campus.contacts.map(({ name }) => name)).toEqual([
        'Campus Security',
        'Porter',
        'Night desk',
      ]);
    },
  );

  test.each(['Emergency services', 'the emergency line', 'Campus  Police'])(
    'never makes a contact of %s, whatever its number',
    (name) => {
      const on = { ...campus, emergency: { words: 'campus police', number: '' } };
      const pasted = paste(`${name},555 0912`, on);
      expect(pasted.campus.contacts).toEqual(on.contacts);
      expect(pasted.emergency).toMatchObject([{ name, number: '555 0912' }]);
      expect(read('Fire department,555 0110', on)).toMatchObject([{ isNew: true }]);
    },
  );

  test('keeps what is wrong as it was written, so that it can be corrected', () => {
    const text = 'Name,Number,Hours,Parking\nNight desk,at the door,nights,Bay 4\n,555 0101';
    const { campus: after, contacts } = paste(text);
    expect(contacts.map(({ unread }) => unread)).toEqual([['Bay 4'], []]);
    expect(problemsInCampus(after)).toEqual([
      { field: 'contacts.2.number', code: 'NOT_A_NUMBER' },
      { field: 'contacts.2.hours', code: 'NOT_HOURS' },
      { field: 'contacts.3.name', code: 'REQUIRED' },
    ]);
  });

  test('loses no word of any list', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/).map((text) => `w${text}`);
    const cell = fc.array(word, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
    const line = fc.array(fc.oneof(cell, fc.constant('')), { minLength: 1, maxLength: 8 });
    const list = fc.tuple(fc.constantFrom('\t', ',', ';'), fc.array(line, { maxLength: 6 }));
    fc.assert(
      fc.property(list, ([separator, lines]) => {
        const text = lines.map((cells) => cells.join(separator)).join('\n');
        const pasted = paste(text);
        const told = JSON.stringify([pasted.contacts, pasted.newAreas]);
        const words = text.split(/[\s,;]+/).filter((one) => one !== '');
        expect(words.filter((one) => !told.includes(one))).toEqual([]);
      }),
    );
  });

  test('is read without repeated or missing contacts, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', '\t', ',', '\n', '-', '1', ' ', 'and') }),
        (text) => {
          const { campus: after, contacts } = paste(text);
          const ids = after.contacts.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(contacts.every(({ contact }) => ids.includes(contact.id))).toBe(true);
        },
      ),
    );
  });
});

// AREAS-12
test('takes an office for a name only if no other column has the names', () => {
  const [desk] = pastedRows('Desk\tPhone number\nNorth\t555 0101');
  expect(desk).toMatchObject({ name: 'North' });
  const [porter] = pastedRows('Name\tPhone number\tDesk\nPorter\t555 0101\tNorth');
  expect(porter).toMatchObject({ name: 'Porter', unread: ['North'] });
});
