import type { SourceBlock } from '#core/import/paragraphs/source.ts';
import type { SentDocument } from '../../server/exchange/documents/read-document.ts';
import { pdfFile, wordFile, type Shown } from '../../server/test/office-files.ts';

type Blocks = readonly SourceBlock[];

const textsOf = (blocks: Blocks): Blocks => blocks.filter(({ aside }) => aside === undefined);

const headingLevels = (blocks: Blocks): readonly number[] =>
  [
    ...new Set(textsOf(blocks).flatMap(({ kind, level }) => (kind === 'heading' ? [level] : []))),
  ].toSorted((a, b) => a - b);

/** Signs that a PDF of these fonts has others for, or none. */
const PDF_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/→/g, '->'],
];
const inPdf = (text: string): string =>
  PDF_SIGNS.reduce((all, [sign, other]) => all.replaceAll(sign, other), text);

/** Tells whether a document can be written anew: it has no tables, no sheets, and letters that every program has. */
export const canBeWritten = (blocks: Blocks): boolean =>
  headingLevels(blocks).length <= 2 &&
  blocks.every(({ kind, table, level, text, aside }) => {
    const isOfPage = aside !== undefined && aside !== 'contents';
    const isPlain = kind !== 'row' && table === undefined && level < 9 && !text.includes('\n');
    return isPlain && !isOfPage && !/[^\u0020-\u007E\u00A0-\u00FF\u2022]/.test(inPdf(text));
  });

const signOf = ({ kind, label }: SourceBlock): string =>
  kind === 'bullet' ? '•' : kind === 'numbered' ? label.trim() : '';

/** Returns a paragraph with its number or its sign before its words. */
const signed = (block: SourceBlock): string =>
  [signOf(block), block.text].filter((part) => part !== '').join(' ');

/** Writes a document as somebody copies it from a program: without looks, indented by its levels. */
function text(blocks: Blocks): Buffer {
  const lines = textsOf(blocks).map((one, at) => {
    const isHeading = one.kind === 'heading';
    const blank = at > 0 && (one.isApart || isHeading) ? '\n' : '';
    return `${blank}${isHeading ? '' : '   '.repeat(one.level)}${signed(one)}`;
  });
  return Buffer.from(lines.join('\n'));
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a document as a page: lists are lists, numbers are typed. */
function page(blocks: Blocks): Buffer {
  const parts = textsOf(blocks).map((one) => {
    const bold = one.isBold ? `<b>${escaped(signed(one))}</b>` : escaped(signed(one));
    if (one.kind === 'heading') return `<h${one.level || 1}>${escaped(one.text)}</h${one.level || 1}>`;
    if (one.kind !== 'bullet') return `<p>${bold}</p>`;
    const [open, close] = ['<ul>', '</ul>'].map((tag) => tag.repeat(one.level + 1));
    return `${open}<li>${escaped(one.text)}</li>${close}`;
  });
  return Buffer.from(`<html><body>${parts.join('\n')}</body></html>`);
}

/** Writes a document as one of Word, with styles of headings, bullets of lists and typed numbers. */
function word(blocks: Blocks): Buffer {
  const levels = headingLevels(blocks);
  return wordFile(
    textsOf(blocks).map((one) => {
      if (one.kind === 'heading')
        return { text: one.text, style: `berschrift${levels.indexOf(one.level) + 1}` };
      if (one.kind === 'bullet') return { text: one.text, list: '4', level: one.level };
      return { text: signed(one), isBold: one.isBold };
    }),
  );
}

/** Characters of a line, and points: of its letters, between lines, and of a level. */
const WIDE = 88;
const [SIZE, LEADING, INDENT] = [10, 13, 18];
const [TOP, FOOT, LEFT] = [780, 60, 50];

function broken(words: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Writes a document as a PDF: headings bold and larger, signs that hang before their lines. */
function pdf(blocks: Blocks): Buffer {
  const levels = headingLevels(blocks);
  const pages: Shown[][] = [[]];
  let y = TOP;
  for (const one of textsOf(blocks)) {
    const isHeading = one.kind === 'heading';
    const size = isHeading ? 16 - 2 * levels.indexOf(one.level) : SIZE;
    const font = isHeading || one.isBold ? 'F2' : 'F1';
    const sign = inPdf(signOf(one));
    const x = LEFT + (isHeading ? 0 : INDENT * one.level);
    const lines = broken(inPdf(one.text), WIDE - 4 * one.level);
    if (isHeading || one.isApart) y -= LEADING;
    for (const [at, line] of lines.entries()) {
      if (y < FOOT) {
        pages.push([]);
        y = TOP;
      }
      const shown = pages.at(-1);
      if (at === 0 && sign !== '') shown?.push([x, y, size, font, sign.replace('•', '\u0095')]);
      shown?.push([sign === '' ? x : x + INDENT, y, size, font, line]);
      y -= LEADING + (isHeading ? 4 : 0);
    }
  }
  return pdfFile(pages);
}

const sent =
  (ending: string, write: (blocks: Blocks) => Buffer) =>
  (blocks: Blocks): SentDocument => ({ name: `document.${ending}`, bytes: write(blocks) });

export const FILES: Readonly<Record<string, (blocks: Blocks) => SentDocument>> = {
  'a pasted text': sent('txt', text),
  'a page': sent('html', page),
  'a Word document': sent('docx', word),
  'a PDF': sent('pdf', pdf),
};
