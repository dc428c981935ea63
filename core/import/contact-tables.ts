import { LIMITS } from '../base/limits.ts';
import { namedColumns } from '../campus/pasted-rows.ts';
import { readHours } from '../campus/written-hours.ts';
import { readNumber } from '../campus/written-number.ts';
import { isNumber, NO_NAME } from './called-numbers.ts';
import { NUMBERS } from './heading-names.ts';
import type { SourceBlock } from './source.ts';
import { tablesOfSteps } from './table-parts.ts';

/** A row of contacts: its place, and its cells in the columns of its table. */
export type ContactRow = { readonly place: number; readonly cells: readonly string[] };

/** A table or list of contacts: the names of its columns, the place of the row that has them, and its rows. */
export type ContactTable = {
  readonly header: number | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly ContactRow[];
  /** True of rows of cells; others are lines, which may be in the words of a step. */
  readonly isTable: boolean;
};

const APART = ' | ';
const cellsOf = ({ text }: SourceBlock): readonly string[] =>
  text.split(APART).map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
const isRow = (block: SourceBlock | undefined): block is SourceBlock =>
  block !== undefined && block.kind === 'line' && !block.aside && block.text.includes(APART);

/** The columns of contacts that are told by what they hold. */
const PLAIN = ['Name', 'Number', 'Hours', 'When'];
/** Characters of a name, and of what is said beside it. */
const LONG_NAME = 60;
const LONG_WORDS = 80;

/** A number at the beginning of a text, and what is behind it. */
const NUMBER_FIRST =
  /^(?<number>\(?\+?\d(?:[\d().-]| (?! ))*(?:\d|-[A-Z]{4,})(?:[\s,;]*(?:[Ee][Xx][Tt](?:ension|n)?\.?|x)[\s.:]*\d+)?|(?:[Ee][Xx][Tt](?:ension|n)?\.?|x)[\s.:]*\d+)(?![\p{L}\d%/:]| ?(?:h|hrs?|hours?|[ap]\.?m)\b)(?<rest>.*)$/u;
const NAME_FIRST =
  /^(?<name>\p{L}[^:|\t\n]{1,59}?)\s*(?::|\t|[–—]|\s-\s|\.{3,}|…|\s|,\s)\s*(?=\(?\+?\d|[Ee]xt|x\d)/u;

const isSentence = (cell: string): boolean =>
  cell.length > LONG_WORDS || (/[.!?]$/.test(cell) && cell.split(' ').length > 5);

/** Tells whether a cell is a number to call, as a year, a price or a time of day are not. */
const isCalled = (cell: string): boolean =>
  readNumber(cell) !== undefined &&
  (isNumber(cell) || /^(?:ext|x)/i.test(cell) || /^[2-9]11$|^999$|^112$/.test(cell));

/** Returns a cell with a number and more behind it as two. */
function withoutHours(cell: string): readonly string[] {
  if (isCalled(cell)) return [cell];
  const { number = '', rest = '' } = NUMBER_FIRST.exec(cell)?.groups ?? {};
  return isCalled(number.trim())
    ? [number.trim(), rest.replace(/^[\s,;:()–—-]+|\)$/g, '')]
    : [cell];
}

/** Returns the cells of a row by what they are: name, number, hours, all else; undefined if it has no name or number. */
function toldApart(cells: readonly string[]): readonly string[] | undefined {
  const full = cells.flatMap(withoutHours).filter((cell) => cell !== '');
  const number = full.find(isCalled);
  const name = full.find((cell) => cell !== number && /\p{L}/u.test(cell) && !isCalled(cell));
  if (number === undefined || name === undefined || name.length > LONG_NAME) return undefined;
  const others = full.filter((cell) => cell !== number && cell !== name);
  const hours = others.find((cell) => readHours(cell) !== undefined) ?? '';
  return [name, number, hours, others.filter((cell) => cell !== hours).join(', ')];
}

/** Returns the cells of a row in the columns that are named: if some are empty, each by what it says. */
function placed(
  cells: readonly string[],
  columns: NonNullable<ReturnType<typeof namedColumns>>,
): readonly string[] {
  if (cells.length >= columns.length) return cells;
  const row = columns.map(() => '');
  const wanted = columns.map((column) => {
    if (column === 'number') return (cell: string) => readNumber(cell) !== undefined;
    if (column === 'hours') return (cell: string) => readHours(cell) !== undefined;
    return () => true;
  });
  for (const [index, cell] of cells.entries()) {
    const from = index === 0 ? columns.indexOf('name') : -1;
    const free = wanted.findIndex(
      (fits, at) =>
        row[at] === '' && columns[at] !== 'name' && columns[at] !== undefined && fits(cell),
    );
    const at = from >= 0 ? from : free;
    if (at >= 0) row[at] = cell;
    else row.push(cell);
  }
  return row;
}

/** Reads rows one below the other as contacts, by their first row or by what they hold; undefined if they are none. */
function tableOf(blocks: readonly SourceBlock[], places: readonly number[]) {
  const all = places.map((place) => {
    const block = blocks[place];
    return { place, cells: block ? cellsOf(block) : [] };
  });
  const [first, ...below] = all;
  if (!first) return undefined;
  const named = namedColumns(first.cells);
  if (named?.includes('number')) {
    const rows = below.map(({ place, cells }) => ({ place, cells: placed(cells, named) }));
    return { header: first.place, columns: first.cells, rows, isTable: true };
  }
  const isHeaded =
    !first.cells.flatMap(withoutHours).some(isCalled) &&
    first.cells.every((cell) => cell.length < 30);
  const rows = isHeaded ? below : all;
  const told = rows.flatMap(({ place, cells }) => {
    const own = toldApart(cells);
    return own ? [{ place, cells: own }] : [];
  });
  const isTold = told.length > 1 && told.length >= 0.6 * rows.length;
  if (!isTold || rows.some(({ cells }) => cells.some(isSentence))) return undefined;
  const header = isHeaded ? first.place : undefined;
  return { header, columns: PLAIN, rows: told, isTable: true };
}

/** Words of lines whose digits nobody calls, and of lines that ask to call. */
const NO_CONTACT =
  /^(?:fax|code|pin|room|rm|form|case|work order|order|account|id|key|box|step|page|item|version|policy|date|budget|total|call|phone|ring|dial|notify|page|text)\b|\?/i;

/** 'Duty RD: 555-0100, ext. 4 (nights)' as name, number and what is behind it; undefined of any other line. */
function listedLine({ kind, text, aside, table }: SourceBlock): readonly string[] | undefined {
  if (aside !== undefined || table !== undefined || !['line', 'bullet'].includes(kind))
    return undefined;
  const line = text.trim().replace(/^[-–—•*·]\s+/, '');
  const named = line.length > 2 * LONG_WORDS ? null : NAME_FIRST.exec(line);
  const name = named?.groups?.['name']?.trim() ?? '';
  const { number = '', rest = '' } =
    NUMBER_FIRST.exec(line.slice(named?.[0].length ?? line.length))?.groups ?? {};
  const said = rest.replace(/^[\s,;:–—(-]+/, '').replace(/[\s).]+$/, '');
  const words = name.toLowerCase().split(/\s+/);
  const isName = !NO_CONTACT.test(name) && words.length < 9 && !NO_NAME.has(words[0] ?? '');
  if (!isName || !isCalled(number.trim()) || said.length > LONG_WORDS || /\d{4}/.test(said)) {
    return undefined;
  }
  const isHours = said !== '' && readHours(said) !== undefined;
  return [name, number.trim(), isHours ? said : '', isHours ? '' : said];
}

/** Rows that are read as contacts, of all tables: more than any campus has, and read again at each correction. */
const MOST = 4 * LIMITS.contacts;

/** Returns the tables and lists of contacts of a document, under whatever heading (IMPORT-16). */
export function contactTables(blocks: readonly SourceBlock[]): readonly ContactTable[] {
  const ofSteps = tablesOfSteps(blocks);
  const tables: ContactTable[] = [];
  let rows: number[] = [];
  let lines: ContactRow[] = [];
  let count = 0;
  const close = (): void => {
    const table = rows.length > 0 ? tableOf(blocks, rows) : undefined;
    const [first] = lines;
    const above = first ? blocks[first.place - 1] : undefined;
    const isList = lines.length > 1 || (above !== undefined && NUMBERS.test(above.text.trim()));
    const list =
      first && isList
        ? { header: undefined, columns: PLAIN, rows: lines, isTable: false }
        : undefined;
    for (const one of [table, list]) {
      if (!one || count >= MOST) continue;
      count += one.rows.length;
      tables.push({ ...one, rows: one.rows.slice(0, MOST) });
    }
    rows = [];
    lines = [];
  };
  for (const [place, block] of blocks.entries()) {
    if (count >= MOST) break;
    const last = blocks[rows.at(-1) ?? -1];
    const isHeader = isRow(block) && namedColumns(cellsOf(block))?.includes('number') === true;
    if (isRow(block) && (block.table === undefined || !ofSteps.has(block.table))) {
      if (lines.length > 0 || isHeader || (last && last.table !== block.table)) close();
      rows.push(place);
      continue;
    }
    const line = listedLine(block);
    if (!line || rows.length > 0) close();
    if (line) lines.push({ place, cells: line });
  }
  close();
  return tables;
}

/** Returns a table as a sheet copies it: a line a row. */
export const sheetOf = ({ columns, rows }: ContactTable): string =>
  [columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'))
    .join('\n');
