import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { offeredContacts } from '../outline/offered-contacts.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';

const heading = (text: string, level = 1): SourceBlock =>
  lineBlock(text, { kind: 'heading', level, isApart: true });
const blocksOf = (texts: readonly string[]): readonly SourceBlock[] =>
  texts.map((text) =>
    text.startsWith('# ') ? heading(text.slice(2)) : lineBlock(text, { isApart: text !== '' }),
  );

/** Reads what is offered of paragraphs and rows; an unsure one ends with '?'. */
const offered = (...texts: readonly string[]): readonly string[] =>
  offeredContacts(blocksOf(texts), { ...BINDER_CAMPUS, main: '555-0100' }, 'key').contacts.map(
    ({ contact: { name, number, when }, isUnsure }) =>
      [name, number, ...(when === '' ? [] : [when])].join(' ') + (isUnsure ? '?' : ''),
  );

// IMPORT-27
describe('the import does not offer as a contact', () => {
  test.each<[string, readonly string[]]>([
    ['a code under a heading', ['# Key codes', 'North door: 48213', 'South door: 5512-3344']],
    ['a code under a line', ['The door codes are:', 'North door: 48213', 'South door: 48214']],
    [
      'a code separated from its heading by a remark',
      ['# Codes', 'North: 48213', 'Tell nobody.', 'South: 48214', 'Gate: 48215'],
    ],
    ['a number of a student', ['Student IDs', 'Ann Lee 20231234', 'Bob Ray 20231235']],
    ['an account', ['Bank accounts', 'Hall fund: 10023344', 'Trip fund: 10023345']],
    ['a zip code', ['Zip codes', 'Springfield: 62701', 'Shelbyville: 62565']],
    ['a size', ['North Hall | 12345 | built 1962', 'South Hall | 20110 | built 1987']],
    ['a serial number', ['Asset | Serial number', 'Router A | 8812-4410', 'Router B | 8812-4411']],
    ['a serial number by its name', ['AED – S/N 5512-3344', 'Pump – S/N 5512-3345']],
    ['a copier', ['Copier | Extension', 'Lobby | 55501', 'Attic | 55502']],
    ['what is typed at a door', ['North door: 48213#', 'South door: 48214#']],
    ['a part', ['Part | Number', 'Valve | 44-55012', 'Pipe | 44-55013', 'Seal kit | 90210']],
    ['a fax, a copier', ['Name | Phone', 'Housing fax | 555-0115', 'Copier | 55501']],
    [
      'a code by its name',
      ['North door code: 48213', 'Alarm PIN: 5512-3344', 'Gate: 48215 (code)'],
    ],
    ['a code that a text says to dial', ['Then dial the code 48213.']],
  ])('%s', (_, texts) => {
    expect(offered(...texts)).toEqual([]);
  });

  test('a code in a table of contacts, or next to the number', () => {
    expect(offered('Name | Phone | Door code', 'Ann Lee | 555-0111 | 48213')).toEqual([
      'Ann Lee 555-0111',
    ]);
    expect(offered('Badge | Name | Phone', '12345 | Ann Lee | 555-0111')).toEqual([
      'Ann Lee 555-0111',
    ]);
    expect(
      offered(
        'Student | ID | Phone',
        'Ann Lee | 20231234 | 555-0111',
        'Bob Ray | 20231235 | 555-0112',
      ),
    ).toEqual(['Ann Lee 555-0111', 'Bob Ray 555-0112']);
  });

  test('any number below a heading, in a column or after a name that says what it is', () => {
    const things = fc.constantFrom('Key codes', 'Student IDs', 'Account numbers', 'PINs', 'Badges');
    const sign = fc.constantFrom('', '-', ' ', '.');
    const number = fc
      .tuple(fc.integer({ min: 100, max: 9999 }), sign, fc.integer({ min: 1000, max: 99_999 }))
      .map((parts) => parts.join(''));
    const names = fc.constantFrom('North door', 'Ann Lee', 'Duty phone', 'Front desk', 'Hotline');
    const remark = fc.constantFrom('', ' (nights)', ' 24/7', ' ask first');
    const rows = fc.array(fc.tuple(names, number, remark), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(things, rows, fc.boolean(), (thing, all, isTable) => {
        const lines = all.map(([name, digits, more]) =>
          isTable ? `${name} | ${digits} |${more}` : `${name}: ${digits}${more}`,
        );
        const columns = all.map(([name, digits]) => `${name} | ${digits}`);
        const named = all.map(([name, digits]) => `${name} ${thing}: ${digits}`);
        expect(offered(`# ${thing}`, ...lines)).toEqual([]);
        expect(offered(thing, ...lines)).toEqual([]);
        expect(offered(`# ${thing}`, 'Name | Number', ...lines)).toEqual([]);
        expect(offered(`Name | ${thing}`, ...columns)).toEqual([]);
        expect(offered(...named)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

// IMPORT-16, IMPORT-27
describe('a short number, or one like the number of a thing', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['under a heading', ['# Phone list', 'Gate: 55501', 'Boiler: 55502'], ['Gate', 'Boiler']],
    ['below a line', ['Ring one of these:', 'Gate: 55501', 'Boiler: 55502'], ['Gate', 'Boiler']],
    ['in a column', ['Name | Phone', 'Gate | 55501', 'Boiler | 55502'], ['Gate', 'Boiler']],
    [
      'by its name',
      ['Gate phone: 55501', 'Warden on call: 55502'],
      ['Gate phone', 'Warden on call'],
    ],
  ])('is a phone number %s that says so', (_, texts, [first = '', second = '']) => {
    expect(offered(...texts)).toEqual([`${first} 55501`, `${second} 55502`]);
  });

  test('is an unsure contact if nothing says so', () => {
    expect(offered('Gate: 55501', 'Boiler: 555-0102')).toEqual(['Gate 55501?', 'Boiler 555-0102']);
    expect(offered('Router A: 8812-4410', 'Router B: 8812-4411')).toEqual([
      'Router A 8812-4410?',
      'Router B 8812-4411?',
    ]);
    expect(offered('Name | Number', 'North Hall | 12', 'Gate | 55501')).toEqual([
      'North Hall 12?',
      'Gate 55501?',
    ]);
    expect(offered('# On-call binder', 'Leeds: 55501', 'York: 55502')).toEqual([
      'Leeds 55501?',
      'York 55502?',
    ]);
    expect(offered('Gate: 55501', 'Boiler: 55502', 'Call the gate on 55501.')).toEqual([
      'Gate 55501',
      'Boiler 55502?',
    ]);
  });
});

// IMPORT-16
test('a name next to such numbers, or listed near them, is still a contact', () => {
  expect(
    offered(
      '# Lost ID',
      'Student ID office: 555-0101',
      'Accounts: 555-0102',
      'Control room: 555-0103',
    ),
  ).toEqual(['Student ID office 555-0101', 'Accounts 555-0102', 'Control room 555-0103']);
  expect(offered('# Key codes', 'Name | Phone', 'Ann Lee | 555-0111')).toEqual([
    'Ann Lee 555-0111',
  ]);
  expect(
    offered(
      'Key codes',
      'North: 48213',
      'South: 48214',
      'Lockout',
      'Gate: 555-0101',
      'Desk: 555-0102',
    ),
  ).toEqual(['Gate 555-0101', 'Desk 555-0102']);
});
