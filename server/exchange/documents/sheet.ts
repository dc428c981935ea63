import { BLOCK_LENGTH } from '#core/import/text-blocks.ts';
import type { SheetColumn } from '#core/import/source.ts';
import { lineBlock, type SourceBlock } from '#core/import/source.ts';
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

/** Returns a row as a block of cells; of what is in columns without a name of ours, one cell. Too long for one step: lines. */
export function rowBlocks(
  cells: readonly { column: SheetColumn; text: string }[],
): readonly SourceBlock[] {
  const full = cells.filter(({ text }) => text.trim() !== '');
  const length = full.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (length > 2 * BLOCK_LENGTH) return full.map(({ text }) => lineBlock(text, { isApart: true }));
  const others = full.filter(({ column }) => column === 'other').map(({ text }) => text.trim());
  const own = full.filter(({ column }) => column !== 'other');
  const all =
    others.length > 0 ? [...own, { column: 'other' as const, text: others.join('\n') }] : own;
  return all.length > 0 ? [lineBlock('', { kind: 'row', cells: all })] : [];
}

/** Returns the rows of a sheet: steps, if its first row names known columns, otherwise lines under its name. */
function blocksOf({ name, rows }: Sheet, isOnly: boolean): readonly SourceBlock[] {
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
  return [
    ...heading,
    ...full.map((row) =>
      lineBlock(
        row
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(' | '),
        { isApart: true },
      ),
    ),
  ];
}

/** Returns the rows of all sheets as blocks. */
export function sheetBlocks(sheets: readonly Sheet[]): readonly SourceBlock[] {
  const full = sheets.filter(({ rows }) => !rows.every(isEmpty));
  return full.flatMap((sheet) => blocksOf(sheet, full.length === 1));
}
