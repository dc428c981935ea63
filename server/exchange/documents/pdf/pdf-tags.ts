import { lineBlock, type Aside, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { joinedLines, LIST } from '#core/import/paragraphs/text-blocks.ts';
import type { PdfElement } from './pdf-page.ts';
import { columnsOf, isSameLine, lettersIn, paragraphText } from './pdf-lines.ts';
import type { Page, Run } from './pdf-pages.ts';
import type { Rows } from './pdf-tables.ts';

const HEADING = /^(?:H(\d?)|Title)$/;
/** The share of the letters that the file's structure may leave out, such as page headers, footers and page numbers. */
const LEFT_OUT = 0.2;

const isLetter = /[\p{L}\p{N}]/u;
/** Returns the ids of the parts of a page that belong to an element, in order. */
const partsOf = (element: PdfElement): readonly string[] =>
  element.type === 'content' ? [element.id ?? ''] : (element.children ?? []).flatMap(partsOf);

type Item = { label: string; readonly level: number; isNew: boolean };

/** Makes a reader of the structures of pages, one page after the other, since a paragraph or table may go on on the next page. */
function structured(usual: number) {
  const blocks: (SourceBlock | Rows)[] = [];
  let [pages, lists, whole, contents] = [0, 0, 0, 0];
  let rows: (readonly string[])[] | undefined;
  let isFirst = false;
  let gathered: Run[] = [];
  let item: Item | undefined;
  let cell: string[] | undefined;
  let heading: number | undefined;
  const flush = (): void => {
    const own = gathered;
    gathered = [];
    const text = own.length === 0 ? '' : paragraphText(own);
    if (text === '') return;
    const label = item?.isNew === true ? item.label : '';
    const isNumbered = isLetter.test(label) && label !== 'o';
    if (cell) {
      cell.push([isNumbered ? label : '', text].filter(Boolean).join(' '));
      if (item) item.isNew = false;
      return;
    }
    const last = blocks.at(-1);
    const goesOn = isFirst && label === '' && /^\p{Ll}/u.test(text);
    isFirst = false;
    if (goesOn && last && 'text' in last && !/[.!?:]$/.test(last.text)) {
      blocks[blocks.length - 1] = { ...last, text: joinedLines(last.text, text) };
      return;
    }
    const size = Math.round(Math.max(...own.map((run) => run.size)));
    const look = {
      page: pages,
      isApart: true,
      isBold: own.every(({ isBold }) => isBold),
      ...(size > 1.12 * usual && { size }),
      ...(contents > 0 && { aside: 'contents' as Aside }),
    };
    if (heading !== undefined)
      blocks.push(lineBlock(text, { ...look, kind: 'heading', level: heading }));
    else if (item?.isNew !== true) blocks.push(lineBlock(text, look));
    else if (label === '' && LIST.test(text))
      blocks.push(lineBlock(text, { ...look, level: item.level }));
    else {
      const kind = isNumbered ? 'numbered' : 'bullet';
      blocks.push(
        lineBlock(text, { ...look, kind, level: item.level, label: isNumbered ? label : '' }),
      );
    }
    if (item) item.isNew = false;
  };
  const row = (element: PdfElement, read: (one: PdfElement) => void): void => {
    const around = { cell, item };
    const cells = (element.children ?? []).map((one) => {
      cell = [];
      item = undefined;
      read(one);
      flush();
      return cell.join('\n');
    });
    ({ cell, item } = around);
    if (!cells.some(Boolean)) return;
    if (cell) {
      cell.push(cells.filter(Boolean).join(' | '));
      return;
    }
    rows?.push(cells);
  };
  return {
    blocks,
    page: (structure: PdfElement | undefined, parts: ReadonlyMap<string, readonly Run[]>): void => {
      isFirst = true;
      pages += 1;
      const read = (element: PdfElement): void => {
        const { role = '', children = [] } = element;
        if (element.type === 'content') {
          const own = parts.get(element.id ?? '') ?? [];
          const [begins, above] = [own[0], gathered.at(-1)];
          const isLoose = item === undefined && heading === undefined && whole === 0;
          if (
            isLoose &&
            begins &&
            above &&
            !isSameLine(above, begins) &&
            !/^\p{Ll}/u.test(begins.text)
          )
            flush();
          gathered.push(...own);
          return;
        }
        if (role === 'Lbl' && item) {
          item.label = paragraphText(
            children.flatMap(partsOf).flatMap((id) => parts.get(id) ?? []),
          );
          return;
        }
        if (role === 'TR') {
          flush();
          row(element, read);
          return;
        }
        const [, level] = HEADING.exec(role) ?? [];
        const isBlock = /^(?:P|LI|L|Table|TOC|TOCI|Caption|Note|FENote|H\d?|Title)$/.test(role);
        const around = { item, heading, rows };
        if (isBlock) flush();
        if (role === 'Table' && !cell) rows = [];
        if (HEADING.test(role)) heading = Number(level) || 1;
        if (role === 'LI') item = { label: '', level: lists - 1, isNew: true };
        if (role === 'L') lists += 1;
        if (role === 'P') whole += 1;
        if (role === 'TOC') contents += 1;
        for (const child of children) read(child);
        if (isBlock) flush();
        if (role === 'Table' && rows && rows.length > 0 && !cell) blocks.push(rows);
        if (role === 'TOC') contents -= 1;
        if (role === 'P') whole -= 1;
        if (role === 'L') lists -= 1;
        ({ item, heading, rows } = around);
      };
      if (structure) read(structure);
      flush();
    },
  };
}

/** Returns the paragraphs of pages by the structure that a program, such as Word or a browser, stored with the text. Undefined if there is none, or if it leaves out too much. */
export function taggedBlocks(
  pages: readonly Page[],
  usual: number,
): readonly (SourceBlock | Rows)[] | undefined {
  const read = pages.map(({ runs, structure }) => {
    const named = new Set(structure ? partsOf(structure) : []);
    const isNamed = ({ part }: Run): boolean => part !== undefined && named.has(part);
    return {
      structure,
      parts: Map.groupBy(runs.filter(isNamed), ({ part = '' }) => part),
      others: runs.filter((run) => !isNamed(run)),
    };
  });
  const all = lettersIn(pages.flatMap(({ runs }) => runs));
  if (lettersIn(read.flatMap(({ others }) => others)) > LEFT_OUT * all) return undefined;
  const structure = structured(usual);
  for (const page of read) structure.page(page.structure, page.parts);
  const running = read.flatMap(({ others, parts }) => {
    const top = Math.max(...[...parts.values()].flat().map(({ y }) => y));
    return columnsOf(others)
      .flatMap(({ lines }) => lines)
      .map(({ text, y }) =>
        lineBlock(text, { isApart: true, aside: y > top ? 'header' : 'footer' }),
      );
  });
  return [...structure.blocks, ...running];
}
