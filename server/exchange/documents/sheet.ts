import type { SheetColumn } from '#core/import/paragraphs/source.ts';
import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { ABOUT } from '#core/import/phrases/usual-headings.ts';
import { rowBlocks } from './base/rows.ts';
import { actColumn, namesSteps } from './base/step-rows.ts';
import { tableBlocks } from './base/tables.ts';
import type { Sheet } from './workbook.ts';

/** The usual names of the columns in a sheet of steps (IMPORT-10). */
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

/** Returns the kind of each column by its name in the first row; undefined if no column holds questions. If two columns have the same kind, only the first has it. */
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

const filled = (row: readonly string[]): readonly string[] =>
  row.filter((cell) => cell.trim() !== '');

/** A row of a sheet, and whether an empty row is above it. */
type Row = { readonly cells: readonly string[]; readonly isApart: boolean };

const firstOf = (cells: readonly string[]): number => cells.findIndex((cell) => cell.trim() !== '');
const isAlone = ({ cells }: Row): boolean => filled(cells).length === 1;

/** Splits the rows of a sheet into the tables below one another. A table begins at a row that names columns. A row with a single cell is a table of its own, unless it is the next cell of a column that says what to do. */
function tablesIn(rows: readonly Row[]): readonly (readonly Row[])[] {
  const tables: Row[][] = [];
  /** The row of column names, if it stands above the title of the first table. */
  let names: Row | undefined;
  for (const [place, row] of rows.entries()) {
    const last = tables.at(-1);
    const [header] = last ?? [];
    const next = rows[place + 1];
    const isTitle =
      row.isApart ||
      !next ||
      namesSteps(next.cells) ||
      firstOf(row.cells) < actColumn(header?.cells);
    const isOwn = !header || isAlone(header) || namesSteps(row.cells) || (isAlone(row) && isTitle);
    if (isOwn && isAlone(row) && last?.length === 1 && header && namesSteps(header.cells)) {
      names = header;
      tables.pop();
    }
    const isBelow = header !== undefined && isAlone(header) && !isAlone(row);
    const isNamed = names === undefined || namesSteps(row.cells);
    if (isOwn) tables.push(names && isBelow && !isNamed ? [names, row] : [row]);
    else last?.push(row);
  }
  return names && !tables.some(([first]) => first === names) ? [[names], ...tables] : tables;
}

const isAbout = ([row]: readonly Row[]): boolean =>
  row !== undefined && ABOUT.test(filled(row.cells)[0] ?? '');

/** Tells whether a column holds only 'Yes' and 'No', as answers next to questions do. */
const hasAnswers = (rows: readonly (readonly string[])[], at: number): boolean => {
  const cells = rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 1 && cells.every((cell) => /^(?:yes|no)$/i.test(cell));
};

/** Returns the rows of a sheet: as steps if the first row has the names of our columns, otherwise as lines below the name of the sheet. */
function blocksOf(
  { name, rows }: Pick<Sheet, 'name' | 'rows'>,
  isOnly: boolean,
  table: number,
): readonly SourceBlock[] {
  const full = rows.flatMap((cells, at): Row[] =>
    isEmpty(cells) ? [] : [{ cells, isApart: isEmpty(rows[at - 1] ?? []) }],
  );
  const [header, ...below] = full.map(({ cells }) => cells);
  const columns = header && columnsOf(header);
  const isOurs = columns?.every((column, at) => column !== 'other' || !hasAnswers(below, at));
  if (columns && isOurs) {
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
      const [first] = own;
      const isNamed = first !== undefined && namesSteps(first.cells);
      const width = Math.max(...own.map(({ cells }) => cells.length));
      const line = ({ cells }: Row): SourceBlock =>
        lineBlock(asOne(cells), {
          isApart: true,
          ...(isNamed && { table: table + index }),
        });
      const next = tables.slice(index + 1).find((other) => !isAbout(other));
      // A single cell above a table is the title of that table.
      if (first && own.length === 1 && isAlone(first) && !isAbout(own) && (next?.length ?? 0) > 1) {
        return [{ ...line(first), kind: 'heading' as const, level: 2 }];
      }
      const made = own.map((row) => ({
        cells: Array.from({ length: width }, (_, column) => (row.cells[column] ?? '').trim()),
        block: line(row),
      }));
      const isSaid = tables.slice(0, index).some(([other]) => other === first);
      return tableBlocks(made).filter(({ aside: kind }) => !isSaid || kind !== 'columns');
    }),
  ];
}

const aside = (text: string, kind: 'hidden' | 'struck'): SourceBlock =>
  lineBlock(text, { aside: kind, isApart: true });

const asOne = (cells: readonly string[]): string =>
  filled(cells)
    .map((cell) => cell.trim())
    .join(' | ');

/** Splits a sheet into the rows that it shows and the texts that it hides, hidden rows first and then hidden columns. */
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

/** Returns the rows of all sheets as blocks. Text that the sheets hide is kept apart. */
export function sheetBlocks(sheets: readonly Sheet[]): readonly SourceBlock[] {
  const all = sheets.map((sheet) => ({ name: sheet.name, ...shownOf(sheet) }));
  const full = all.filter(({ rows }) => !rows.every(isEmpty));
  return [
    ...full.flatMap((sheet, index) => blocksOf(sheet, full.length === 1, index * 10_000)),
    ...all.flatMap(({ beside }) => beside),
  ];
}
