import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callChanges } from './call-changes.ts';
import type { Campus } from './setting.ts';
import { NEW_CAMPUS } from './campus.ts';
import { CALL_MEMBERS } from './setting-members.ts';

const contact = (id: string, number: string) => ({
  id,
  name: `The ${id}`,
  number,
  when: '',
  categories: [],
});

const CAMPUS: Campus = {
  ...NEW_CAMPUS,
  emergency: { words: 'help', number: '999' },
  contacts: [contact('porter', '1'), contact('dean', '')],
  areas: [{ id: 'n', name: 'North' }],
};

// ACTS-2
test.each<[string, Partial<Campus>, readonly string[]]>([
  ['nothing', { name: 'Elm', synonyms: {} }, []],
  [
    'the emergency number',
    { emergency: { words: 'Help', number: '' } },
    ['Emergency number: 999, now no number', 'Name of the emergency services: help, now Help'],
  ],
  ['the main number', { main: '5' }, ['Main number: no number, now 5']],
  [
    'a name and a number',
    { contacts: [{ ...contact('porter', '2'), name: 'Desk' }, contact('dean', '')] },
    ['Name: The porter, now Desk', 'Number for Desk: 1, now 2'],
  ],
  [
    'hours',
    {
      contacts: [
        { ...contact('porter', '1'), hours: 'every day 20:00 to 08:00' },
        contact('dean', ''),
      ],
    },
    ['Hours for The porter: always, now every day 8 pm to 8 am'],
  ],
  [
    'a note',
    { contacts: [{ ...contact('porter', '1'), note: 'Call 555' }, contact('dean', '')] },
    ['Note for The porter: none, now Call 555'],
  ],
  [
    'the contacts themselves',
    { contacts: [contact('vicar', '3'), contact('dean', '')] },
    ['Removed: The porter, 1', 'Added: The vicar, 3, place 1 of 2'],
  ],
  [
    'shared roles',
    {
      contacts: [
        { ...contact('vicar', '3'), role: 'Porter', areas: ['n'] },
        { ...contact('porter', '1'), when: 'At night', categories: ['Fire'], areas: ['n'] },
        { ...contact('dean', ''), role: 'Porter' },
      ],
    },
    [
      'Added: The vicar, 3, place 1 of 3',
      'Areas for The vicar: whole campus, now North',
      'Role for The vicar: none, now Porter',
      'When to call The porter: nothing, now At night',
      'Categories for The porter: all, now Fire',
      'Areas for The porter: whole campus, now North',
      'Role for The dean: none, now Porter',
    ],
  ],
  [
    'the number that an extension goes through',
    { contacts: [{ ...contact('porter', '1'), dial: '9;ext=1' }, contact('dean', '')] },
    ['Number dialed for The porter: no number, now 9;ext=1'],
  ],
  [
    'the order of contacts',
    { contacts: CAMPUS.contacts.toReversed() },
    ['Order: The porter, The dean, now The dean, The porter'],
  ],
  ['areas', { areas: [] }, ['Areas: North, now none']],
])('names the change of %s', (_, members, lines) => {
  expect(callChanges(CAMPUS, { ...CAMPUS, ...members })).toEqual(lines);
});

const NORTH = { id: 'n', name: 'North' };
const SOUTH = { id: 's', name: 'South' };
const inBoth: Campus = {
  ...CAMPUS,
  areas: [NORTH, SOUTH],
  contacts: [
    { ...contact('porter', '1'), areas: ['n'] },
    { ...contact('dean', '2'), areas: ['s'] },
    contact('vicar', '3'),
  ],
};

// ACTS-2
test('names areas that were renamed, and the contacts that now serve another one', () => {
  const swapped = [
    { ...NORTH, name: 'South' },
    { ...SOUTH, name: 'North' },
  ];
  expect(callChanges(inBoth, { ...inBoth, areas: swapped })).toEqual([
    'Area North is now South',
    'Area South is now North',
    'Areas for The porter: North, now South',
    'Areas for The dean: South, now North',
  ]);
  const longer = [{ ...NORTH, name: 'North side' }, SOUTH];
  expect(callChanges(inBoth, { ...inBoth, areas: longer })).toEqual([
    'Area North is now North side',
  ]);
  expect(callChanges(inBoth, { ...inBoth, areas: [SOUTH, NORTH] })).toEqual([
    'Areas: North, South, now South, North',
  ]);
});

// ACTS-2, SETTINGS-5
test('names the contact that takes the place of a removed one', () => {
  const after = { ...CAMPUS, contacts: [contact('dean', '')] };
  expect(callChanges(CAMPUS, after, { porter: 'dean' })).toEqual([
    'Removed: The porter, 1; The dean takes its place',
  ]);
});

// ACTS-2, SESSION-15
test('describes every change that asks for a proof, and no other', () => {
  const number = fc.constantFrom('', '1', '2');
  const someContact = fc.record({
    id: fc.constantFrom('porter', 'dean', 'vicar'),
    name: fc.constantFrom('Porter', 'Dean'),
    number,
    when: fc.constantFrom('', 'At night'),
    categories: fc.constantFrom([], ['Fire' as const]),
  });
  const campus: fc.Arbitrary<Campus> = fc.record({
    name: fc.constantFrom('', 'Elm'),
    emergency: fc.record({ words: fc.constantFrom('help', 'aid'), number }),
    main: number,
    contacts: fc.uniqueArray(someContact, { maxLength: 3, selector: ({ id }) => id }),
    synonyms: fc.constantFrom({}, { Fire: ['blaze'] }),
    areas: fc.constantFrom([], [{ id: 'n', name: 'North' }], [{ id: 'm', name: 'North' }]),
  });
  fc.assert(
    fc.property(campus, campus, (before, after) => {
      const isOther = CALL_MEMBERS.some(
        (member) => JSON.stringify(before[member]) !== JSON.stringify(after[member]),
      );
      expect(callChanges(before, after).length > 0).toBe(isOther);
    }),
  );
});
