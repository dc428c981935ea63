import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../fixtures/any-character.ts';
import { problemsInCampus } from '../../campus/campus-problems.ts';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { contactWith } from '../../fixtures/contacts.ts';
import { guessIssues } from '../guessed-issues.ts';
import { calleesNamedIn } from '../phrases/named-callees.ts';
import { offeredContacts } from './offered-contacts.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const offeredIn = (text: string, campus = BINDER_CAMPUS) =>
  offeredContacts(textBlocks(text), campus, 'key');

// IMPORT-12
test('a name with one number in ten places is one contact, and a name with two numbers is none', () => {
  const { contacts, doubtful } = offeredIn(`Lockout

${'1. Call the night porter on 555-0142.\n'.repeat(9)}2. Phone Night Porter: (555) 0142
3. Call Housing on 555-0100.
4. Call housing on 555-0199.
5. Call the locksmith on 555-0150 or 555-0151.`);
  expect(contacts).toEqual([
    {
      contact: contactWith('key-0', { name: 'Night porter', number: '555-0142' }),
      isNew: true,
      said: 10,
      isListed: false,
      isUnsure: false,
    },
  ]);
  expect([...doubtful]).toEqual(['housing', 'locksmith']);
});

// IMPORT-12
test('contacts that the campus has and the emergency services are not offered', () => {
  const campus = { ...BINDER_CAMPUS, emergency: { words: 'Campus 999', number: '555 0911' } };
  const text = `Fire

1. Call Security on 0161 555 9999.
2. Call the dispatcher on 555-0911.
3. Call emergency services on 555-0912.`;
  expect(offeredIn(text, campus)).toEqual({ contacts: [], doubtful: new Set() });
});

// IMPORT-12
test("a campus contact without a number is offered with the document's number", () => {
  const text = `Leak

1. Call the Duty Manager on 555-0101.
2. Call Facilities on 555-0102.
3. Call facilities at 555 0102.`;
  const campus = { ...BINDER_CAMPUS, contacts: BINDER_CAMPUS.contacts.slice(0, 2) };
  const [duty, facilities] = offeredIn(text, campus).contacts;
  expect(duty).toEqual({
    contact: contactWith('duty', { name: 'Duty Manager', number: '555-0101' }),
    isNew: false,
    said: 1,
    isListed: false,
    isUnsure: false,
  });
  expect(facilities).toMatchObject({ contact: { id: 'key-1' }, isNew: true, said: 2 });
});

// IMPORT-12
test('no more contacts are offered than the settings have room for', () => {
  const text = Array.from({ length: 60 }, (_, n) => `Call Desk N${n} on 555-01${n + 10}.`).join(
    '\n\n',
  );
  expect(offeredIn(text).contacts).toHaveLength(50 - BINDER_CAMPUS.contacts.length);
});

// IMPORT-5, IMPORT-12
test('an imported contact is linked everywhere it is called, and one with two numbers stays words', () => {
  const blocks = textBlocks(`Leak

1. Call the night porter on 555-0142, then wait.
2. Call the Night Porter again.
3. Call Housing on 555-0100.
4. Call Housing on 555-0199.
5. Call Security on 0161 496 0000.
6. Call Security again. Call 999.`);
  const { contacts, doubtful } = offeredContacts(blocks, BINDER_CAMPUS, 'key');
  const taken = contacts.map(({ contact }) => contact);
  const campus = { ...BINDER_CAMPUS, contacts: [...BINDER_CAMPUS.contacts, ...taken] };
  const added = new Set(taken.map(({ id }) => id));
  const news = { added, numbered: added, doubtful };
  const { issues } = guessIssues(blocks, { name: 'Binder', campus, news });
  expect(outlineText(issues)).toBe(`Leak [Water]
1 Call the [[contact:key-0]], then wait.
2 Call the [[contact:key-0]] again.
3 Call Housing on 555-0100.
4 Call Housing on 555-0199.
5 Call [[contact:security]].
6 Call [[contact:security]] again. Call [[contact:emergency]].`);
  expect(issues[0]?.steps.map(({ marks }) => marks)).toEqual([
    ['NEW_CONTACT'],
    ['NEW_CONTACT'],
    ['TWO_NUMBERS'],
    ['TWO_NUMBERS'],
    [],
    ['CONTACT'],
  ]);
});

// IMPORT-12
test('for any document, the contacts offered can be stored and are in its text', () => {
  const lineOfDocument = fc.constantFrom(
    'Call ',
    'the ',
    'Night Desk',
    ' on ',
    ' at ',
    ': ',
    '(',
    ')',
    '555-0142',
    '+44 161 496 0000',
    ' or ',
    '22:00',
    '. ',
    '\n',
    'Duty & Care',
    '24.12.2026',
  );
  const texts = fc.array(
    fc.oneof(lineOfDocument, fc.string({ unit: anyCharacter, maxLength: 8 })),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      const contacts = offeredIn(text).contacts.map(({ contact }) => contact);
      expect(problemsInCampus({ ...BINDER_CAMPUS, contacts })).toEqual([]);
      for (const { name, number } of contacts) {
        expect(text.toLowerCase()).toContain(name.toLowerCase());
        expect(text).toContain(number);
      }
    }),
    { numRuns: 100 },
  );
});

// IMPORT-12, CONTACT-11
test("a contact's number in letters is recognized by all its digits, not only the first ones", () => {
  const shop = contactWith('shop', { name: 'Shop', number: '301-555-WORK' });
  const campus = { ...BINDER_CAMPUS, contacts: [shop] };
  const named = (text: string) => calleesNamedIn(text, campus).map(({ contact }) => contact);
  expect(named('Call 301-555-0100 first.')).toEqual([]);
  expect(named('Call 301 555 9675 first.')).toEqual(['shop']);
});
