import { lineBlock, type SourceBlock } from '#core/import/source.ts';
import { BEGINS, LIST } from '#core/import/text-blocks.ts';
import { Refused } from './refused.ts';
import { columnsOf, type Column, type Line } from './pdf-lines.ts';
import { openPdf, type Dict, type Pdf, type Value } from './pdf-objects.ts';
import { runsOf } from './pdf-runs.ts';

/** Pages of a document: a binder of 1,000 has more words than are read. */
const PAGES = 2_000;

/** Returns the pages of a document with what they take over from those above them, in order. */
function pagesOf(pdf: Pdf): readonly { readonly page: Dict; readonly resources: Dict }[] {
  const pages: { page: Dict; resources: Dict }[] = [];
  const seen = new Set<number>();
  const walk = (node: Value | undefined, above: Dict, depth: number): void => {
    if (typeof node !== 'object' || node === null || !('ref' in node) || seen.has(node.ref)) return;
    seen.add(node.ref);
    if (depth > 50) throw new Refused('DAMAGED');
    if (pages.length >= PAGES) throw new Refused('TOO_MUCH');
    const dict = pdf.dictOf(node);
    const resources = dict['/Resources'] === undefined ? above : pdf.dictOf(dict['/Resources']);
    const kids = pdf.get(dict['/Kids']);
    if (Array.isArray(kids)) for (const kid of kids as Value[]) walk(kid, resources, depth + 1);
    else pages.push({ page: dict, resources });
  };
  const catalog = pdf.all.findLast((ref) => pdf.dictOf({ ref })['/Type'] === '/Catalog');
  if (catalog === undefined) throw new Refused('DAMAGED');
  walk(pdf.dictOf({ ref: catalog })['/Pages'], {}, 0);
  return pages;
}

const contentOf = (pdf: Pdf, page: Dict): string => {
  const contents = page['/Contents'];
  const read = pdf.get(contents);
  const parts = Array.isArray(read) ? (read as Value[]) : [contents];
  return parts.map((part) => pdf.streamOf(part).toString('latin1')).join('\n');
};

const plain = (text: string): string => text.replaceAll(/\d+/g, '#').toLowerCase();

/** Returns the texts at the top or foot of several pages, but for their numbers. */
function running(pages: readonly (readonly Column[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const columns of pages) {
    const lines = columns.flatMap((column) => column.lines).toSorted((a, b) => b.y - a.y);
    const edges = new Set(
      [...lines.slice(0, 2), ...lines.slice(-2)].map(({ text }) => plain(text)),
    );
    for (const text of edges) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length / 3);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

/** Returns the size of most letters. */
function usualSize(lines: readonly Line[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of lines) {
    const round = Math.round(2 * size) / 2;
    sizes.set(round, (sizes.get(round) ?? 0) + text.length);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 10;
}

const firstWord = (text: string): string => /\S+/.exec(text)?.[0] ?? '';

/** Tells whether a line goes on with the one above it, which had no room for its first word. */
function goesOn(line: Line, above: Line, { left, right }: Column): boolean {
  const isSame = Math.abs(line.size - above.size) < 0.6 && line.isBold === above.isBold;
  const isNear = above.y - line.y < 1.75 * above.size && above.y > line.y;
  const room = firstWord(line.text).length * 0.5 * line.size;
  const isFull = above.end + room > right - 0.03 * (right - left);
  const isLower = /^\p{Ll}/u.test(line.text) && !/[.!?:]$/.test(above.text);
  return (
    isNear &&
    !BEGINS.test(line.text) &&
    !line.text.includes(' | ') &&
    ((isSame && isFull) || isLower)
  );
}

/** Returns the paragraphs of a column: lines that a program broke are one, lists have the levels of their indentation. */
function paragraphs(
  column: Column,
  usual: number,
  beside: ReadonlySet<string>,
): readonly SourceBlock[] {
  const { lines } = column;
  const indents = [
    ...new Set(lines.filter(({ text }) => LIST.test(text)).map(({ x }) => Math.round(x / 4))),
  ].toSorted((a, b) => a - b);
  const ranks = indents.filter(
    (indent, index) => index === 0 || indent - (indents[index - 1] ?? 0) > 1,
  );
  const blocks: SourceBlock[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (
      beside.has(plain(line.text)) ||
      /^(?:page )?\d{1,3}(?: (?:of|\/) \d{1,3})?$/i.test(line.text)
    ) {
      const aside = line.y > (lines[0]?.y ?? 0) - 1 ? 'header' : 'footer';
      blocks.unshift(lineBlock(line.text, { isApart: true, aside }));
      continue;
    }
    if (last && above && goesOn(line, above, column)) {
      const isHyphen = /\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(line.text);
      const text = isHyphen ? last.text.slice(0, -1) + line.text : `${last.text} ${line.text}`;
      blocks[blocks.length - 1] = { ...last, text };
    } else {
      const isLarge = line.size > 1.12 * usual;
      const level = LIST.test(line.text)
        ? ranks.findLastIndex((rank) => rank <= Math.round(line.x / 4) + 1)
        : 0;
      const gap = above ? above.y - line.y : Number.POSITIVE_INFINITY;
      blocks.push(
        lineBlock(line.text, {
          isApart: gap < 0 || gap > 1.6 * line.size,
          isBold: line.isBold || isLarge,
          level: Math.max(0, level),
          ...(isLarge && { size: Math.round(line.size) }),
        }),
      );
    }
    above = line;
  }
  return blocks;
}

/** Reads a PDF: its text by where it is on the page, in columns, without what runs through all pages (IMPORT-1). */
export function pdfBlocks(file: Buffer): readonly SourceBlock[] {
  const pdf = openPdf(file);
  const pages = pagesOf(pdf).map(({ page, resources }) =>
    columnsOf(runsOf(pdf, { content: contentOf(pdf, page), resources })),
  );
  const lines = pages.flat().flatMap((column) => column.lines);
  if (lines.length === 0) throw new Refused('SCANNED_PDF');
  const beside = running(pages);
  const usual = usualSize(lines);
  const all = pages.flat().flatMap((column) => paragraphs(column, usual, beside));
  const seen = new Set<string>();
  const text = all.filter(({ aside }) => !aside);
  const asides = all.filter((block) => {
    const isNew = block.aside !== undefined && !seen.has(plain(block.text));
    if (block.aside) seen.add(plain(block.text));
    return isNew;
  });
  return [...text, ...asides];
}
