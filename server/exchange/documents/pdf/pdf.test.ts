import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { pdfFile, type Shown } from '../../../test/office-files.ts';
import { openDocument, readDocument } from '../read-document.ts';
import { Refused } from '../base/refused.ts';

const lines = (texts: readonly string[], x: number, from: number): readonly Shown[] =>
  texts.map((text, index) => [x, from - 14 * index, 10, 'F1', text]);

const HEAD: Shown = [50, 800, 8, 'F1', 'Ashdown Halls, duty binder'];
const BINDER = [
  [
    HEAD,
    [50, 760, 16, 'F2', 'Lockout'],
    ...lines(
      [
        '1. Ask for the name and look at the card, even if you know the re-',
        'sident well.',
        '2. Is it their room?',
        'Yes: go to 3.',
        'No: call Security.',
        '3. Open the door.',
      ],
      50,
      730,
    ),
    [50, 40, 8, 'F1', 'Page 1 of 2'],
  ],
  [
    HEAD,
    [50, 760, 16, 'F2', 'Water leak'],
    ...lines(['1. Close the tap.', '2. Mop it up.'], 50, 730),
    [50, 40, 8, 'F1', 'Page 2 of 2'],
  ],
] as const satisfies readonly (readonly Shown[])[];

const read = async (bytes: Buffer) => readDocument(await openDocument({ name: 'a.pdf', bytes }));

const refusalOf = async (bytes: Buffer): Promise<string> => {
  try {
    return (await read(bytes)).kind;
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
};

// IMPORT-1, IMPORT-17
test('a PDF is read by its lines, sizes and pages, without what runs through them', async () => {
  const { blocks, kind } = await read(pdfFile(BINDER));
  expect(kind).toBe('pdf');
  expect(outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues))
    .toBe(`Lockout [Access]
1 Ask for the name and look at the card, even if you know the resident well.
2 Is it their room? | yes 4, no next
3 call [[contact:security]].
4 Open the door.

Water leak [Water]
1 Close the tap.
2 Mop it up.`);
  expect(blocks.flatMap(({ aside, text }) => (aside ? [text] : [])).toSorted()).toEqual([
    'Ashdown Halls, duty binder',
    'Page 1 of 2',
  ]);
});

// IMPORT-1
test('a sentence continues on the next page, below the running heads', async () => {
  const first = [
    HEAD,
    ...lines(['1. Tell the resident that the war-'], 50, 730),
    [50, 40, 8, 'F1', '1'],
  ];
  const second = [
    HEAD,
    ...lines(['den comes at nine.', '2. Wait.'], 50, 730),
    [50, 40, 8, 'F1', '2'],
  ];
  const { blocks } = await read(pdfFile([first, second] as readonly (readonly Shown[])[]));
  expect(blocks.flatMap(({ aside, page, text }) => (aside ? [] : [[page, text]]))).toEqual([
    [1, '1. Tell the resident that the warden comes at nine.'],
    [2, '2. Wait.'],
  ]);
});

// IMPORT-1
test.each([
  ['1. Put the sign on each floor and call the Facilities desk at 614-', '555-0150.', ''],
  ['1. Put the sign on each floor and leave the clean-up card of 24-', 'hour cleaning.', ''],
  ['1. Take the person along, lock a door between, ring', '111. Wait.', ' '],
])('%s / %s', async (above, below, between) => {
  const { blocks } = await read(pdfFile([lines([above, below, '2. Wait.'], 50, 730)]));
  expect(blocks[0]?.text).toBe(above + between + below);
});

/** Makes a column of titles, each with its list to the right of it. */
const listsBesideTitles = (x: number, names: readonly string[]): readonly Shown[] =>
  names.flatMap((name, at): readonly Shown[] => [
    [x, 740 - 190 * at - x / 20, 12, 'F2', name],
    ...lines(
      Array.from({ length: 6 }, (_, nth) => `${nth + 1}. Do what is said of ${name}.`),
      x + 14,
      720 - 190 * at - x / 20,
    ),
  ]);

// IMPORT-1
test('titles to the left of their lists end no column', async () => {
  const names = [
    'Smoke on a floor',
    'Lost key at night',
    'Bear near the house',
    'Water on a stair',
  ];
  const page = [
    ...listsBesideTitles(50, names.slice(0, 2)),
    ...listsBesideTitles(320, names.slice(2)),
  ];
  const { blocks } = await read(pdfFile([page]));
  expect(blocks.map(({ text }) => text).filter((text) => names.includes(text))).toEqual(names);
  expect(blocks.findIndex(({ text }) => text === names[2])).toBe(14);
});

// IMPORT-3
test('a number in large letters that come back is a heading, not an item', async () => {
  const page: readonly Shown[] = [
    [50, 760, 24, 'F2', 'Night book'],
    [50, 720, 16, 'F2', '1. Lockout'],
    ...lines(['1. Ask for the card.', '2. Open the door.'], 50, 690),
    [50, 620, 16, 'F2', '2. Water leak'],
    ...lines(['1. Close the tap.'], 50, 590),
  ];
  const { blocks } = await read(pdfFile([page]));
  expect(outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues))
    .toBe(`Lockout [Access]
1 Ask for the card.
2 Open the door.

Water leak [Water]
1 Close the tap.`);
});

const words = (side: string) =>
  Array.from({ length: 9 }, (_, index) => `${side} line ${index + 1} goes on to its end`);

// IMPORT-1
test('its columns are read one after the other', async () => {
  const page = [...lines(words('left'), 50, 700), ...lines(words('right'), 320, 700)];
  const { blocks } = await read(pdfFile([page]));
  const texts = blocks.map(({ text }) => text).join(' ');
  expect(texts.indexOf('left line 9')).toBeLessThan(texts.indexOf('right line 1'));
});

// IMPORT-2
test('a title at the top of the right column does not rank lower because of a larger one next to it', async () => {
  const page = [
    [50, 714, 17, 'F2', 'Quick guide'] as const,
    [320, 718, 12, 'F2', 'LOCKDOWN'] as const,
    ...lines(words('left'), 50, 690),
    ...lines(words('right'), 320, 690),
  ];
  const { blocks } = await read(pdfFile([page]));
  expect(blocks.map(({ text }) => text)).toContain('LOCKDOWN');
});

// IMPORT-1, IMPORT-4
test('the number of a step or a telephone continues the line above it', async () => {
  const wide = 'No: call campus police and do not wait for longer than ten minutes by';
  const page = lines(
    [
      '1. Has the child been found?',
      'Yes: bring the child to the contact of the group and then proceed to',
      '3.',
      `${wide} 555-`,
      '0144 on the wall.',
      '2. Keep the group together.',
      '3. Log it.',
    ],
    50,
    730,
  );
  const { blocks } = await read(pdfFile([[[50, 760, 16, 'F2', 'Missing child'], ...page]]));
  expect(blocks.map(({ text }) => text).slice(2, 4)).toEqual([
    'Yes: bring the child to the contact of the group and then proceed to 3.',
    `${wide} 555-0144 on the wall.`,
  ]);
});

// IMPORT-17
test('a line at the same height of several pages is a running head, a repeated sentence is not', async () => {
  const page = (title: string, number: number): readonly Shown[] => [
    HEAD,
    [50, 760, 16, 'F2', title],
    ...lines(
      ['1. Call Security.', `2. Write it down in ${title.toLowerCase()}.`, '3. Call 911.'],
      50,
      730,
    ),
    [50, 40, 8, 'F1', `${number}`],
  ];
  const { blocks } = await read(pdfFile([page('Noise', 1), page('Fire', 2), page('Flood', 3)]));
  expect(blocks.filter(({ text }) => text === '1. Call Security.')).toHaveLength(3);
  expect(blocks.filter(({ text }) => text === '3. Call 911.')).toHaveLength(3);
  expect(blocks.flatMap(({ aside, text }) => (aside ? [text] : [])).toSorted()).toEqual([
    '1',
    HEAD[4],
  ]);
});

/** Returns a remark over letters of a page. */
const note = (kind: string, left: number, right: number, foot: number, more: string) =>
  `<< /Type /Annot /Subtype /${kind} /Rect [${left} ${foot} ${right} ${foot + 12}] ${more} >>`;

// IMPORT-2
test('letters that are drawn twice at one place are read once', async () => {
  const said = lines(['1. Call Security.'], 50, 732);
  const file = pdfFile([[...said, ...said, ...lines(['2. Wait.', '2. Wait.'], 50.4, 632)]]);
  const { blocks } = await read(file);
  expect(blocks.map(({ text }) => text)).toEqual(['1. Call Security.', '2. Wait.', '2. Wait.']);
});

// IMPORT-2, IMPORT-18
test('its links have their addresses behind them; struck and rotated words and comments are kept apart', async () => {
  const strike = '/QuadPoints [70 742 90 742 70 730 90 730] /Contents (he left)';
  const link = '/A << /S /URI /URI (https://halls.example/log) >>';
  const page = [
    ...lines(['Call Tom the desk.'], 50, 732),
    ...lines(['See the key log now.'], 50, 632),
  ];
  const notes = `${note('StrikeOut', 70, 90, 730, strike)} ${note('Link', 86, 121, 630, link)}`;
  const { blocks } = await read(pdfFile([page], undefined, `/Annots [${notes}]`));
  expect(blocks.map(({ aside, text }) => [aside, text].filter(Boolean))).toEqual([
    ['Call the desk.'],
    ['See the key log (https://halls.example/log) now.'],
    ['comment', 'he left'],
    ['struck', 'Tom'],
  ]);
  expect(await refusalOf(pdfFile([page], undefined, '/Rotate 90'))).toBe('SCANNED_PDF');
});

const rule = (left: number, foot: number, right: number, top: number): string =>
  `${left} ${foot} m ${right} ${top} l S`;

// IMPORT-3, IMPORT-10
const grid = (top: number, rows: number) => [
  ...Array.from({ length: rows + 1 }, (_, row) => rule(50, top - 40 * row, 400, top - 40 * row)),
  ...[50, 170, 290, 400].map((left) => rule(left, top, left, top - 40 * rows)),
];
const row = (y: number, ...cells: readonly (readonly string[])[]) =>
  cells.flatMap((cell, column) => lines(cell, 54 + 120 * column, y));
const head = row(588, ['Question'], ['If yes'], ['If no']);

test('lines that a page draws around cells make a table, over pages too, and one through words strikes them', async () => {
  const first = [
    [50, 700, 16, 'F2', 'Noise'],
    ...lines(['Old words', 'Press SILENCE.'], 50, 650),
    rule(50, 653, 94, 653),
    ...grid(600, 2),
    ...head,
    ...row(548, ['Is it loud, or is it quite', 'late?'], ['Ask them to stop.'], ['Log it.']),
  ] as const;
  const second = [
    ...grid(600, 2),
    ...head,
    ...row(548, ['Did they?'], ['Thank them.'], ['Call 999.']),
  ];
  const { blocks } = await read(pdfFile([first, second]));
  expect(blocks.flatMap(({ aside, text }) => (aside ? [[aside, text]] : []))).toEqual([
    ['columns', 'Question | If yes | If no'],
    ['struck', 'Old words'],
  ]);
  expect(outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues))
    .toBe(`Noise [Noise complaint]
1 Press SILENCE.
2 Is it loud, or is it quite late? | yes next, no 4
3 Ask them to stop. | 5
4 Log it.
5 Did they? | yes next, no 7
6 Thank them. | end
7 Call [[contact:emergency]].`);
});

test('the names of columns at the foot of a page are those of the table on the next', async () => {
  const foot = lines(['Elm Court, nights'], 50, 30);
  const first = [[50, 700, 16, 'F2', 'Noise'], ...grid(600, 1), ...head, ...foot] as const;
  const second = [
    ...grid(600, 2),
    ...row(588, ['Is it loud?'], ['Ask them to stop.'], ['Log it.']),
    ...row(548, ['Did they?'], ['Thank them.'], ['Call 999.']),
    ...foot,
  ];
  const { blocks } = await read(pdfFile([first, second]));
  const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  expect(outlineText(issues)).toContain('1 Is it loud? | yes next, no 3\n2 Ask them to stop. | 4');
});

const column = (side: string, left: number) =>
  lines(
    Array.from({ length: 40 }, (_, line) => `${line + 1}. Say ${side} and nothing else.`),
    left,
    700,
  );

// IMPORT-1
test('lines around the columns of a page make no table', async () => {
  const page = [
    [60, 740, 16, 'F2', 'Noise'],
    ...[50, 300, 550].map((left) => rule(left, 100, left, 770)),
    ...[100, 725, 770].map((foot) => rule(50, foot, 550, foot)),
    ...column('left', 60),
    ...column('right', 310),
  ] as const;
  const { blocks } = await read(pdfFile([page]));
  expect(blocks).toHaveLength(81);
  expect(blocks[40]?.text).toBe('40. Say left and nothing else.');
  expect(blocks[41]?.text).toBe('1. Say right and nothing else.');
});

/** An element of a file's structure: its name, then the elements and the parts of the page in it. */
type Element = { readonly role: string; readonly inside: readonly (Element | number)[] };
const element = (role: string, ...inside: readonly (Element | number)[]): Element => ({
  role,
  inside,
});

/** Returns a PDF whose structure names its parts: each a text at a height. */
function taggedFile(
  parts: readonly (readonly [y: number, text: string])[],
  structure: Element,
): Buffer {
  const objects: string[] = [];
  const owners: number[] = [];
  const add = ({ role, inside }: Element, above: number): number => {
    const own = 10 + objects.push('') - 1;
    const kids = inside.map((one) => {
      if (typeof one === 'number') owners[one] = own;
      return typeof one === 'number' ? one : `${add(one, own)} 0 R`;
    });
    objects[own - 10] =
      `${own} 0 obj << /S /${role} /P ${above} 0 R /Pg 3 0 R /K [${kids.join(' ')}] >> endobj`;
    return own;
  };
  const root = add(structure, 6);
  const said = parts
    .map(([y, text], id) => `/P << /MCID ${id} >> BDC BT /F1 10 Tf 50 ${y} Td (${text}) Tj ET EMC`)
    .join('\n');
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /StructParents 0 /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
      `4 0 obj << /Length ${said.length} >> stream\n${said}\nendstream endobj`,
      '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
      `6 0 obj << /Type /StructTreeRoot /K ${root} 0 R /ParentTree 7 0 R >> endobj`,
      `7 0 obj << /Nums [0 [${owners.map((own) => `${own} 0 R`).join(' ')}]] >> endobj`,
      ...objects,
      'trailer << /Root 1 0 R >>',
    ].join('\n'),
    'latin1',
  );
}

// IMPORT-1, IMPORT-3
test('one whose program wrote its structure is read by it: headings, lists in lists, paragraphs, tables', async () => {
  const item = (label: number, ...body: readonly (Element | number)[]): Element =>
    element('LI', element('Lbl', label), element('LBody', ...body));
  const file = taggedFile(
    [
      [760, 'Lockout'],
      [740, '1.'],
      [740, 'Ask for the card even if'],
      [728, 'you know them.'],
      [710, '2.'],
      [710, 'Is it theirs?'],
      [696, 'o'],
      [696, 'Yes: open the door.'],
      [682, 'o'],
      [682, 'No: call the desk.'],
      [660, 'Fee'],
      [660, 'Limit'],
      [646, 'None'],
      [646, 'Three'],
    ],
    element(
      'Document',
      element('H2', 0),
      element('L', item(1, element('P', 2, 3)), item(4, 5, element('L', item(6, 7), item(8, 9)))),
      element(
        'Table',
        element('TR', element('TH', 10), element('TH', 11)),
        element('TR', element('TD', 12), element('TD', 13)),
      ),
    ),
  );
  const { blocks } = await read(file);
  expect(blocks[0]?.page).toBe(1);
  expect(blocks.map(({ kind, level, label, text }) => [kind, level, label, text])).toEqual([
    ['heading', 2, '', 'Lockout'],
    ['numbered', 0, '1.', 'Ask for the card even if you know them.'],
    ['numbered', 0, '2.', 'Is it theirs?'],
    ['bullet', 1, '', 'Yes: open the door.'],
    ['bullet', 1, '', 'No: call the desk.'],
    ['line', 0, '', 'Fee | Limit'],
    ['line', 0, '', 'None | Three'],
  ]);
});

// IMPORT-8
test.each([
  ['without letters', pdfFile([[]]), 'SCANNED_PDF'],
  [
    'with a password',
    pdfFile(
      BINDER,
      `999 0 obj << /Filter /Standard /V 1 /R 2 /O (${'a'.repeat(32)}) /U (${'b'.repeat(32)}) /P -4 >> endobj
trailer << /Root 1 0 R /Encrypt 999 0 R /ID [(a)(b)] >>`,
    ),
    'LOCKED_PDF',
  ],
  ['without pages', Buffer.from('%PDF-1.4 nothing'), 'DAMAGED'],
  ['of too many pages', pdfFile(Array.from({ length: 2_001 }, () => [])), 'TOO_MANY_PAGES'],
  [
    'whose pages go round',
    Buffer.from(
      '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Count 2 /Kids [2 0 R 1 0 R] >> endobj\ntrailer << /Root 1 0 R >>',
    ),
    'SCANNED_PDF',
  ],
])('one %s is refused', async (_, bytes, why) => {
  expect(await refusalOf(bytes)).toBe(why);
});

// IMPORT-8
test('the library is loaded by no document but a PDF', () => {
  const folder = join(import.meta.dirname, '..');
  const loading = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) =>
      /^import (?!type\b)[^;]*'(?:unpdf[^']*|[^']*pdf-(?:file|rules)\.ts)'/m.test(
        readFileSync(join(folder, path), 'utf8'),
      ),
    );
  expect(loading.toSorted()).toEqual(['pdf/pdf-file.ts', 'pdf/pdf-rules.ts']);
});

// IMPORT-8
test('one that is damaged anywhere is read or refused', async () => {
  const whole = pdfFile(BINDER);
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(whole.length), async (changes, length) => {
      const bytes = Buffer.from(whole.subarray(0, Math.max(8, length)));
      for (const [at, value] of changes) if (at > 4 && at < bytes.length) bytes[at] = value;
      expect(await refusalOf(bytes)).toMatch(/pdf|PDF|DAMAGED|EMPTY|TOO_M/);
    }),
    { numRuns: 500 },
  );
});

/** Makes a page with a title of several lines, narrower than what runs through the pages. */
const titledPage = (title: readonly string[]): readonly Shown[] => [
  [
    50,
    800,
    8,
    'F1',
    `Ashdown Halls, cards for the duty bag, ${'kept by the front desk '.repeat(4)}`,
  ],
  ...title.map((text, nth): Shown => [50, 760 - 16 * nth, 12, 'F2', text]),
  ...lines(['1. Ask for the name, the room and the card.', '2. Wait with them.'], 50, 720),
];

// IMPORT-3, IMPORT-17
test('a title continues on a second line of its column, which is narrower than the running heads', async () => {
  const two = [titledPage(['Lockout']), titledPage(['CARD 2: Sprinkler or Fire Pump', 'Trouble'])];
  const { blocks } = await read(pdfFile(two));
  expect(blocks.flatMap(({ isBold, text }) => (isBold ? [text] : []))).toEqual([
    'Lockout',
    'CARD 2: Sprinkler or Fire Pump Trouble',
  ]);
});

// IMPORT-3
test('bare numbers at one margin that count on begin items, though the lines above them are full', async () => {
  const page = [
    '1 Ask the Chaplain to come, of any faith and none.',
    '2 Say nothing on any group chat until they know.',
    '3 Ring the Lodge, and the desk which is open for all',
    '24 Hours of a day.',
    '4 Is anybody hurt, lost or cold in the whole hall?',
  ];
  const { blocks } = await read(pdfFile([lines(page, 50, 730)]));
  expect(blocks.map(({ text }) => text[0])).toEqual(['1', '2', '3', '4']);
});
