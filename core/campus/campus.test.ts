import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactsToCall } from './callees.ts';
import type { Campus } from './setting.ts';
import type { Contact } from './contact.ts';
import { primaryContact, contactsFor, EMERGENCY, NEW_CAMPUS, telLink } from './campus.ts';
import { legalCampus, problemsInCampus } from './campus-problems.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { contactWith as contact } from '../fixtures/contacts.ts';
import { LIMITS } from '../base/limits.ts';
import { missingNumbers } from './missing-numbers.ts';

const campusWith = (members: Partial<Campus>): Campus => ({ ...NEW_CAMPUS, ...members });
const withContact = (members: Partial<Contact>) =>
  campusWith({ contacts: [contact('security', members)] });
const ids = (...asked: Parameters<typeof contactsFor>) => contactsFor(...asked).map(({ id }) => id);
const long = (length: number) => 'x'.repeat(length + 1);

// SETTINGS-3, SETTINGS-4, CONTACT-1
describe('the settings of a campus', () => {
  test.each<[string, Campus, string[]]>([
    ['on a new campus', NEW_CAMPUS, []],
    ['with a long name', campusWith({ name: long(LIMITS.campusName) }), ['name TOO_LONG']],
    [
      'without words for the emergency services',
      campusWith({ emergency: { words: ' ', number: '' } }),
      ['emergency.words REQUIRED'],
    ],
    [
      'with an emergency number that cannot be dialed',
      campusWith({ emergency: { words: '999', number: 'ask' } }),
      ['emergency.number NOT_A_NUMBER'],
    ],
    ['with a contact without a number', withContact({}), []],
    ['with an extension', withContact({ number: ' +1 (555) 010-0100 #12 ' }), []],
    [
      'with a number of one digit',
      withContact({ number: '9' }),
      ['contacts.0.number NOT_A_NUMBER'],
    ],
    ['with other digits', withContact({ number: '٠١٢٣' }), ['contacts.0.number NOT_A_NUMBER']],
    [
      'with a number within another',
      withContact({ number: '5+5' }),
      ['contacts.0.number NOT_A_NUMBER'],
    ],
    [
      'with a long number',
      withContact({ number: '1'.repeat(LIMITS.contactNumber + 1) }),
      ['contacts.0.number TOO_LONG'],
    ],
    ['with a contact without a name', withContact({ name: '' }), ['contacts.0.name REQUIRED']],
    [
      'with long words',
      withContact({ when: long(LIMITS.contactWhen) }),
      ['contacts.0.when TOO_LONG'],
    ],
    // CONTACT-9
    [
      'with words that name another contact',
      withContact({ when: 'After [[contact:security]]' }),
      ['contacts.0.when BROKEN_REFERENCE'],
    ],
    [
      'with two contacts of one id',
      campusWith({ contacts: [contact('a'), contact('b'), contact('a')] }),
      ['contacts.2.id TAKEN'],
    ],
    [
      'with a contact that has the id of the emergency services',
      campusWith({ contacts: [contact(EMERGENCY)] }),
      ['contacts.0.id TAKEN'],
    ],
    [
      'with an id that no text could name',
      campusWith({ contacts: [contact('A]')] }),
      ['contacts.0.id NOT_AN_ID'],
    ],
    [
      'with too many contacts',
      campusWith({
        contacts: Array.from({ length: LIMITS.contacts + 1 }, (_, n) => contact(`c${n}`)),
      }),
      ['contacts TOO_MANY'],
    ],
    [
      'with a long search word',
      campusWith({ synonyms: { Water: ['flood', long(LIMITS.synonym)] } }),
      ['synonyms.Water TOO_LONG'],
    ],
    [
      'with too many search words',
      campusWith({ synonyms: { Pests: Array.from({ length: 201 }, (_, n) => `mouse ${n}`) } }),
      ['synonyms.Pests TOO_MANY'],
    ],
  ])('have the right problems %s', (_, campus, expected) => {
    expect(problemsInCampus(campus).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
    expect(legalCampus(campus) === undefined).toBe(expected.length > 0);
  });

  test('are stored without blanks around them, and every word once', () => {
    const typed = campusWith({
      name: ' Ashdown ',
      contacts: [contact('a', { name: ' A ', number: ' 10 ', categories: ['Water', 'Access'] })],
      synonyms: { Fire: [' alarm', 'alarm', ' '], Water: [' '] },
    });
    const legal = legalCampus(typed);
    expect(legal).toEqual({
      ...NEW_CAMPUS,
      name: 'Ashdown',
      contacts: [contact('a', { number: '10', name: 'A', categories: ['Access', 'Water'] })],
      synonyms: { Fire: ['alarm'] },
    });
    expect(legal && legalCampus(legal)).toEqual(legal);
  });

  // CONTACT-11
  test('get the digits that an extension or letters dial; an extension needs a main number', () => {
    const desk = contact('desk', { number: 'x4411', dial: 'typed by nobody' });
    const shop = contact('shop', { number: '301-555-WORK' });
    const typed = campusWith({ main: '301 555\u20110100', contacts: [desk, shop] });
    expect(legalCampus(typed)).toMatchObject({
      main: '301 555-0100',
      contacts: [
        { number: 'x4411', dial: '3015550100;ext=4411' },
        { number: '301-555-WORK', dial: '3015559675' },
      ],
    });
    expect(problemsInCampus({ ...typed, main: '' })).toEqual([
      { field: 'contacts.0.number', code: 'NO_MAIN_NUMBER' },
    ]);
    expect(problemsInCampus({ ...typed, main: '301-555-WORK' })).toEqual([
      { field: 'main', code: 'NOT_A_NUMBER' },
    ]);
    const plain = contact('plain', { number: '10', dial: '10;ext=1' });
    expect(legalCampus(campusWith({ contacts: [plain] }))?.contacts[0]).not.toHaveProperty('dial');
  });

  test.each([
    ['with marks of direction', '\u202A+44 20 7946 0000\u202C', '+44 20 7946 0000'],
    ['with other dashes and blanks', '020\u00A07946\u20130000', '020 7946-0000'],
  ])('accept a number that was pasted %s', (_, pasted, number) => {
    expect(legalCampus(withContact({ number: pasted }))?.contacts[0]?.number).toBe(number);
  });

  test('say how many numbers are missing', () => {
    expect(missingNumbers(NEW_CAMPUS, {})).toBe(1);
    const campus = campusWith({ contacts: [contact('a'), contact('b', { number: '10' })] });
    const use = { _id: 'lift', title: 'Lift', isArchived: false };
    expect(missingNumbers(campus, { a: [use], b: [use] })).toBe(2);
    // CAMPUS-9
    expect(missingNumbers(campus, { a: [{ ...use, isArchived: true }] })).toBe(1);
    expect(missingNumbers(campus, {})).toBe(1);
  });
});

// CONTACT-4
test('a category lists its own contacts and those for all categories, in their order', () => {
  const campus = campusWith({
    contacts: [
      contact('water', { categories: ['Water'] }),
      contact('all'),
      contact('fire', { categories: ['Fire', 'Water'] }),
    ],
  });
  expect(ids(campus, 'Water')).toEqual(['water', 'all', 'fire']);
  expect(ids(campus, 'Fire')).toEqual(['all', 'fire']);
  expect(ids(campus)).toEqual(['all']);
});

// CONTACT-3
test.each([
  ['', undefined],
  ['999', 'tel:999'],
  ['+44 (0)20 7946-0000', 'tel:+442079460000'],
  ['*67 5#', 'tel:*675%23'],
])('the number %j is dialed by %s', (number, link) => {
  expect(telLink({ number })).toBe(link);
});

// CALL-2, CALL-3, CALL-9
test('everybody is listed once, and the call button calls the first who has a number', () => {
  const number = fc.constantFrom('', '999', '+44 (0)20 7946 0000', '-');
  const anyContact = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    name: fc.constant('N'),
    number,
    when: fc.constant(''),
    categories: fc.subarray<IssueCategory>(['Water', 'Fire']),
  });
  const anyCampus = fc.record({
    emergency: fc.record({ words: fc.constant('emergency services'), number }),
    contacts: fc.uniqueArray(anyContact, { selector: ({ id }) => id }),
  });
  const anyCategory = fc.option(fc.constantFrom(...ISSUE_CATEGORIES), { nil: undefined });
  fc.assert(
    fc.property(anyCampus, anyCategory, (campus, category) => {
      const callees = contactsToCall(campus, category);
      expect(callees[0]?.id).toBe(EMERGENCY);
      expect(callees.map(({ id }) => id).toSorted()).toEqual(
        [EMERGENCY, ...campus.contacts.map(({ id }) => id)].toSorted(),
      );
      const suited = contactsFor(campus, category);
      // Contacts for the category come first, and those without a number after all others.
      const ids = suited.map(({ id }) => id);
      const others = campus.contacts.filter(({ id }) => !ids.includes(id));
      const all = [...suited, ...others];
      expect(callees.slice(1)).toEqual([
        ...all.filter(telLink),
        ...all.filter((one) => telLink(one) === undefined),
      ]);
      const first = primaryContact(campus, category);
      const dialled = [...suited, ...callees.slice(0, 1)].filter(telLink);
      const isDanger = category === 'Medical' || category === 'Fire';
      const hasEmergency = telLink(campus.emergency) !== undefined;
      expect(first).toEqual(isDanger && hasEmergency ? callees[0] : dialled[0]);
    }),
  );
});
