import { TABLE_LEVEL } from '#core/import/paragraphs/labels.ts';
import { withPlainArrows } from '#core/import/phrases/arrows.ts';
import { readAnswers } from '#core/import/phrases/answers.ts';
import { wayAlone } from '#core/import/phrases/ways.ts';
import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import type { TableRow } from './tables.ts';

/** Usual names of the columns of a table of steps: what to do, the number of the step, the name of the procedure. */
const ACT =
  /^(?:steps?|acts?|actions?|tasks?|what|what (?:to|you) (?:do|say)|to[- ]?dos?|do|instructions?|activit(?:y|ies)|items?|checks?|description|procedure steps?)$/i;
const NUMBER = /^(?:|#|no\.?|nr\.?|number|step|step (?:no\.?|#|number)|order|[✓✔☐□])$/i;
export const TITLE =
  /^(?:situation|scenario|topic|procedure|problem|emergency|incident|event|issue|case|section|subject|title)$/i;
/** Names of columns, such as 'Notes', that say nothing about the words below them, so the step leaves the name out. */
const NOTE = /^(?:notes?|comments?|remarks?|details?|info(?:rmation)?|tips?|remember|)$/i;
const QUESTION = /^(?:questions?|ask|check|situation|decision|if)$/i;

const LABEL = /^(?:step\s*)?(\d{1,3}(?:\.\d{1,2})*[a-z]?|[a-z])[.):]?$/i;
const BOX = /^[✓✔☐□xX]?$/;
const ANSWER = /^(?:yes|no|y|n)\W*$/i;

/** Returns the words of a cell without a colon or asterisk at the end. */
export const bareName = (cell = ''): string =>
  cell
    .trim()
    .replace(/[:*]+$/, '')
    .trim();

export function namesSteps(cells: readonly string[]): boolean {
  const names = cells.map(bareName).filter((name) => name !== '');
  const isShort = names.every(
    (name) => name.length < 30 && !/[.!?]$/.test(name.replace(/^\w+\.$/, '')),
  );
  const has = (kind: RegExp) => names.some((name) => kind.test(name));
  return names.length > 1 && isShort && (has(ACT) || (has(NUMBER) && has(TITLE)));
}

/** Returns the place of the column that says what to do; 0 if the row names no such column. */
export const actColumn = (cells: readonly string[] = []): number =>
  Math.max(
    0,
    cells.findLastIndex((cell) => ACT.test(bareName(cell)) && !/^steps?$/i.test(bareName(cell))),
  );

export const tableHeading = (text: string): SourceBlock =>
  lineBlock(text.trim(), { kind: 'heading', level: TABLE_LEVEL, isApart: true });

/** Returns a row that only names the columns, kept apart from the text. */
export const columnNames = ({ block }: TableRow): SourceBlock => ({ ...block, aside: 'columns' });

/** Gives the images of a row to the first of the blocks that the row became. */
export const pictured = (
  [first, ...others]: readonly SourceBlock[],
  { block }: TableRow,
): readonly SourceBlock[] =>
  first ? [{ ...first, pictures: block.pictures, lost: block.lost }, ...others] : [block];

/** The columns of a table of steps, by their places; -1 for one that it lacks. */
type Columns = {
  readonly title: number;
  readonly label: number;
  readonly act: number;
  readonly answer: number;
};

const isList = (cell = ''): boolean => /^\s*1[.)]\s/.test(cell) && /\n\s*2[.)]\s/.test(cell);

/** Finds out which column of a table of steps holds what, by the names and by the cells; undefined if the rows are no steps. */
function columnsOf(header: readonly string[], below: readonly TableRow[]): Columns | undefined {
  const names = header.map(bareName);
  const filled = names.map((_, at) =>
    below.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== ''),
  );
  const are = (at: number, kind: RegExp): boolean =>
    (filled[at] ?? []).every((cell) => kind.test(cell));
  const find = (fits: (name: string, at: number) => boolean) => names.findIndex(fits);
  const counts = (at: number): boolean =>
    below.length > 1 &&
    below.every(({ cells }, row) => Number.parseInt(cells[at] ?? '', 10) === row + 1);
  const label = find((name, at) =>
    are(at, LABEL) ? NUMBER.test(name) || counts(at) : NUMBER.test(name) && are(at, BOX),
  );
  const title = find((name, at) => at !== label && TITLE.test(name));
  const titles = filled[title] ?? [];
  // If each row has a title of its own, the rows are procedures and not steps.
  if (title >= 0 && new Set(titles).size === below.length) return undefined;
  // The rows are also procedures if each has a name and a list of its own.
  const keys = new Set((filled[0] ?? []).filter((cell) => !NUMBER.test(bareName(cell))));
  const areLists = names.some((_, at) => at > 0 && below.every(({ cells }) => isList(cells[at])));
  if (areLists && keys.size === below.length && below.length > 1) return undefined;
  const answer = find((_, at) => (filled[at] ?? []).length > 1 && are(at, ANSWER));
  const isFree = (at: number): boolean => ![label, title, answer].includes(at);
  const asked = answer < 0 ? -1 : find((name, at) => isFree(at) && QUESTION.test(name));
  if (answer >= 0 && asked < 0) return undefined;
  const act = asked >= 0 ? asked : find((name, at) => isFree(at) && ACT.test(name));
  return act < 0 ? undefined : { title, label, act, answer };
}

/** The name of a column that says which step comes next. */
const NEXT = /^(?:next|then|go|skip)\b/i;

/** Returns a cell that says which step comes next, such as 'Yes → 3, No → 4'; a bare '7' gets an arrow if the column is called 'Next'. Undefined for any other cell. */
function leadingCell(cell: string, name: string): string | undefined {
  const plain = withPlainArrows(cell);
  if (readAnswers(plain, true, { isAsked: true })) return cell;
  const way = wayAlone(plain)?.to;
  if (way !== 'step') return undefined;
  if (NEXT.test(name)) return `→ ${plain.replace('→', '')}`;
  return /\D/.test(plain) ? cell : undefined;
}

/** Returns the words of a row outside the column that says what to do, one line for each cell. The name of the column comes first, unless it is only 'Notes' or the like. */
function besideAct(
  cells: readonly string[],
  header: readonly string[],
  columns: Columns,
): readonly string[] {
  const own = Object.values(columns);
  const ways: string[] = [];
  const others = cells.flatMap((cell, at) => {
    const words = cell.trim();
    if (words === '' || own.includes(at)) return [];
    const name = bareName(header[at]);
    const leading = leadingCell(words, name);
    if (leading !== undefined) {
      ways.push(leading);
      return [];
    }
    return [NOTE.test(name) || ACT.test(name) ? words : `${name}: ${words}`];
  });
  return [...ways, ...others];
}

/** Words that may be a question with its answers: then the cells of the row are read one by one. */
const CONDITION = /\?["”’)]*\s+\S|\b(?:yes|no|if|otherwise)\b/i;

/** Returns a step of a table. `row` is the row that it came from if its cells are read one by one. */
const stepBlock = (text: string, label: string, row: SourceBlock | undefined): SourceBlock =>
  lineBlock(text, {
    kind: 'numbered',
    label,
    level: /\d[a-z]$/i.test(label) ? 1 : 0,
    isApart: true,
    ...(row?.table !== undefined && { table: row.table }),
  });

/**
 * Returns the rows of a table as steps, if its first row names a column that says what to do (IMPORT-10). A step keeps
 * the number in its row, goes under the title in its row or in one above, and has the words of other columns below it.
 * An answer in a column of its own follows the question in its row or in one above.
 */
export function stepRows(
  header: TableRow,
  below: readonly TableRow[],
): readonly (readonly SourceBlock[])[] | undefined {
  const columns = columnsOf(header.cells, below);
  if (!columns) return undefined;
  let above = '';
  let asked = '';
  return below.map(({ cells, block }) => {
    const cellAt = (at: number): string => (cells[at] ?? '').trim();
    const [title = '', act = '', answer = ''] = [columns.title, columns.act, columns.answer].map(
      cellAt,
    );
    const made: SourceBlock[] = [];
    if (title && title !== above) {
      made.push(tableHeading(title));
      asked = '';
    }
    above = title || above;
    const label = LABEL.exec(cellAt(columns.label))?.[1] ?? '';
    const beside = besideAct(cells, header.cells, columns);
    const text = answer
      ? act
      : [act, ...beside].filter(Boolean).join(CONDITION.test(act) ? ' | ' : '\n');
    if (text !== '' && text !== asked)
      made.push(stepBlock(text, label, CONDITION.test(act) ? block : undefined));
    if (answer) {
      asked = text || asked;
      const [first = '', ...others] = beside;
      made.push(
        lineBlock([`${answer}: ${first}`, ...others].join('\n'), {
          kind: 'bullet',
          level: 1,
        }),
      );
    }
    return made.length > 0 ? made : [block];
  });
}

/** Words that may be a question and its answers. */
const ASKING = /\?|\b(?:yes|no)\b/i;

/** Returns the rows of a table as steps. Each step says what everybody does at that time, under their names. Its number, or the words that say when, come from the first column if the people begin `from` the second. */
export function rowsOfRoles(
  header: TableRow,
  below: readonly TableRow[],
  from: number,
): readonly SourceBlock[] {
  const names = header.cells.map(bareName);
  const made = below.flatMap((row) => {
    const key = from > 0 ? (row.cells[0] ?? '').trim() : '';
    const label = LABEL.exec(key)?.[1] ?? '';
    const done = row.cells.flatMap((cell, at) => {
      const words = cell.trim().replaceAll(/\n(?=\s*\p{Ll})/gu, ' ');
      return at < from || words === '' ? [] : [`${names[at] ?? ''}: ${words}`];
    });
    const said = [...(label === '' && key !== '' ? [key] : []), ...done];
    const isAsking = ASKING.test(said.join(' '));
    const text = said.join(isAsking ? ' | ' : '\n');
    return pictured([stepBlock(text, label, isAsking ? row.block : undefined)], row);
  });
  return [columnNames(header), ...made];
}
