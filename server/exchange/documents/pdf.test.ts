import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { readDocument } from './read-document.ts';
import { Refused } from './refused.ts';

/** A line of a page: its place from the left and the foot, its size, whether it is bold, its words. */
type Shown = readonly [x: number, y: number, size: number, font: 'F1' | 'F2', text: string];

/** Returns a PDF with these pages; `more` is added to its end. */
function pdfFile(pages: readonly (readonly Shown[])[], more = ''): Buffer {
  const fonts = ['Helvetica', 'Helvetica-Bold'].map(
    (name, index) =>
      `${index + 3} 0 obj << /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >> endobj`,
  );
  const all = pages.flatMap((lines, index) => {
    const [page, content] = [5 + 2 * index, 6 + 2 * index];
    const said = lines
      .map(
        ([x, y, size, font, text]) =>
          `BT /${font} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\\\]/g, '\\\\$&')}) Tj ET`,
      )
      .join('\n');
    return [
      `${page} 0 obj << /Type /Page /Parent 2 0 R /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >> endobj`,
      `${content} 0 obj << /Length ${said.length} >> stream\n${said}\nendstream endobj`,
    ];
  });
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  const text = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages.length} >> endobj`,
    ...fonts,
    ...all,
    more,
  ].join('\n');
  return Buffer.from(text, 'latin1');
}

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

const read = (bytes: Buffer) => readDocument({ name: 'a.pdf', bytes });

// IMPORT-1, IMPORT-17
test('a PDF is read by its lines, sizes and pages, without what runs through them', () => {
  const { blocks, kind } = read(pdfFile(BINDER));
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

const words = (side: string) =>
  Array.from({ length: 9 }, (_, index) => `${side} line ${index + 1} goes on to its end`);

// IMPORT-1
test('its columns are read one after the other', () => {
  const page = [...lines(words('left'), 50, 700), ...lines(words('right'), 320, 700)];
  const texts = read(pdfFile([page]))
    .blocks.map(({ text }) => text)
    .join(' ');
  expect(texts.indexOf('left line 9')).toBeLessThan(texts.indexOf('right line 1'));
});

const refusalOf = (bytes: Buffer): string => {
  try {
    return read(bytes).kind;
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
};

// IMPORT-8
test.each([
  ['without letters', pdfFile([[]]), 'SCANNED_PDF'],
  ['with a password', pdfFile(BINDER, 'trailer << /Encrypt 9 0 R >>'), 'LOCKED_PDF'],
  ['without pages', Buffer.from('%PDF-1.4 nothing'), 'DAMAGED'],
  [
    'whose pages go round',
    Buffer.from(
      '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Kids [2 0 R 1 0 R] >> endobj',
    ),
    'SCANNED_PDF',
  ],
])('one %s is refused', (_, bytes, why) => {
  expect(refusalOf(bytes)).toBe(why);
});

// IMPORT-8
test('one that is damaged anywhere is read or refused', () => {
  const whole = pdfFile(BINDER);
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 40 });
  fc.assert(
    fc.property(damage, fc.nat(whole.length), (changes, length) => {
      const bytes = Buffer.from(whole.subarray(0, Math.max(8, length)));
      for (const [at, value] of changes) if (at > 4 && at < bytes.length) bytes[at] = value;
      expect(refusalOf(bytes)).toMatch(/pdf|PDF|DAMAGED|EMPTY|TOO_MUCH/);
    }),
    { numRuns: 500 },
  );
});
