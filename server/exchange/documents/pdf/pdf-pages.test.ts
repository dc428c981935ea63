import { expect, test } from 'vitest';
import type { PdfItem, PdfMark } from './pdf-page.ts';
import { placedPage } from './pdf-pages.ts';

const drawn = (str: string, x: number): PdfItem => ({
  str,
  width: 5 * str.trim().length,
  transform: [10, 0, 0, 10, x, 700],
  fontName: 'F1',
  hasEOL: false,
});
const begin: PdfMark = { type: 'beginMarkedContentProps', tag: 'Span', id: null };
const end: PdfMark = { type: 'endMarkedContent' };

const textsOf = (...items: readonly (PdfItem | PdfMark)[]): readonly string[] =>
  placedPage({
    items,
    remarks: [],
    rules: [],
    bold: new Set(),
    structure: undefined,
    isPicture: false,
    height: 800,
    turned: [1, 0, 0, 1, 0, 0],
  }).runs.map(({ text }) => text);

// IMPORT-1
test('a word with a soft hyphen that is not drawn is whole', () => {
  const [half, rest] = [drawn('Campus Protec', 50), drawn(' tion.', 115)];
  expect(textsOf(half, begin, end, rest)).toEqual(['Campus Protec', 'tion.']);
  expect(textsOf(half, rest)).toEqual(['Campus Protec', ' tion.']);
  expect(textsOf(drawn('Campus.', 50), begin, end, rest)).toEqual(['Campus.', ' tion.']);
  expect(textsOf(half, begin, drawn('-', 115), end, rest)).toEqual([
    'Campus Protec',
    '-',
    ' tion.',
  ]);
});
