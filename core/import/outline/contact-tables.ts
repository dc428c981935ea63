import { LIMITS } from '../../base/limits.ts';
import { namedColumns } from '../../campus/pasted-rows.ts';
import { readHours } from '../../campus/hours/written-hours.ts';
import { readNumber } from '../../campus/written-number.ts';
import { isNumber, NO_NAME } from '../phrases/called-numbers.ts';
import { NUMBERS } from '../phrases/usual-headings.ts';
import {
  KNOWN_NUMBER,
  headingsAbove,
  isOther,
  numberKind,
  trustIn,
  type NumberKind,
} from '../phrases/number-kinds.ts';
import { APART, type SourceBlock } from '../paragraphs/source.ts';
import { tablesOfSteps } from '../paragraphs/labels.ts';

/** A row of contacts: its place, and its cells in the order of the table's columns. */
export type ContactRow = {
  readonly place: number;
  readonly cells: readonly string[];
  /** True if the number may not be a telephone number. */
  readonly isUnsure: boolean;
};

/** A table or list of contacts: the names of its columns, the place of the row that names them, and its rows. */
export type ContactTable = {
  readonly header: number | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly ContactRow[];
  /** True if its rows have cells. Otherwise they are lines, which may be part of a step's words. */
  readonly isTable: boolean;
};

type CellLine = Omit<ContactRow, 'isUnsure'>;

const cellsOf = ({ text }: SourceBlock): readonly string[] =>
  text.split(APART).map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
const isRow = (block: SourceBlock | undefined): block is SourceBlock =>
  block !== undefined && block.kind === 'line' && !block.aside && block.text.includes(APART);

/** The columns of contacts that are recognized by their cells. */
const PLAIN = ['Name', 'Number', 'Hours', 'When', 'Area'];
/** The most characters of a name, and of the remark beside it. */
const LONG_NAME = 60;
const LONG_WORDS = 80;

/** A number at the beginning of a text, and the rest behind it. */
const NUMBER_FIRST =
  /^(?<number>\(?\+?\d(?:[\d().-]| (?! ))*(?:\d|-[A-Z]{4,})(?:[\s,;]*(?:[Ee][Xx][Tt](?:ension|n)?\.?|x)[\s.:]*\d+)?|(?:[Ee][Xx][Tt](?:ension|n)?\.?|x)[\s.:]*\d+)(?![\p{L}\d%/:]| ?(?:h|hrs?|hours?|[ap]\.?m)\b)(?<rest>.*)$/u;
const NAME_FIRST =
  /^(?<name>\p{L}[^:|\t\n]{1,59}?)\s*(?::|\t|[–—]|\s-\s|\.{3,}|…|\s|,\s)\s*(?=\(?\+?\d|[Ee]xt|x\d)/u;

const isSentence = (cell: string): boolean =>
  cell.length > LONG_WORDS || (/[.!?]$/.test(cell) && cell.split(' ').length > 5);

/** Tells whether a cell is a telephone number, and not a year, a price or a time of day. */
const isCalled = (cell: string): boolean =>
  readNumber(cell) !== undefined &&
  (isNumber(cell) || /^(?:ext|x)/i.test(cell) || KNOWN_NUMBER.test(cell));

/** Returns a cell that has more text behind its number as two cells. */
function withoutHours(cell: string): readonly string[] {
  if (isCalled(cell)) return [cell];
  const { number = '', rest = '' } = NUMBER_FIRST.exec(cell)?.groups ?? {};
  return isCalled(number.trim())
    ? [number.trim(), rest.replace(/^[\s,;:()–—-]+|\)$/g, '')]
    : [cell];
}

/** The kinds of numbers that the heading above a table and the names of its columns promise. */
type Kinds = { readonly heading: NumberKind; readonly columns: readonly NumberKind[] };

/** Returns the cells without those in columns of codes, which nobody may see beside a name. */
const withoutCodes = (
  cells: readonly string[],
  columns: readonly NumberKind[],
): readonly string[] =>
  cells.map((cell, at) =>
    (columns[at] === 'coded' && (at > 0 || /\d/.test(cell))) ||
    (columns[at] === 'counted' && isCalled(cell))
      ? ''
      : cell,
  );

/**
 * Returns the contacts of a row, whose cells are recognized as name, number, hours, area or remark. If there are
 * several numbers, each gets its column's name and the area of the row. Without column names, nobody could tell them
 * apart.
 */
function toldApart(
  { place, cells: all }: CellLine,
  header: readonly string[] | undefined,
  { heading, columns }: Kinds,
): readonly ContactRow[] {
  const cells = header?.length === all.length ? withoutCodes(all, columns) : all;
  const full = cells.flatMap(withoutHours).filter((cell) => cell !== '');
  const numbers = full.filter(isCalled);
  const [number, ...more] = numbers;
  const name = full.find((cell) => /\p{L}/u.test(cell) && !isCalled(cell));
  if (number === undefined || name === undefined || name.length > LONG_NAME) return [];
  const others = full.filter((cell) => cell !== name && !numbers.includes(cell));
  const hours = others.find((cell) => readHours(cell) !== undefined) ?? '';
  const when = others.filter((cell) => cell !== hours).join(', ');
  const named = columns[cells.indexOf(name)];
  return cells.flatMap((cell, at) => {
    const role = header?.length === cells.length ? (header[at] ?? '') : '';
    const [called = ''] = withoutHours(cell);
    if (!isCalled(called) || (more.length > 0 && (role === '' || called !== cell))) return [];
    const column = role === '' ? undefined : columns[at];
    const isTheirs = named === 'coded' || (named === 'counted' && column !== 'called');
    const trust = isTheirs ? undefined : trustIn(called, { heading, column, name, beside: when });
    if (!trust) return [];
    const own =
      more.length === 0
        ? [name, number, hours, when, '']
        : [`${role} (${name})`, cell, hours, when, name];
    return [{ place, cells: own, isUnsure: trust === 'maybe' }];
  });
}

/** Returns the cells of a row in the order of the named columns. If some cells are missing, each is placed by its content. */
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

/** Reads rows below each other as contacts, by their first row or by their cells. Returns 'other' if their numbers are not telephone numbers, and undefined if the rows are not contacts. */
function tableOf(
  blocks: readonly SourceBlock[],
  places: readonly number[],
  heading: NumberKind,
): ContactTable | 'other' | undefined {
  const all = places.map((place): CellLine => {
    const block = blocks[place];
    return { place, cells: block ? cellsOf(block) : [] };
  });
  const [first, ...below] = all;
  if (!first) return undefined;
  const named = namedColumns(first.cells);
  const columns = first.cells.map(numberKind);
  if (named?.includes('number')) {
    const [nameAt, numberAt] = [named.indexOf('name'), named.indexOf('number')];
    const column = columns[numberAt];
    if (heading === 'coded' && column !== 'called') return 'other';
    const rows = below.map(({ place, cells: bare }) => {
      const cells = withoutCodes(placed(bare, named), columns);
      const [name = '', number = ''] = [cells[nameAt], cells[numberAt]];
      const trust = trustIn(number, { heading, column, name, beside: '' });
      const kept = trust ? cells : cells.map((cell, at) => (at === numberAt ? '' : cell));
      return { place, cells: kept, isUnsure: trust === 'maybe' };
    });
    return { header: first.place, columns: first.cells, rows, isTable: true };
  }
  const isHeaded =
    !first.cells.flatMap(withoutHours).some(isCalled) &&
    first.cells.every((cell) => cell.length < 30);
  const rows = isHeaded ? below : all;
  const header = isHeaded ? first : undefined;
  const kinds = { heading, columns: isHeaded ? columns : [] };
  const told = rows.flatMap((row) => toldApart(row, header?.cells, kinds));
  const isSure = told.some(({ isUnsure }) => !isUnsure) || kinds.columns.includes('numbered');
  const isTold = isSure && told.length > 1 && told.length >= 0.6 * rows.length;
  if (!isTold && kinds.columns.some(isOther)) return 'other';
  if (!isTold || rows.some(({ cells }) => cells.some(isSentence))) return undefined;
  return { header: header?.place, columns: PLAIN, rows: told, isTable: true };
}

/** Words of lines whose digits are not a telephone number, and of lines that ask the reader to call. */
const NO_CONTACT =
  /^(?:fax|code|pin|room|rm|form|case|work order|order|account|id|key|box|step|page|item|version|policy|date|budget|total|call|phone|ring|dial|notify|page|text)\b|\?|\b(?:the|ring|send|ask|tell|you|your|they|if|then|please)\b|(?<!\bon[ -])\bcall\b/i;

/** Reads 'Duty RD: 555-0100, ext. 4 (nights)' as a name, a number and the rest behind it. Returns undefined for any other line. */
function listedLine({ kind, text, aside, table }: SourceBlock): readonly string[] | undefined {
  if (aside !== undefined || table !== undefined || !['line', 'bullet'].includes(kind))
    return undefined;
  const line = text
    .trim()
    .replace(/^[-–—•*·]\s+/, '')
    .replaceAll(APART, '  ');
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

/** Reads lines below each other as a list of contacts, even if they were read as rows. Returns undefined if they are not contacts. */
function listOf(
  blocks: readonly SourceBlock[],
  places: readonly number[],
  heading: NumberKind,
): ContactTable | undefined {
  const rows = places.flatMap((place): readonly ContactRow[] => {
    const block = blocks[place];
    const cells = block && listedLine(block);
    if (!cells) return [];
    const [name = '', number = '', , beside = ''] = cells;
    const trust = trustIn(number, { heading, column: undefined, name, beside });
    return trust ? [{ place, cells, isUnsure: trust === 'maybe' }] : [];
  });
  const [first = 0] = places;
  const isNamed = NUMBERS.test(blocks[first - 1]?.text.trim() ?? '');
  return rows.length > 1 || (isNamed && rows.length > 0)
    ? { header: undefined, columns: PLAIN, rows, isTable: false }
    : undefined;
}

/** The most rows that are read as contacts in all tables together. It is more than any campus has, and limits the work that each correction repeats. */
const MOST = 4 * LIMITS.contacts;

/** Returns the tables and lists of contacts in a document, whatever heading they are under (IMPORT-16). */
export function contactTables(blocks: readonly SourceBlock[]): readonly ContactTable[] {
  const ofSteps = tablesOfSteps(blocks);
  const tables: ContactTable[] = [];
  const above = headingsAbove();
  let run: number[] = [];
  let heading: NumberKind;
  let count = 0;
  const close = (): void => {
    const isOfRows = run.every((place) => isRow(blocks[place]));
    const table = isOfRows ? tableOf(blocks, run, heading) : undefined;
    const found = table ?? listOf(blocks, run, heading);
    run = [];
    if (!found || found === 'other') return;
    count += found.rows.length;
    tables.push({ ...found, rows: found.rows.slice(0, MOST) });
  };
  for (const [place, block] of blocks.entries()) {
    if (count >= MOST) break;
    const isCells = isRow(block) && (block.table === undefined || !ofSteps.has(block.table));
    if (!isCells && !listedLine(block)) {
      above.pass(block, run.length > 0);
      close();
      continue;
    }
    const isHeader = isCells && namedColumns(cellsOf(block))?.includes('number') === true;
    const last = blocks[run.at(-1) ?? -1];
    if (isHeader || (last && last.table !== block.table)) close();
    if (run.length === 0) heading = above.kind();
    run.push(place);
  }
  close();
  return tables;
}

/** Returns a table as text, one line for each row, as if it were copied from a sheet. */
export const sheetOf = ({ columns, rows }: ContactTable): string =>
  [columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'))
    .join('\n');

/** Returns the row of a table that became this line of its sheet, counted from 1. */
export const rowAt = ({ rows }: ContactTable, line: number): ContactRow | undefined =>
  rows[line - 2];
