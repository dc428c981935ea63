import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { bareName, rowsOfRoles, tableHeading } from './step-rows.ts';
import type { TableRow } from './tables.ts';

/** A table whose columns are procedures or the people who act. Only the rest of the document shows which of the two they are. */
type Table = SourceBlock & { readonly rows?: readonly TableRow[] };

/** The name of a row that is only a number, such as 'Step 2'. */
const ROW = /^(?:step )?\p{L}?\d*[.)]?$/iu;
export const ABOUT = /^(?:owner|category|phone|number|who|severity|reviewed)\s*:?$/i;
/** Names such as 'If it rains' or 'Do not': people do only some of the lines below, or none, so the column is no list of steps. */
const UNSURE = /\b(?:if|when|not|never|avoid|without)\b|n['’]ts?\b/i;

const isName = (cell: string): boolean => /^[^.?!|]{3,50}$/.test(cell.trim());
const endsSentence = (text: string): boolean => /[.!?)]$/.test(text.trim());
const isSentence = (text: string): boolean =>
  endsSentence(text) && text.trim().split(/\s+/).length > 2;
const isFull = (cell = ''): boolean => cell.trim() !== '';
const linesIn = (cell = ''): readonly string[] => cell.split('\n').filter(isFull);

const areSentences = (texts: readonly string[]): boolean =>
  texts.filter(isSentence).length >= 0.6 * texts.length;

export const lines = (text: string): readonly SourceBlock[] =>
  linesIn(text).map((line) => lineBlock(line, { isApart: true }));

/** Returns 1 if the columns begin with the second: the first has no name, or only says when to do the acts in the others. */
function firstColumn([header, ...below]: readonly TableRow[]): 0 | 1 {
  if (!isFull(header?.cells[0])) return 1;
  const isKey = below.every(
    ({ cells: [key = '', ...others] }) =>
      isFull(key) &&
      (ROW.test(key) || !endsSentence(key)) &&
      others.filter(isFull).every(endsSentence),
  );
  return isKey && (header?.cells.length ?? 0) > 2 ? 1 : 0;
}

/** Tells whether each column has a name in the first row and sentences below it. */
function areColumns([header, ...below]: readonly TableRow[]): boolean {
  const from = isFull(header?.cells[0]) ? 0 : 1;
  const names = header?.cells.slice(from) ?? [];
  const all = below.flatMap(({ cells }) => cells.slice(from).filter(isFull));
  return (
    names.length > 1 &&
    below.length > 1 &&
    below.every(({ cells }) => cells.length <= from + names.length) &&
    names.every(isName) &&
    areSentences(all) &&
    all.length > below.length
  );
}

/** Tells whether the table has one row below the names, in which each cell is a whole list. */
const areLists = ([header, only, ...others]: readonly TableRow[]): boolean =>
  header !== undefined &&
  only !== undefined &&
  others.length === 0 &&
  header.cells.length > 1 &&
  only.cells.length === header.cells.length &&
  header.cells.every((name) => isName(name) && !UNSURE.test(name)) &&
  only.cells.every((cell) => linesIn(cell).length > 1 && areSentences(linesIn(cell)));

/** Returns a table whose columns are procedures or the people who act, so that `withColumns` can read it later; undefined for any other table. */
export function columnTable(rows: readonly TableRow[]): SourceBlock | undefined {
  const [header] = rows;
  const table: Table | undefined = header && { ...header.block, rows };
  return areColumns(rows) || areLists(rows) ? table : undefined;
}

const picturesOf = (rows: readonly TableRow[]): readonly SourceBlock[] =>
  rows
    .filter(({ block }) => block.pictures.length + block.lost > 0)
    .map(({ block }) => ({ ...lineBlock(''), pictures: block.pictures, lost: block.lost }));

/** Returns the procedures of a table one below the other, a column each. Text that belongs to no column follows, kept apart from the steps. */
function procedures(rows: readonly TableRow[]): readonly SourceBlock[] {
  const [header, ...below] = rows;
  const from = firstColumn(rows);
  const nameOf = ({ cells }: TableRow): string => (from > 0 ? bareName(cells[0]) : '');
  const made = (header?.cells ?? []).slice(from).flatMap((title, index) => [
    tableHeading(title),
    ...below.flatMap((row) => {
      const name = nameOf(row);
      const cell = row.cells[from + index] ?? '';
      const own = lines(!ROW.test(name) && isFull(cell) ? `${name}: ${cell}` : cell);
      return ABOUT.test(name) ? own.map((line) => ({ ...line, aside: 'columns' as const })) : own;
    }),
  ]);
  const key = from > 0 ? (header?.cells[0] ?? '') : '';
  const unsaid = below
    .filter((row) => ROW.test(nameOf(row)) || !row.cells.slice(from).some(isFull))
    .map(nameOf);
  return [
    ...made,
    ...[key, ...unsaid].flatMap(lines).map((line) => ({ ...line, aside: 'columns' as const })),
    ...picturesOf(rows),
  ];
}

/** The number or bullet in front of a line. */
const LABEL = /^\s*(?:((?:\d{1,2}|[a-z])[.)]\s+)|[•*–-]\s+)/i;

/** Returns the acts of each person as steps. Each row becomes one step with everything that people do at that time, or the columns follow one another. */
function roles(rows: readonly TableRow[]): readonly SourceBlock[] {
  const [header, ...below] = rows;
  const names = header?.cells.map(bareName) ?? [];
  const from = firstColumn(rows);
  const isWhole = below.every(({ cells }) => names.every((_, at) => isFull(cells[at])));
  if (header && below.length > 1 && (from > 0 || isWhole)) return rowsOfRoles(header, below, from);
  const made = names.flatMap((name, column) =>
    below
      .flatMap(({ cells }) => linesIn(cells[column]))
      .map((line, at) => {
        // The step keeps its number in front of the person's name. A bullet is dropped, since after a numbered list it would read as part of the last step there.
        const [sign = '', label = ''] = LABEL.exec(line) ?? [];
        const led = `${label}${name}: ${line.slice(sign.length)}`;
        return lineBlock(at > 0 ? line : led, { isApart: true });
      }),
  );
  return [...made, ...picturesOf(rows)];
}

const isTitle = ({ kind, isBold, text }: SourceBlock): boolean =>
  (kind === 'heading' || (kind === 'line' && isBold)) && !/[.!:]\s*$/.test(text);
const lookOf = ({ kind, level, size, isBold }: SourceBlock): string =>
  [kind, level, size, isBold].join(' ');

/** Tells whether a table has a title above it, at most two sentences away, that looks like other titles of the document. */
function isTitled(
  blocks: readonly SourceBlock[],
  place: number,
  looks: ReadonlyMap<string, readonly SourceBlock[]>,
): boolean {
  const above = blocks.slice(Math.max(0, place - 3), place).filter(({ aside }) => !aside);
  const title = above.findLast(isTitle);
  const between = above.slice(title ? above.indexOf(title) + 1 : 0);
  const areWords = between.every(
    ({ kind, text }) => kind === 'line' && endsSentence(text) && !LABEL.test(text),
  );
  const likeIt = title ? (looks.get(lookOf(title)) ?? []) : [];
  return areWords && likeIt.length > 1;
}

const headOf = ([header]: readonly TableRow[]): string => header?.cells.join('|') ?? '';

/** Tells whether the first column says when to do the acts in the others. */
const isKeyed = (rows: readonly TableRow[]): boolean =>
  isFull(rows[0]?.cells[0]) &&
  firstColumn(rows) > 0 &&
  !rows.slice(1).every(({ cells }) => ROW.test(cells[0] ?? ''));

/**
 * Reads the tables of a document whose columns have names. Each column is a procedure, unless the columns are the
 * people who act in one (IMPORT-10): then several tables have the same names, or the table has a title and its first
 * column says when, or each column is a list.
 */
export function withColumns(blocks: readonly Table[]): readonly SourceBlock[] {
  const looks = Map.groupBy(blocks.filter(isTitle), lookOf);
  const heads = Map.groupBy(
    blocks.flatMap(({ rows }) => (rows ? [rows] : [])),
    headOf,
  );
  return blocks.flatMap((block, place) => {
    const { rows, aside } = block;
    if (!rows) return [block];
    const isRepeated = (heads.get(headOf(rows)) ?? []).length > 1;
    const areParts =
      isRepeated || ((isKeyed(rows) || areLists(rows)) && isTitled(blocks, place, looks));
    const asTheyAre = rows.map((row) => row.block);
    const made = areParts ? roles(rows) : areLists(rows) ? asTheyAre : procedures(rows);
    return aside ? made.map((one) => ({ ...one, aside })) : made;
  });
}
