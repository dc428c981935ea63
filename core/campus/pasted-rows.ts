import { CONTACT, type ContactMember } from './contact.ts';
import { CONTACT_MEMBERS, memberRow } from './contact-members.ts';

type Table = typeof CONTACT;

export type PastedColumn = {
  [M in ContactMember]: Table[M] extends { column: RegExp } ? M : never;
}[ContactMember];

/** The order of the first columns if no heading names them. The other columns follow. */
const IN_ORDER = [
  'name',
  'number',
  'areas',
  'hours',
  'when',
] as const satisfies readonly PastedColumn[];

/** Every column that a list may have. */
export const PASTED_COLUMNS = CONTACT_MEMBERS.filter(
  (member): member is PastedColumn => memberRow(member).column !== undefined,
);

/** A row of a pasted list: the line on which it begins, counted from 1, its cells, and the cells for which there is no column. */
export type PastedRow = Readonly<Record<PastedColumn, string>> & {
  readonly line: number;
  readonly unread: readonly string[];
};

const heading = (cell: string): string => cell.trim().toLowerCase();

const columnOf = (cell: string): PastedColumn | undefined =>
  PASTED_COLUMNS.find((column) => CONTACT[column].column.test(heading(cell)));

/** Returns the columns that a first row names, or undefined if that row is a contact like the others. */
export function namedColumns(
  cells: readonly string[],
): readonly (PastedColumn | undefined)[] | undefined {
  const own = cells.map(columnOf);
  const other = own.includes('name')
    ? -1
    : cells.findIndex((cell) => CONTACT.name.otherColumn.test(heading(cell)));
  const columns = own.map((column, at) => (at === other ? 'name' : column));
  const named = columns.filter((column) => column !== undefined);
  const isOnce = new Set(named).size === named.length;
  return isOnce && named.length > 1 && named.includes('name') ? columns : undefined;
}

/** Returns the separator of the cells: a tab, as spreadsheets copy them, otherwise the comma or the semicolon, whichever is more frequent. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  return text.split(';').length > text.split(',').length ? ';' : ',';
}

type Line = { readonly line: number; readonly cells: readonly string[] };

/** Splits a text into lines of cells. A cell in quotes may contain separators and line ends, as spreadsheets copy them. */
function linesOf(text: string, separator: string): readonly Line[] {
  const cell = new RegExp(
    `(?:[ ]*"((?:[^"]|"")*)"[ ]*(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'y',
  );
  const lines: Line[] = [];
  let [line, begin, cells]: [number, number, string[]] = [1, 1, []];
  while (cell.lastIndex < text.length) {
    const [all = '', quoted, plain = '', end] = cell.exec(text) ?? [];
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += all.split(/\r\n?|\n/).length - 1;
    if (end === separator && cell.lastIndex < text.length) continue;
    lines.push({ line: begin, cells });
    [begin, cells] = [line, []];
  }
  return lines.filter((one) => one.cells.some((text) => text !== ''));
}

/** A length above that of any name with its number. */
const LONG = 200;

/** Splits a line such as 'Porter: 555 0101', as binders have it, into a name and a number. */
function nameAndNumber(cell: string): readonly string[] {
  if (cell.length > LONG) return [cell];
  const [, name = '', number] =
    /^(.*?)[\s:.–—-]*(\(?\+?\d[\d ().-]+\d(?:[\s,;]*(?:ext\w*\.?|x)[\s.:]*\d+)?)$/iu.exec(cell) ??
    [];
  return number === undefined ? [cell] : [name, number];
}

const BLANK = Object.fromEntries(PASTED_COLUMNS.map((column) => [column, ''])) as Readonly<
  Record<PastedColumn, string>
>;

function rowOf(
  { line, cells }: Line,
  columns: readonly (PastedColumn | undefined)[],
  separator: string,
): PastedRow {
  const split = cells.length === 1 ? nameAndNumber(cells[0] ?? '') : cells;
  const last = columns.length - 1;
  // Hours contain commas too, so the last column takes the rest of the line.
  const swallows = separator !== '\t' && columns[last] === 'hours' && split.length > columns.length;
  const told = swallows
    ? [...split.slice(0, last), split.slice(last).join(`${separator} `)]
    : split;
  const row = { ...BLANK };
  const unread: string[] = [];
  for (const [place, cell] of told.entries()) {
    const column = columns[place];
    if (column) row[column] = cell;
    else if (cell !== '') unread.push(cell);
  }
  return { ...row, line, unread };
}

/**
 * Reads a list of contacts that was copied from a spreadsheet or a page (AREAS-12). Tabs, commas or
 * semicolons separate the cells. The first row may name the columns; otherwise they are name, number, areas
 * and hours, and with tabs also when to call. No text is lost: text without a column goes into `unread`.
 */
export function pastedRows(text: string): readonly PastedRow[] {
  const separator = separatorOf(text);
  const [first, ...others] = linesOf(text, separator);
  if (!first) return [];
  const named = namedColumns(first.cells);
  const inOrder = IN_ORDER.slice(0, separator === '\t' ? 5 : 4);
  return (named ? others : [first, ...others]).map((line) =>
    rowOf(line, named ?? inOrder, separator),
  );
}
