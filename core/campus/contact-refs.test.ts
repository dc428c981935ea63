import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../fixtures/any-character.ts';
import { NEW_CAMPUS } from './campus.ts';
import { brokenReferenceIn } from './text-problems.ts';
import { contactRef, contactsIn, plainText, splitContacts, withContacts } from './contact-refs.ts';
import { UNKNOWN_CONTACT } from './contact-messages.ts';

const contact = (id: string, name: string, number: string) => ({
  id,
  name,
  number,
  when: '',
  categories: [],
});
const campus = {
  ...NEW_CAMPUS,
  contacts: [contact('security', 'Campus Security', '555 0100'), contact('poison', 'Poison', '')],
};

const fragment = fc.constantFrom(
  '[[contact:',
  ']]',
  '[',
  ']',
  'contact:',
  'a',
  '[[contact:security]]',
  '[[contact:emergency]]',
  '\n',
  '😀',
);
const text = fc.oneof(
  fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
);
const written = (piece: ReturnType<typeof splitContacts>[number]) =>
  'contact' in piece ? contactRef(piece.contact) : piece.text;

// CONTACT-2
describe('the pieces of a text', () => {
  test.each([
    ['', []],
    ['[[contact:', [{ text: '[[contact:' }]],
    ['[[contact:]]', [{ text: '[[contact:]]' }]],
    ['[[contact:a]]]]', [{ contact: 'a' }, { text: ']]' }]],
    ['[[[[contact:a]]', [{ text: '[[' }, { contact: 'a' }]],
    ['[[contact:[[contact:a]]', [{ text: '[[contact:' }, { contact: 'a' }]],
    ['[[contact:a]][[contact:b]]', [{ contact: 'a' }, { contact: 'b' }]],
    ['Call [[contact:My Dean]] now', [{ text: 'Call ' }, { contact: 'My Dean' }, { text: ' now' }]],
  ])('are right for %j', (from, pieces) => {
    expect(splitContacts(from)).toEqual(pieces);
  });

  test('join to the same text again, and none is empty', () => {
    fc.assert(
      fc.property(text, (from) => {
        const pieces = splitContacts(from);
        expect(pieces.map(written).join('')).toBe(from);
        expect(pieces.every((piece) => written(piece) !== '')).toBe(true);
        expect(
          pieces.some((piece, at) => 'text' in piece && 'text' in (pieces[at + 1] ?? {})),
        ).toBe(false);
        expect(withContacts(from, contactRef)).toBe(from);
      }),
    );
  });

  test('name a contact that was written among other words', () => {
    fc.assert(
      fc.property(text, fc.stringMatching(/^[a-z0-9-]{1,40}$/), text, (before, id, after) => {
        expect(contactsIn(`${before}${contactRef(id)}${after}`)).toContain(id);
      }),
    );
  });
});

// CONTACT-9
describe('a broken reference', () => {
  test.each([
    ['Call [[contact:security] now.', '[[contact:security]'],
    ['Call [[contact:security', '[[contact:security'],
    ['Call [contact:security]] now.', '[contact:security]]'],
    ['Call contact:security]] now.', 'contact:security]]'],
    ['Call [contact:security].', '[contact:security]'],
    ['Call [[Contact:security]].', '[[Contact:security]]'],
    ['Call [[contact security]].', '[[contact security]]'],
    ['Call [[contac:security]].', '[[contac:security]]'],
    ['Call [[ contact:security ]].', '[[ contact:security ]]'],
    ['Call [[contact:]].', '[[contact:]]'],
    ['Call [[\u200Bcontact:security]].', '[[\u200Bcontact:security]]'],
    ['Call ［［contact：security］］.', '[[contact:security]]'],
    ['Call [[contact:security]] or [[security]].', '[[security]]'],
    [`Call [[contact:${'x'.repeat(101)}]].`, `[[contact:${'x'.repeat(32)}`],
  ])('is found in %j', (words, found) => {
    expect(brokenReferenceIn(words)).toBe(found);
  });

  test.each([
    'Call [[contact:security]], then [[contact:emergency]].',
    'Contact security [see page 4].',
    'Call the desk [contact: 555-0142].',
    'See [page [4]] and [1:30].',
    '',
  ])('is not found in %j', (words) => {
    expect(brokenReferenceIn(words)).toBeUndefined();
  });

  test('one missing, extra or wrong letter in a reference never goes unnoticed', () => {
    const whole = contactRef('security');
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.constantFrom('', 'x', ' ', ']', 'C'),
        (at, letter) => {
          const typed = `Call ${whole.slice(0, at)}${letter}${whole.slice(at + 1)}.`;
          const isSeen = contactsIn(typed).length > 0 || brokenReferenceIn(typed) !== undefined;
          expect(isSeen).toBe(true);
        },
      ),
    );
  });
});

// CONTACT-5
describe('the plain text of a reference', () => {
  test.each([
    ['Call [[contact:security]].', 'Call Campus Security, 555 0100.'],
    ['Call [[contact:poison]].', 'Call Poison (number not set).'],
    ['Call [[contact:emergency]].', 'Call emergency services (number not set).'],
    ['Call [[contact:__proto__]].', `Call ${UNKNOWN_CONTACT}.`],
  ])('is right for %s', (from, words) => {
    expect(plainText(from, campus)).toBe(words);
  });

  // CONTACT-10
  test.each([
    ['911', '911', 'Call 911.'],
    ['9-1-1', '911', 'Call 9-1-1.'],
    ['911', '9 911', 'Call 911, 9 911.'],
    ['Reception', 'ask there', 'Call Reception (ask there).'],
  ])('names %s with the number %s as: %s', (name, number, words) => {
    const desk = { ...campus, contacts: [contact('desk', name, number)] };
    expect(plainText('Call [[contact:desk]].', desk)).toBe(words);
  });

  test('has no reference left, and equals the text if there was none', () => {
    fc.assert(
      fc.property(text, (from) => {
        const words = plainText(from, campus);
        if (contactsIn(from).length === 0) expect(words).toBe(from);
        for (const id of contactsIn(from)) expect(words).not.toContain(contactRef(id));
      }),
    );
  });
});
