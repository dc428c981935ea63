import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { textOf } from '#core/import/paragraphs/source.ts';
import {
  paragraphXml,
  pictureXml,
  wordFile,
  workbookFile,
  zipOf,
  type Written,
} from '../../test/office-files.ts';
import { readDocument } from './read-document.ts';
import { Refused } from './base/refused.ts';

const read = (name: string, content: string | Uint8Array) =>
  readDocument({ name, bytes: Buffer.from(content) });

/** Returns the issues of a document, as lines. */
function outlineOf(name: string, content: string | Uint8Array): string {
  const { blocks } = read(name, content);
  return outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues);
}

function refusalOf(name: string, content: string | Uint8Array): string {
  try {
    return read(name, content).kind;
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
}

/** Returns a text box as Word writes it: once for itself, and once more for older programs. */
const boxXml = (box: readonly Written[]) => {
  const inside = `<w:r><w:txbxContent>${box.map(paragraphXml).join('')}</w:txbxContent></w:r>`;
  return `<mc:AlternateContent><mc:Choice>${inside}</mc:Choice><mc:Fallback>${inside}</mc:Fallback></mc:AlternateContent>`;
};
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const styled = (mark: string, text: string) =>
  `<w:r><w:rPr><w:${mark}/></w:rPr><w:t>${text}</w:t></w:r>`;
const note = (kind: string, id: number, text: string) =>
  `<w:${kind} w:id="${id}">${paragraphXml({ text })}</w:${kind}>`;
const cell = (text: string) => `<w:tc>${paragraphXml({ text })}</w:tc>`;
const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

describe('a Word document', () => {
  // IMPORT-1, IMPORT-3, IMPORT-4
  test('has headings by their style, numbers as Word draws them, and rows of tables', () => {
    const file = wordFile([
      { text: 'On-call binder', style: 'Titel' },
      { text: 'Facilities', style: 'berschrift1' },
      { text: 'Water leak', style: 'berschrift2' },
      { text: 'Find the tap.', list: '1' },
      { text: 'Is it near a socket?', list: '1' },
      { text: 'If yes, go to step 4.', list: '1', level: 1 },
      { text: 'If no, continue.', list: '1', level: 1 },
      { text: 'Put a bin under it.', style: 'ListNumber' },
      { text: 'Call Facilities.', list: '2' },
      { text: 'Noise', style: 'Own' },
      { text: 'Knock.', list: '3' },
      { text: 'Bring:', list: '3' },
      { text: 'a torch', list: '4' },
      { text: 'Note names & times.', list: '3' },
    ]);
    expect(outlineOf('binder.docx', file)).toBe(`Water leak [Water]
1 Find the tap.
2 Is it near a socket? | yes 4, no next
3 Put a bin under it.
4 Call [[contact:facilities]].

Noise [Noise complaint]
1 Knock.
2 Bring: / • a torch
3 Note names & times.`);
  });

  // IMPORT-2
  test('is read with inserted text, keeps deleted text apart, and has each text once', () => {
    const body = [
      paragraphXml({
        text: `${run('Call ')}<w:ins>${run('the warden')}</w:ins><w:del><w:r><w:delText>nobody </w:delText></w:r>${run('gone')}</w:del>`,
      }),
      paragraphXml({
        text: `${boxXml([{ text: 'in a box' }])}${run('beside it')}`,
      }),
      `<w:tbl><w:tr>${cell('1')}${cell('Check the panel')}</w:tr><w:tr>${cell('2')}${cell('Reset it')}</w:tr></w:tbl>`,
      paragraphXml({
        text: `${run('one')}<w:r><w:tab/></w:r>${run('two')}<w:r><w:br/><w:drawing><a:blip xmlns:a="a"/></w:drawing></w:r>${run('three')}`,
      }),
    ].join('');
    const { blocks } = read('a.docx', wordFile(body));
    expect(blocks.map(({ aside, text }) => [aside, text].filter(Boolean))).toEqual([
      ['struck', 'nobody gone'],
      ['Call the warden'],
      ['beside it\nin a box'],
      ['1 | Check the panel'],
      ['2 | Reset it'],
      ['one\ttwo\nthree'],
    ]);
    expect(blocks.map(({ lost }) => lost)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  // IMPORT-2
  test('does not count a paragraph of a list that was deleted whole', () => {
    const gone = `<w:del><w:r><w:delText>Take a photograph.</w:delText></w:r></w:del>`;
    const file = wordFile([
      { text: 'Knock.', list: '1' },
      { text: gone, list: '1' },
      { text: 'Wait.', list: '1' },
    ]);
    expect(read('a.docx', file).blocks.map(({ label, text }) => [label, text])).toEqual([
      ['1.', 'Knock.'],
      ['', 'Take a photograph.'],
      ['2.', 'Wait.'],
    ]);
  });

  // IMPORT-2, IMPORT-3
  test.each([
    [['Office of Residence Life', '2026 to 2027'], 'Lockout [Access]\n1 Knock.'],
    [['Read this first. It belongs to the desk.'], 'Lockout [Access]\n1 Knock.'],
    [
      ['1. Call the desk.'],
      'Binder of Ash Hall [Other]\n1 Call the desk.\n\nLockout [Access]\n1 Knock.',
    ],
  ])('has a cover of %j, which is left out if nothing in it is numbered', (lines, outline) => {
    const file = wordFile([
      { text: 'Binder of Ash Hall', style: 'Titel' },
      ...lines.map((text) => ({ text })),
      { text: 'Lockout', style: 'berschrift1' },
      { text: 'Knock.' },
    ]);
    expect(outlineOf('a.docx', file)).toBe(outline);
  });

  // IMPORT-1
  test('is recognized whatever the names of its parts are', () => {
    const file = wordFile([{ text: 'Call 999.', list: '1' }], {}, 'document2.xml');
    expect(read('', file).blocks.map(({ label, text }) => [label, text])).toEqual([
      ['1.', 'Call 999.'],
    ]);
  });

  // IMPORT-2
  test('has notes, text boxes and link addresses in their places, and keeps apart what is not text', () => {
    const link = (id: string, text: string) =>
      `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;
    const body = [
      paragraphXml({ text: 'Lockout', style: 'berschrift1' }),
      paragraphXml({ text: 'Lockout\t2', style: 'TOC1' }),
      paragraphXml({
        text: `${run('Ask for the card')}<w:r><w:footnoteReference w:id="2"/></w:r>`,
      }),
      paragraphXml({ text: `${run('Write it in ')}${link('rId1', 'the log')}${run('.')}` }),
      paragraphXml({ text: `${run('See ')}${link('rId1', 'https://halls.example/log')}` }),
      paragraphXml({
        text: `${run('Open')}<w:r><w:endnoteReference w:id="1"/></w:r>${boxXml([
          { text: 'Knock.', list: '3' },
          { text: 'Wait.', list: '3' },
        ])}`,
      }),
      paragraphXml({
        text: `${run('Yes ')}<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>${run(' 3')}`,
      }),
    ].join('');
    const { blocks } = read(
      'a.docx',
      wordFile(body, {
        rId1: { type: 'hyperlink', target: 'https://halls.example/log' },
        rId2: {
          type: 'header',
          target: 'header1.xml',
          content: paragraphXml({ text: 'Confidential' }),
        },
        rId3: {
          type: 'header',
          target: 'header2.xml',
          content: paragraphXml({ text: 'Confidential' }),
        },
        rId4: { type: 'footer', target: 'footer1.xml', content: paragraphXml({ text: 'Page 1' }) },
        rId5: {
          type: 'comments',
          target: 'comments.xml',
          content: `<w:comment w:id="0">${paragraphXml({ text: 'Still true?' })}</w:comment>`,
        },
        rId6: {
          type: 'footnotes',
          target: 'footnotes.xml',
          content: note('footnote', 2, 'or a photo of it') + note('footnote', 3, 'Nobody names it'),
        },
        rId7: { type: 'endnotes', target: 'endnotes.xml', content: note('endnote', 1, 'policy 4') },
        rId8: {
          type: 'diagramData',
          target: 'data1.xml',
          content: '<a:p><a:r><a:t>Call first</a:t></a:r></a:p>'.replaceAll('a:', 'w:'),
        },
      }),
    );
    expect(blocks.map(({ aside, label, text }) => [aside, label, text].filter(Boolean))).toEqual([
      ['Lockout'],
      ['contents', 'Lockout\t2'],
      ['Ask for the card (or a photo of it)'],
      ['Write it in the log (https://halls.example/log).'],
      ['See https://halls.example/log'],
      ['Open (policy 4)'],
      ['1.', 'Knock.'],
      ['2.', 'Wait.'],
      ['Yes → 3'],
      ['header', 'Confidential'],
      ['footer', 'Page 1'],
      ['comment', 'Still true?'],
      ['drawing', 'Call first'],
      ['note', 'Nobody names it'],
    ]);
    const { issues, left } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
    expect(issues).toHaveLength(1);
    expect(left.map((piece) => textOf(blocks, piece))).toEqual([
      'Lockout\t2',
      'Confidential',
      'Page 1',
      'Still true?',
      'Call first',
      'Nobody names it',
    ]);
  });

  // IMPORT-3
  test('has each table as one step, one after another, and a single column as lines', () => {
    const file = wordFile(
      [
        paragraphXml({ text: 'Lockout', style: 'berschrift1' }),
        table(['Key', 'Fee'], ['Room', '£40']),
        table(['Hall', 'Desk'], ['North', 'day']),
        table(['Knock.'], ['Wait.']),
      ].join(''),
    );
    expect(outlineOf('a.docx', file)).toBe(
      'Lockout [Access]\n1 Key | Fee / Room | £40\n2 Hall | Desk / North | day\n3 Knock.\n4 Wait.',
    );
  });

  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  // IMPORT-13
  test('has the pictures that a step can have, once each, in tables too; others are counted', () => {
    const body = [
      paragraphXml({ text: `${run('The panel')}${pictureXml('rId1')}` }),
      paragraphXml({ text: pictureXml('rId2') }),
      `<w:tbl><w:tr>${cell('Key')}<w:tc>${paragraphXml({ text: pictureXml('rId1') })}</w:tc></w:tr></w:tbl>`,
      paragraphXml({
        text: `${run('Odd')}${pictureXml('rId3')}${pictureXml('rId4')}${pictureXml('rId9')}`,
      }),
    ].join('');
    const { blocks, pictures } = read(
      'a.docx',
      wordFile(body, {
        rId1: { type: 'image', target: 'media/image1.png', content: PNG },
        rId2: { type: 'image', target: 'media/image2.PNG', content: PNG },
        rId3: { type: 'image', target: 'media/image3.emf', content: PNG },
        rId4: { type: 'image', target: 'media/image4.jpeg', content: Buffer.from('no picture') },
        rId9: { type: 'image', target: 'https://halls.example/a.png' },
      }),
    );
    const hash = createHash('sha256').update(PNG).digest('hex');
    expect(pictures).toEqual({ [hash]: PNG.toString('base64') });
    expect(blocks.map((block) => [block.text, block.pictures.length, block.lost])).toEqual([
      ['The panel', 1, 0],
      ['', 1, 0],
      ['Key', 1, 0],
      ['Odd', 0, 3],
    ]);
  });

  // IMPORT-2, IMPORT-17
  test('keeps struck and hidden words apart, and has the addresses of its fields', () => {
    const field = (address: string, words: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "${address}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(words)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const simple = `<w:fldSimple w:instr=' HYPERLINK "https://halls.example/fee" '>${run('the fee')}</w:fldSimple>`;
    const body = [
      paragraphXml({ text: 'Lockout', style: 'berschrift1' }),
      paragraphXml({ text: `${run('Take ')}${simple}` }),
      paragraphXml({
        text: `${styled('strike', 'Call Tom.')}${run('Call ')}${field('tel:555-0142', 'the desk')}`,
      }),
      paragraphXml({ text: `${run('Wait.')}${styled('vanish', 'Not for print')}` }),
      paragraphXml({
        text: `${run('Is it late?')}<w:r><w:br/></w:r>${run('IF YES knock.')}<w:r><w:br/></w:r>${run('IF NO wait.')}`,
      }),
    ].join('');
    const { blocks } = read('a.docx', wordFile(body));
    expect(blocks.map(({ aside, text }) => [aside, text].filter(Boolean))).toEqual([
      ['Lockout'],
      ['Take the fee (https://halls.example/fee)'],
      ['struck', 'Call Tom.'],
      ['Call the desk (555-0142)'],
      ['hidden', 'Not for print'],
      ['Wait.'],
      ['Is it late?'],
      ['IF YES knock.'],
      ['IF NO wait.'],
    ]);
    expect(outlineOf('a.docx', wordFile(body))).toBe(
      'Lockout [Access]\n1 Take the fee (https://halls.example/fee)\n2 Call the desk (555-0142)\n3 Wait.\n4 Is it late? | yes next, no 6\n5 knock. | end\n6 wait.',
    );
  });

  // IMPORT-2
  test('loses no word of any paragraph', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(texts, (all) => {
        const said = all
          .map((text) => text.replaceAll(/[^\p{L}\p{N} .,]/gu, ''))
          .filter((text) => /[\p{L}\p{N}]/u.test(text));
        fc.pre(said.length > 0);
        const { blocks } = read('', wordFile(said.map((text) => ({ text }))));
        expect(blocks.map(({ text }) => text)).toEqual(said);
      }),
      { numRuns: 100 },
    );
  });
});

describe('other documents', () => {
  // IMPORT-1
  test('Markdown has headings, lists in lists, tables and words without their signs', () => {
    const text = `# Halls

## Lost key

1. Ask for *identification*.
2. Is it a master key?
   - If yes, call **Security**.
   - If no, go to step 3.
3. Lend a key from the [key log](https://halls.example/keys).

| Who | When |
| --- | --- |
| Desk | day |

## Pests

Tell the resident &amp; write it down.`;
    expect(outlineOf('halls.md', text)).toBe(`Lost key [Other]
1 Ask for identification.
2 Is it a master key? | yes next, no 4
3 call [[contact:security]].
4 Lend a key from the key log (https://halls.example/keys).
5 Who | When / Desk | day

Pests [Pests]
1 Tell the resident & write it down.`);
    expect(read('', text).kind).toBe('markdown');
  });

  const ROWS = [
    ['Issue', 'Category', 'Step', 'Question*', 'If yes', 'If no', 'Note'],
    ['Gas smell', 'Fire', '1', 'Is it strong?', 'Step 3', 'next', ''],
    ['', '', '2', 'Open a window.', '', '', 'from outside'],
    ['', '', '3', 'Call 999, from outside', '', '', ''],
  ];
  const OUTLINE = `Gas smell [Fire]
1 Is it strong? | yes 3, no next
2 Open a window. / from outside
3 Call [[contact:emergency]], from outside`;

  // IMPORT-1, IMPORT-10
  test.each([
    [
      'CSV',
      'a.csv',
      ROWS.map((row) => row.map((one) => (one.includes(',') ? `"${one}"` : one)).join(',')).join(
        '\r\n',
      ),
    ],
    ['CSV of another language', 'a.csv', ROWS.map((row) => row.join(';')).join('\n')],
    ['cells pasted from a sheet', '', ROWS.map((row) => row.join('\t')).join('\n')],
    ['XLSX', 'a.xlsx', workbookFile({ Steps: ROWS })],
  ])('a sheet of steps as %s', (_, name, content) => {
    expect(outlineOf(name, content)).toBe(OUTLINE);
  });

  // IMPORT-1
  test('a sheet without known columns is read as lines under its name, with dates as dates', () => {
    const file = workbookFile({
      Contacts: [['Duty phone', 'since', 46_000]],
      Empty: [],
      Fire: [['Leave', '', 'the building']],
    });
    expect(outlineOf('a.xlsx', file)).toBe(`Contacts [Other]
1 Duty phone | since | 2025-12-09

Fire [Fire]
1 Leave | the building`);
  });

  // IMPORT-1
  test('text is read in its own character set', () => {
    const said = 'Café: call the Wächter.';
    const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(said, 'utf16le')]);
    for (const bytes of [
      Buffer.from(said),
      Buffer.from(said, 'latin1'),
      marked,
      Buffer.from(`\u{FEFF}${said}`),
    ]) {
      expect(read('a.txt', bytes).blocks.map(({ text }) => text)).toEqual([said]);
    }
  });

  const wideRow = '<row><c r="ZZZ1"><v>1</v></c></row>';
  const WIDE = zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<a><Relationship Id="1" Target="a.xml"/></a>',
    'xl/a.xml': `<worksheet>${wideRow.repeat(20)}</worksheet>`,
  });

  // IMPORT-8
  test.each([
    ['an old Word', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'OLD_WORD'],
    [
      'an old Excel',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('Workbook', 'utf16le')]),
      'OLD_SHEET',
    ],
    [
      'a sheet of OpenDocument',
      zipOf({ 'content.xml': '<a/>', mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
      'OTHER_SHEET',
    ],
    ['Pages', zipOf({ 'Index/Document.iwa': 'a' }), 'PAGES'],
    ['rich text without words', '{\\rtf1 }', 'EMPTY'],
    ['OpenDocument', zipOf({ 'content.xml': '<a/>' }), 'OTHER_OFFICE'],
    ['another zip', zipOf({ 'a.txt': 'a' }), 'NOT_KNOWN'],
    [
      'a program',
      Buffer.from(Array.from({ length: 4_096 }, (_, index) => index % 256)),
      'NOT_KNOWN',
    ],
    ['nothing', '', 'EMPTY'],
    ['signs', '--- \n …', 'EMPTY'],
    ['half a document', wordFile([{ text: 'Hello' }]).subarray(0, 300), 'DAMAGED'],
    ['broken XML', zipOf({ 'word/document.xml': '<a><b></a>' }), 'DAMAGED'],
    [
      'declared entities',
      zipOf({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      'DAMAGED',
    ],
    ['XML nested deep', zipOf({ 'word/document.xml': '<a>'.repeat(400) }), 'TOO_DEEP'],
    ['a bomb', zipOf({ 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, 32) }), 'TOO_LARGE'],
    [
      'a bomb that says it is small',
      zipOf({ 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, 32) }, 100),
      'TOO_LARGE',
    ],
    ['more words than a binder', 'word '.repeat(210_000), 'TOO_MUCH'],
    ['more lines than a binder', 'a\n'.repeat(10_001), 'TOO_MUCH'],
    ['too many rows above a damaged one', `a\tb\n${'c\td\n'.repeat(10_100)}e\t"f`, 'TOO_MUCH'],
    ['a sheet of thousands of columns', WIDE, 'TOO_MUCH'],
  ])('%s is refused or read', (_, content, why) => {
    expect(refusalOf('', content)).toBe(why);
  });

  // IMPORT-8
  test('any bytes are read or refused', () => {
    const begun = fc.constantFrom('', 'PK\u0003\u0004', '%PDF', '# ', 'issue,question\n');
    const whole = wordFile([{ text: 'Call 999.' }]);
    const cut = fc
      .tuple(fc.nat(whole.length), fc.uint8Array({ maxLength: 40 }))
      .map(([at, bytes]) =>
        Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + bytes.length)]),
      );
    const random = fc
      .tuple(begun, fc.uint8Array({ maxLength: 400 }))
      .map(([start, bytes]) => Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
    fc.assert(
      fc.property(
        fc.oneof(cut, random),
        fc.constantFrom('', 'a.csv', 'a.md', 'a.docx'),
        (bytes, name) => {
          expect(refusalOf(name, bytes)).toMatch(/^[A-Za-z_]+$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
