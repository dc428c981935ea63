import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../fixtures/any-character.ts';
import { problemsInCampus } from '../../campus/campus-problems.ts';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { contactWith } from '../../fixtures/contacts.ts';
import { guessIssues } from '../guessed-issues.ts';
import { offeredContacts } from './offered-contacts.ts';
import { lineBlock, textOf, type SourceBlock } from '../paragraphs/source.ts';

const row = (text: string, table = 0): SourceBlock => lineBlock(text, { isApart: true, table });
const heading = (text: string): SourceBlock =>
  lineBlock(text, { kind: 'heading', level: 1, isApart: true });
const line = (text: string): SourceBlock => lineBlock(text, { isApart: true });

const CAMPUS = { ...BINDER_CAMPUS, areas: [{ id: 'n', name: 'North' }] };
const LOCKOUT = [heading('Lockout'), line('Ask for the name.'), line('Open the door.')];
const CONTACTS = [
  row('Name | Phone | When | Area'),
  row('Night porter | 555-0142 | 20:00 to 08:00 | North'),
  row('Locksmith | (555) 0150 | when a key broke'),
  row('Boiler line | 555 0160 | Moon base'),
  row('Security | 0161 496 0000'),
  row('Emergency services | 999'),
  row('Chaplain | knock'),
];

const offered = (blocks: readonly SourceBlock[], campus = CAMPUS) =>
  offeredContacts(blocks, campus, 'key').contacts;

const all = (blocks: readonly SourceBlock[]) =>
  offered(blocks).map(({ contact: { name, number, hours = '', when } }) =>
    [name, number, hours, when].join(' | '),
  );

const noted = (length: number) =>
  offered([row('Name | Phone | Note'), row(`Porter | 555-0142 | ${'n'.repeat(length)}`)]);

const lineWith = (number: string) =>
  offeredContacts(
    [...CONTACTS.slice(0, 2), line(`Call the night porter on ${number}.`)],
    CAMPUS,
    'key',
  );

function read(blocks: readonly SourceBlock[], isTaken: boolean) {
  const taken = isTaken ? offered(blocks).map(({ contact }) => contact) : [];
  const campus = { ...CAMPUS, contacts: [...CAMPUS.contacts, ...taken] };
  const { issues, left, listed } = guessIssues(blocks, { name: 'Binder', campus });
  return {
    text: outlineText(issues),
    left: left.map((piece) => textOf(blocks, piece)),
    listed,
    marks: issues.flatMap(({ steps }) => steps.map(({ marks }) => marks)),
  };
}

// IMPORT-16
describe('a table of contacts', () => {
  test.each([
    ['Staff | Duty Cell', 'RD North | 555-0105'],
    ['Desk | Phone Number | Open', 'RD North | 555-0105 | M-F 8am-5pm'],
  ])('is recognized with the columns %s', (columns, contact) => {
    expect(offered([row(columns), row(contact)]).map((one) => one.contact)).toMatchObject([
      { name: 'RD North', number: '555-0105' },
    ]);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    [
      'no first row',
      ['Housing office | 555-0134 | M-F 8am-5pm', 'Crew lead | 555-0161 | move-in day only'],
      ['Housing office | 555-0134 | M-F 8am-5pm | ', 'Crew lead | 555-0161 |  | move-in day only'],
    ],
    [
      'columns of names of its own',
      ['Whom | Ring | Remark', 'Ward sister | 555-0105 ext. 4 | nights only', 'Plumber | 555-0163'],
      ['Ward sister | 555-0105 ext. 4 |  | nights only', 'Plumber | 555-0163 |  | '],
    ],
    [
      'the number first, with hours behind it',
      ['555-0198 24/7 | Gate', '555-0104 08:00–20:00 | Cards', '301-555-WORK | Repairs'],
      [
        'Gate | 555-0198 | 24/7 | ',
        'Cards | 555-0104 | 08:00–20:00 | ',
        'Repairs | 301-555-WORK |  | ',
      ],
    ],
    [
      'a position in place of a name',
      ['Position | Phone | Hours', 'RD on call | 555-0142 | Mon, Wed 18:00 to 23:59'],
      ['RD on call | 555-0142 | Mon, Wed 18:00 to 23:59 | '],
    ],
    [
      'a number for each of several, by area',
      ['Hall | Primary RA | Backup', 'North | 555-0101 | 555-0102', 'Moon | 555-0103 | '],
      [
        'Primary RA (North) | 555-0101 |  | ',
        'Backup (North) | 555-0102 |  | ',
        'Moon | 555-0103 |  | ',
      ],
    ],
    [
      'two numbers of nobody knows which',
      ['Gate | 555-0101 | 555-0102', 'Lodge | 555-0103', 'Cards | 555-0104'],
      ['Lodge | 555-0103 |  | ', 'Cards | 555-0104 |  | '],
    ],
    [
      'a number under two names',
      ['Name | Phone', 'Works | 555-0177', 'Works emergency line | 555 0177'],
      ['Works | 555-0177 |  | '],
    ],
  ])('is recognized with %s', (_, rows, contacts) => {
    expect(all(rows.map((text) => row(text)))).toEqual(contacts);
  });

  test.each<[string, readonly string[]]>([
    ['steps', ['Step | Phone', 'Call the gate now. | 555-0198', 'Call the cards. | 555-0104']],
    [
      'sentences',
      ['Lock the door and wait until they have come. | 555-0198', 'Open it. | 555-0104'],
    ],
    ['prices and rooms', ['Key | 40', 'Room | 1204', 'Fine | 120.00']],
  ])('is not recognized in a table of %s', (_, rows) => {
    expect(all(rows.map((text) => row(text)))).toEqual([]);
  });

  test('can be lines of names and numbers in common formats', () => {
    const lines = [
      'Duty RD: 555-0100, ext. 4',
      '• Health desk – (301) 555-0111 (M-F 8am–5pm)',
      'Locksmith (Ray)\t\t555-0112 after 10pm',
      'Facilities dispatch  555-0114  24 hrs',
      'Nurse | 555-0117 20:00–08:00',
      'Fax: 555-0115',
      'Send the porter 555-0118',
      'Is it 555-0116?',
    ];
    expect(all(lines.map((text) => line(text)))).toEqual([
      'Duty RD | 555-0100, ext. 4 |  | ',
      'Health desk | (301) 555-0111 | M-F 8am–5pm | ',
      'Locksmith (Ray) | 555-0112 |  | after 10pm',
      'Facilities dispatch | 555-0114 | 24 hrs | ',
      'Nurse | 555-0117 | 20:00–08:00 | ',
    ]);
    expect(all([heading('Lockout'), line('Night porter: 555-0113'), line('Open it.')])).toEqual([]);
    expect(all([heading('Phone numbers'), line('Night porter: 555-0113')])).toHaveLength(1);
  });

  test('is left out with its heading if nothing else is there, even if no contact is imported', () => {
    const blocks = [...LOCKOUT, heading('Staff'), row('Gate | 555-0198'), row('Cards | 555-0104')];
    expect(read(blocks, false)).toMatchObject({ listed: [[3, 4, 5]] });
    expect(read(blocks, false).text).not.toContain('Staff');
  });

  // CONTACT-11
  test('offers two contacts whose numbers differ only in letters, and none that the campus has in digits', () => {
    const table = [
      row('Name | Phone'),
      row('Work desk | 301-555-WORK'),
      row('Help desk | 301-555-HELP'),
      row('Lost keys | 301 555 5397'),
    ];
    const lost = contactWith('keys', { name: 'Keys', number: '301-555-KEYS' });
    const campus = { ...CAMPUS, contacts: [...CAMPUS.contacts, lost] };
    const names = offered(table, campus).map(({ contact }) => contact.name);
    expect(names).toEqual(['Work desk', 'Help desk']);
  });

  test('offers contacts that the campus lacks, with plain hours as hours and other words as when to call', () => {
    expect(
      offered(CONTACTS).map(({ contact: { id: _, ...contact }, isNew, isListed }) => ({
        ...contact,
        isNew,
        isListed,
      })),
    ).toEqual([
      {
        name: 'Night porter',
        number: '555-0142',
        when: '',
        hours: '20:00 to 08:00',
        areas: ['n'],
        categories: [],
        isNew: true,
        isListed: true,
      },
      {
        name: 'Locksmith',
        number: '(555) 0150',
        when: 'when a key broke',
        categories: [],
        isNew: true,
        isListed: true,
      },
      {
        name: 'Boiler line',
        number: '555 0160',
        when: 'Moon base',
        categories: [],
        isNew: true,
        isListed: true,
      },
    ]);
  });

  test('offers an extension only if the campus has a main number to dial', () => {
    const desk = [row('Name | Phone'), row('Front desk | x4411')];
    expect(offered(desk)).toEqual([]);
    expect(offered(desk, { ...CAMPUS, main: '555-0100' })).toMatchObject([
      { contact: { name: 'Front desk', number: 'x4411' } },
    ]);
  });

  // CONTACT-14
  test('offers no row with a column that the settings would refuse', () => {
    expect(noted(80)).toMatchObject([{ contact: { note: 'n'.repeat(80) } }]);
    expect(noted(81)).toEqual([]);
  });

  // IMPORT-12
  test('offers no contact whose number the campus has under another name, and neither does a text', () => {
    const own = { id: 'rd', name: 'North RD phone', number: '555-0142', when: '', categories: [] };
    const campus = { ...CAMPUS, contacts: [...CAMPUS.contacts, own] };
    const porter = [row('Name | Phone'), row('Night porter | (555) 0142')];
    expect(offered(porter, campus)).toEqual([]);
    expect(offered([line('Call the night porter on 555-0142.')], campus)).toEqual([]);
  });

  test('is left out row by row for contacts that the campus has, and its other rows stay words in one step', () => {
    const blocks = [...LOCKOUT, ...CONTACTS];
    expect(read(blocks, true)).toEqual({
      text: `Lockout [Access]
1 Ask for the name.
2 Open the door.
3 Name | Phone | When | Area / Chaplain | knock`,
      left: CONTACTS.slice(1, 6).map(({ text }) => text),
      listed: [[4, 5, 6, 7, 8]],
      marks: [[], [], ['TABLE']],
    });
    expect(read(blocks, false).left).toEqual([
      'Security | 0161 496 0000',
      'Emergency services | 999',
    ]);
  });

  test('is left out with its heading if nothing else is below it, and both can be restored together', () => {
    const blocks = [
      ...LOCKOUT,
      heading('Numbers'),
      ...CONTACTS.slice(0, 4),
      heading('Leak'),
      line('Wait.'),
    ];
    expect(read(blocks, true).text).not.toContain('Numbers');
    expect(read(blocks, true).listed).toEqual([[3, 4, 5, 6, 7]]);
    const taken = offered(blocks).map(({ contact }) => contact);
    const campus = { ...CAMPUS, contacts: [...CAMPUS.contacts, ...taken] };
    const back = guessIssues(blocks, { name: 'Binder', campus }, new Map([[3, 'title']]));
    expect(back.issues.map(({ title }) => title)).toEqual(['Lockout', 'Numbers', 'Leak']);
    expect(back.left).toEqual([]);
  });

  test('is doubted if the text has another number, and counted together with the text if it is the same', () => {
    expect(lineWith('555 0142').contacts).toMatchObject([
      { said: 2, contact: { hours: '20:00 to 08:00' } },
    ]);
    expect(lineWith('555 0143')).toEqual({ contacts: [], doubtful: new Set(['night porter']) });
  });

  test('offers a contact only once if it is listed twice', () => {
    expect(
      offered([...CONTACTS, line('Later'), ...CONTACTS]).map(({ contact }) => contact.name),
    ).toEqual(['Night porter', 'Locksmith', 'Boiler line']);
    const duty = offered([row('Name | Phone'), row('Duty Manager | 555 0101')]);
    expect(duty).toMatchObject([{ contact: { id: 'duty', number: '555 0101' }, isNew: false }]);
  });

  test('offers only contacts that can be stored, for any cells', () => {
    const cell = fc.oneof(
      fc.constantFrom('Desk', '555-0142', '911', 'weekends', 'North', 'South, East', '"', ''),
      fc.string({ unit: anyCharacter, maxLength: 12 }),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (cells) => {
        const blocks = [
          row('Name | Number | Area | Hours'),
          ...cells.map((some) => row(some.join(' | '))),
        ];
        const contacts = offered(blocks).map(({ contact }) => contact);
        expect(problemsInCampus({ ...CAMPUS, contacts })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

// IMPORT-3
describe('another table', () => {
  test('is one marked step, or part of the step whose line introduces it', () => {
    const fees = [row('Key | Fee'), row('Room | 40')];
    expect(read([...LOCKOUT, ...fees], true)).toMatchObject({
      text: `Lockout [Access]\n1 Ask for the name.\n2 Open the door.\n3 Key | Fee / Room | 40`,
      marks: [[], [], ['TABLE']],
    });
    expect(read([...LOCKOUT, line('Say what it costs:'), ...fees], true).text).toContain(
      '3 Say what it costs: / Key | Fee / Room | 40',
    );
  });

  test('is steps if its rows are numbered or its first row says so', () => {
    const numbered = [
      row('1 | Knock.'),
      row('Step 2 | Is it open? If yes, go to step 4.'),
      row('3. | Call.'),
      row('4 | Enter.'),
    ];
    expect(read([heading('Lockout'), ...numbered], true).text).toBe(
      'Lockout [Access]\n1 Knock.\n2 Is it open? | yes 4, no next\n3 Call.\n4 Enter.',
    );
    const named = [row('Action | Who'), row('Knock. | Advisor'), row('Enter. | Porter')];
    expect(read([heading('Lockout'), ...named], true)).toMatchObject({
      text: 'Lockout [Access]\n1 Knock. | Advisor\n2 Enter. | Porter',
      marks: [[], []],
    });
  });
});
