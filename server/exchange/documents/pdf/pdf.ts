import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import {
  begins,
  endsOpen,
  joinedLines,
  LIST,
  wholeWords,
} from '#core/import/paragraphs/text-blocks.ts';
import { Refused } from '../base/refused.ts';
import { columnsOf, TABLE, type Column, type Line } from './pdf-lines.ts';
import type { PdfPage } from './pdf-page.ts';
import { placedPage, type Page, type Run } from './pdf-pages.ts';
import { ruledTables, withTables, type Rows } from './pdf-tables.ts';
import { taggedBlocks } from './pdf-tags.ts';

const plain = (text: string): string => text.replaceAll(/\d+/g, '#').toLowerCase();

/** A page number that is a line of its own. */
const PAGE = /^(?:page )?\d{1,3}(?: (?:of|\/) \d{1,3})?$/i;

/** Returns a key that is the same for lines at the same height on several pages that differ only in their numbers. */
const key = ({ text, y }: Line): string => `${plain(text)} ${Math.round(y / 4)}`;

/** Returns the page headers and footers: lines at the upper or lower edge that repeat at the same height on several pages, apart from their numbers. */
function runningIn(pages: readonly (readonly Column[])[]): ReadonlySet<Line> {
  const edges = pages.flatMap((columns) => {
    const lines = columns.flatMap((column) => column.lines).toSorted((a, b) => b.y - a.y);
    return [lines, lines.toReversed()];
  });
  const counts = new Map<string, number>();
  for (const line of new Set(edges.flatMap((lines) => lines.slice(0, 4))))
    counts.set(key(line), (counts.get(key(line)) ?? 0) + 1);
  const least = Math.max(2, pages.length / 3);
  const isRunning = (line: Line): boolean =>
    !line.text.startsWith(TABLE) && (PAGE.test(line.text) || (counts.get(key(line)) ?? 0) >= least);
  return new Set(
    edges.flatMap((lines) => {
      const [first, ...others] = lines
        .slice(
          0,
          lines.findIndex((line) => !isRunning(line)),
        )
        .slice(0, 4);
      // A header ends where a gap follows. If there is no gap, only its first line counts.
      const end = others.findLastIndex(
        (line, at) => Math.abs(line.y - (lines[at + 2]?.y ?? 0)) > 1.6 * line.size,
      );
      return first ? [first, ...others.slice(0, end + 1)] : [];
    }),
  );
}

/** Returns the size that most letters have. */
function usualSize(runs: readonly Run[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of runs) {
    const round = Math.round(2 * size) / 2;
    sizes.set(round, (sizes.get(round) ?? 0) + text.length);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 10;
}

const firstWord = (text: string): string => /\S+/.exec(text)?.[0] ?? '';

/** Tells whether a line continues the one above, where its first word did not fit. */
function goesOn(line: Line, above: Line, { left, right }: Column): boolean {
  const isSame = Math.abs(line.size - above.size) < 0.6 && line.isBold === above.isBold;
  const isNear = above.y - line.y < 1.75 * above.size && above.y > line.y;
  const room = firstWord(line.text).length * 0.5 * line.size;
  const isFull = above.end + room > right - 0.03 * (right - left);
  const isHanging = above.hang !== undefined && Math.abs(line.x - above.hang) < 3;
  const isNumber =
    isSame &&
    !line.isBold &&
    ((/^\d{3}\b/.test(line.text) && /\p{Ll}$/u.test(above.text)) ||
      (/^\d/.test(line.text) &&
        /\d[-‐]$|\b(?:go|proceed|continue|return|skip|step) to$/i.test(above.text)));
  const isLower = /^\p{Ll}/u.test(line.text) && !/[.!?:]$/.test(above.text);
  return (
    isNear &&
    line.label === undefined &&
    (!begins(line.text) ||
      (isFull && (isHanging || isNumber)) ||
      endsOpen(above.text, line.text)) &&
    !line.text.includes(' | ') &&
    ((isSame && isFull) || isLower || isNumber)
  );
}

/** The number of a list item with no period or parenthesis after it. */
const BARE = /^(\d{1,2}) (?=[\p{Lu}"“])/u;
const bareOf = ({ text }: Line): number => Number(BARE.exec(text)?.[1] ?? Number.NaN);

/** Tells whether a column begins in the middle of the sentence with which the one before it ended. */
const goesOver = (first: SourceBlock, last: SourceBlock): boolean =>
  first.aside === undefined &&
  first.label === '' &&
  /^\p{Ll}/u.test(first.text) &&
  /[\p{L}\p{N},;-]$/u.test(last.text) &&
  !begins(first.text) &&
  !/ \| /.test(first.text + last.text);

/** Returns the paragraphs of a column. Lines that a program broke are joined, and list items get a level from their indentation. */
function paragraphs(
  column: Column,
  usual: number,
  running: ReadonlySet<Line>,
  tables: readonly Rows[],
): readonly (SourceBlock | Rows)[] {
  const { lines } = column;
  // A page header may be wider than the columns below it, so it does not count here.
  const right = Math.max(...lines.flatMap((line) => (running.has(line) ? [] : [line.end])));
  const indents = [
    ...new Set(lines.filter(({ text }) => LIST.test(text)).map(({ x }) => Math.round(x / 4))),
  ].toSorted((a, b) => a - b);
  const ranks = indents.filter(
    (indent, index) => index === 0 || indent - (indents[index - 1] ?? 0) > 1,
  );
  const blocks: (SourceBlock | Rows)[] = [];
  const beside: SourceBlock[] = [];
  let above: Line | undefined;
  /** The last line that began with a bare number. The next number at the same margin begins another list item. */
  let item: Line | undefined;
  for (const line of lines) {
    if (line.text.startsWith(TABLE)) {
      blocks.push(tables[Number(line.text.slice(1))] ?? []);
      above = undefined;
      continue;
    }
    const last = blocks.at(-1);
    if (running.has(line)) {
      const aside = line.y > (lines[0]?.y ?? 0) - 1 ? 'header' : 'footer';
      beside.push(lineBlock(line.text, { isApart: true, aside }));
      continue;
    }
    const isItem =
      item && Math.abs(item.x - line.x) < 3 && bareOf(item) + 1 === bareOf(line) && !line.isBold;
    const isOn = above && !isItem && goesOn(line, above, { ...column, right });
    if (last && 'text' in last && isOn) {
      blocks[blocks.length - 1] = { ...last, text: joinedLines(last.text, line.text) };
    } else {
      if (BARE.test(line.text)) item = line;
      const isLarge = line.size > 1.12 * usual;
      const { label } = line;
      const level = LIST.test(line.text)
        ? ranks.findLastIndex((rank) => rank <= Math.round(line.x / 4) + 1)
        : 0;
      const gap = above ? above.y - line.y : Number.POSITIVE_INFINITY;
      blocks.push(
        lineBlock(line.text, {
          isApart: gap < 0 || gap > 1.6 * line.size,
          isBold: line.isBold || isLarge,
          level: Math.max(0, level),
          ...(label !== undefined && {
            kind: 'numbered',
            label,
            level: label.split('.').length - 1,
          }),
          ...(isLarge && { size: Math.round(line.size) }),
        }),
      );
    }
    above =
      above?.hang !== undefined && line.hang === undefined ? { ...line, hang: above.hang } : line;
  }
  return [...blocks, ...beside];
}

/** Notes the page of these paragraphs. */
const onPage = (
  all: readonly (SourceBlock | Rows)[],
  index: number,
): readonly (SourceBlock | Rows)[] =>
  all.map((one) => ('text' in one ? { ...one, page: index + 1 } : one));

/** Returns the paragraphs of pages by the places of their text, in columns and tables; page headers and footers are kept apart. */
function placedBlocks(pages: readonly Page[], usual: number): readonly (SourceBlock | Rows)[] {
  const ruled = pages.map(({ runs, rules }) => ruledTables(runs, rules));
  const read = ruled.map(({ runs }) => columnsOf(runs));
  const running = runningIn(read);
  const blocks: (SourceBlock | Rows)[] = [];
  for (const [page, columns] of read.entries()) {
    for (const column of columns) {
      const all = paragraphs(column, usual, running, ruled[page]?.tables ?? []);
      const [first, ...others] = onPage(all, page);
      const at = blocks.findLastIndex((one) => !('aside' in one));
      const last = blocks[at];
      // A sentence may go on in the next column or on the next page.
      const isOn = first && last && 'text' in first && 'text' in last && goesOver(first, last);
      if (isOn) blocks[at] = { ...last, text: joinedLines(last.text, first.text) };
      else if (first) blocks.push(first);
      blocks.push(...others);
    }
  }
  return sizedHeadings(blocks);
}

const isLargeLine = (one: SourceBlock | Rows): one is SourceBlock =>
  'text' in one && one.kind === 'line' && one.aside === undefined && one.size !== undefined;

/** Makes headings of lines in large letters, if some begin with numbers and would otherwise be list items. Only a size that occurs more than once counts, and the largest is the highest level. */
function sizedHeadings(blocks: readonly (SourceBlock | Rows)[]): readonly (SourceBlock | Rows)[] {
  const large = blocks.filter(isLargeLine);
  if (!large.some(({ text }) => LIST.test(text))) return blocks;
  const sizes = large.map(({ size = 0 }) => size);
  const back = [...new Set(sizes)]
    .filter((size) => sizes.indexOf(size) !== sizes.lastIndexOf(size))
    .toSorted((a, b) => b - a);
  return blocks.map((one) => {
    if (!isLargeLine(one)) return one;
    const level = back.indexOf(one.size ?? 0) + 1;
    return level > 0 ? { ...one, kind: 'heading', level } : one;
  });
}

/** Reads the pages of a PDF by the structure that its program stored, or else by where its text is on the page (IMPORT-1). */
export function pdfBlocks(file: readonly PdfPage[]): readonly SourceBlock[] {
  const pages = file.map(placedPage);
  const runs = pages.flatMap((page) => page.runs);
  if (runs.length === 0) throw new Refused('SCANNED_PDF');
  const usual = usualSize(runs);
  const read = wholeWords(withTables(taggedBlocks(pages, usual) ?? placedBlocks(pages, usual)));
  const pictures = file.filter(({ isPicture }) => isPicture);
  const beside = pages.flatMap((page) =>
    page.beside.map(({ aside, text }) => lineBlock(text, { isApart: true, aside })),
  );
  const seen = new Set<string>();
  const asides = [...read.filter(({ aside }) => aside), ...beside].filter((block) => {
    const key = `${block.aside} ${plain(block.text)}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return [
    ...read.filter(({ aside }) => !aside),
    ...pictures.map(() => lineBlock('', { isApart: true, lost: 1 })),
    ...asides,
  ];
}
