import type { SheetColumn } from '#core/import/source.ts';
import { lineBlock, type SourceBlock } from '#core/import/source.ts';
import { ABOUT } from '#core/import/headings.ts';
import { rowBlocks } from './base/rows.ts';
import { tableBlocks } from './base/tables.ts';
import type { Sheet } from './workbook.ts';

/** The columns of a sheet of steps by what people call them (IMPORT-10). */
const NAMES = {
  issue: ['issue', 'issue name', 'title', 'procedure'],
  category: ['category'],
  step: ['step', 'no', 'number'],
  question: ['question', 'question or statement', 'statement', 'text'],
  yesText: ['yes text'],
  noText: ['no text'],
  ifYes: ['if yes'],
  ifNo: ['if no'],
  confirmation: ['confirmation', 'confirmation text'],
  onceConfirmed: ['once confirmed'],
} as const satisfies Partial<Record<SheetColumn, readonly string[]>>;
const COLUMNS = Object.keys(NAMES) as (keyof typeof NAMES)[];

const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Returns the kind of each column, by the first row; undefined if that names no question. Of a name that is there twice the first counts. */
function columnsOf(header: readonly string[]): readonly SheetColumn[] | undefined {
  const seen = new Set<SheetColumn>();
  const columns = header.map((name): SheetColumn => {
    const plain = name
      .trim()
      .toLowerCase()
      .replaceAll(/[*:.…]/g, '')
      .replaceAll(/[\s_-]+/g, ' ')
      .trim();
    const named = (one: keyof typeof NAMES) => NAMES[one].some((known) => known === plain);
    const column = COLUMNS.find(named) ?? 'other';
    if (column !== 'other' && seen.has(column)) return 'other';
    seen.add(column);
    return column;
  });
  return seen.has('question') ? columns : undefined;
}

/** A row whose cells name columns of steps, below which each row is one. */
const STEPS = /^(?:steps?|actions?|tasks?|what (?:to|you) do|instructions?|#|no\.?|nr\.?)\s*:?$/i;

const filled = (row: readonly string[]): readonly string[] =>
  row.filter((cell) => cell.trim() !== '');

/** Returns the rows of a sheet below each other as tables: each begins at a row that names columns. */
function tablesIn(
  rows: readonly (readonly string[])[],
): readonly (readonly (readonly string[])[])[] {
  const tables: (readonly string[])[][] = [];
  for (const row of rows) {
    const names = filled(row);
    const isHeader =
      names.length > 1 &&
      names.filter((cell) => STEPS.test(cell.trim())).length > 0 &&
      names.every((cell) => cell.length < 30);
    const isAlone = names.length === 1;
    const last = tables.at(-1);
    if (!last || isHeader || isAlone || filled(last[0] ?? []).length === 1) tables.push([row]);
    else last.push(row);
  }
  return tables;
}

/** Returns the rows of a sheet: steps, if its first row names known columns, otherwise lines under its name. */
function blocksOf({ name, rows }: Sheet, isOnly: boolean, table: number): readonly SourceBlock[] {
  const full = rows.filter((row) => !isEmpty(row));
  const [header = [], ...below] = full;
  const columns = columnsOf(header);
  if (columns) {
    return below.flatMap((row) =>
      rowBlocks(row.map((text, index) => ({ column: columns[index] ?? 'other', text }))),
    );
  }
  const heading =
    isOnly || full.length === 0 ? [] : [lineBlock(name, { kind: 'heading', level: 1 })];
  const tables = tablesIn(full);
  return [
    ...heading,
    ...tables.flatMap((own, index) => {
      const [first = []] = own;
      const isNamed =
        filled(first).length > 1 && filled(first).some((cell) => STEPS.test(cell.trim()));
      const width = Math.max(...own.map((row) => row.length));
      const line = (row: readonly string[]): SourceBlock =>
        lineBlock(asOne(row), {
          isApart: true,
          ...(isNamed && { table: table + index }),
        });
      const next = tables.slice(index + 1).find(([row = []]) => !ABOUT.test(filled(row)[0] ?? ''));
      // A cell alone above a table is the title of what it tells.
      if (
        own.length === 1 &&
        filled(first).length === 1 &&
        !ABOUT.test(filled(first)[0] ?? '') &&
        (next?.length ?? 0) > 1
      ) {
        return [{ ...line(first), kind: 'heading' as const, level: 2 }];
      }
      const made = own.map((row) => ({
        cells: Array.from({ length: width }, (_, column) => (row[column] ?? '').trim()),
        block: line(row),
      }));
      return tableBlocks(made);
    }),
  ];
}

const aside = (text: string, kind: 'hidden' | 'struck'): SourceBlock =>
  lineBlock(text, { aside: kind, isApart: true });

const asOne = (cells: readonly string[]): string =>
  filled(cells)
    .map((cell) => cell.trim())
    .join(' | ');

/** Splits a sheet into what it shows, and what it does not, row by row and then column by column. */
function shownOf({ rows, isHidden, hiddenRows, hiddenColumns, struck = [] }: Sheet) {
  const isRowShown = (_: unknown, at: number): boolean => !isHidden && !hiddenRows?.has(at);
  const isShown = (_: unknown, at: number): boolean => !hiddenColumns?.has(at);
  const shown = rows.filter(isRowShown);
  const lost = [
    ...rows.filter((row, at) => !isRowShown(row, at)),
    ...[...(hiddenColumns ?? [])].map((column) => shown.map((row) => row[column] ?? '')),
  ];
  return {
    rows: shown.map((row) => row.filter(isShown)),
    beside: [
      ...lost.filter((cells) => !isEmpty(cells)).map((cells) => aside(asOne(cells), 'hidden')),
      ...struck.map((text) => aside(text, 'struck')),
    ],
  };
}

/** Returns the rows of all sheets as blocks, and beside them what the sheets do not show. */
export function sheetBlocks(sheets: readonly Sheet[]): readonly SourceBlock[] {
  const all = sheets.map((sheet) => ({ name: sheet.name, ...shownOf(sheet) }));
  const full = all.filter(({ rows }) => !rows.every(isEmpty));
  return [
    ...full.flatMap((sheet, index) => blocksOf(sheet, full.length === 1, index * 10_000)),
    ...all.flatMap(({ beside }) => beside),
  ];
}
