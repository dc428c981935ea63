import { isQuestion } from '#core/import/phrases/answer-names.ts';
import { lineBlock, type SheetColumn, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { VERBS } from '#core/import/phrases/sayings.ts';
import { cardsIn } from './cards.ts';
import { ABOUT, columnTable, lines } from './columns.ts';
import { rowBlocks } from './rows.ts';
import {
  bareName,
  columnNames,
  pictured,
  rowsOfRoles,
  stepRows,
  tableHeading,
  TITLE,
} from './step-rows.ts';

/** A row of a table: its cells, including empty ones, and the same row as a single line. */
export type TableRow = { readonly cells: readonly string[]; readonly block: SourceBlock };

/** Makes a row from its cells. A row of a single cell becomes a line that belongs to no table. */
export const tableRow = (
  cells: readonly string[],
  table: number,
  more: Partial<SourceBlock> = {},
): TableRow => ({
  cells,
  block: lineBlock(cells.filter(Boolean).join(' | '), {
    isApart: true,
    ...(cells.length > 1 && { table }),
    ...more,
  }),
});

/** Names of the first column of a table in which each row is a procedure. */
const SITUATION =
  /^(?:situation|scenario|procedure|problem|emergency|incident|event|issue|what happen(?:s|ed)|if|when|topic|case)\s*:?$/i;
const ACTING =
  /^(?:first|then|next|after(?:wards| that)?|last(?:ly)?|finally|steps?(?: \d+)?|\d+\.?|what to do.*|what you do.*|do|actions?|who to call|call|notes?|remember|response)\s*:?$/i;
/** The verb in the name of a column of people to call, and the name of a column of phone numbers. */
const CALLED = /^(?:who(?:m)? to )?(call|contact|notify|phone|ring)s?$/i;
/** The verb in the name of a column of people or of things, such as 'Shut' or 'Shut off'. */
const DONE = new RegExp(
  `^(?:who(?:m)? to )?((?:${VERBS}|alert|lock|move|post|print|press|clean|note(?= \\w))(?: (?:off|on|in|out|up|down|back))?)s?$`,
  'i',
);
const NAMED = /^(?:[^\s.?!]+\.?\s+){0,5}[^\s.?!]+\.?$/;
const PHONE = /^(?:tele)?(?:phone|number|tel|cell|ext(?:ension)?)\.?(?: (?:number|no\.?))?$/i;

/** A cell that gives a degree or a choice, and names nobody and nothing: 'High' below 'Alert', 'None' below 'Wait'. */
const DEGREE = /^(?:yes|no|none|n\/?a|high|medium|low|optional|required|[xX✓✔–—-])\.?$/i;

/** Returns the verb in the name of a column if the cell below only names a person or a thing; undefined if the cell has its own verb. */
function verbAbove(name = '', cell = ''): string | undefined {
  const said = cell.trim();
  const verb = (CALLED.exec(name) ?? (NAMED.test(said) ? DONE.exec(name) : null))?.[1];
  const [first] = said.toLowerCase().split(/\s/);
  return said === '' || DEGREE.test(said) || first === verb?.toLowerCase() ? undefined : verb;
}

/** The names of the columns of answers, and a cell that holds only the number of a step. */
const YES = /\byes\b|^y$/i;
const NO = /\bno\b(?!\.$)|^n$/i;
const NUMBER = /^(?:step )?[\p{L}\p{N}]{0,3}[.)]?$/iu;

const NOT = /\b(?:not|no)\s+|\bfail(?=ed|s|\b)/i;

/** Finds two columns that answer a question in opposite ways, such as 'If OK' and 'If not OK', or 'Pass' and 'Fail'. */
function oppositeColumns(names: readonly string[]): readonly [yes: number, no: number] {
  const bare = names.map((name) => name.toLowerCase());
  const no = bare.findIndex((name) => NOT.test(name) && isShort(name));
  const other = bare[no]?.replace(NOT, (word) => (word === 'fail' ? 'pass' : ''));
  return [other === undefined ? -1 : bare.indexOf(other), no];
}

const isShort = (name: string): boolean => name.split(/\s+/).length < 5;

/** Returns the kinds of the columns of a table of questions and answers; undefined for any other table. The column with the most words, apart from the answers, holds the questions. */
function answerColumns([header, ...below]: readonly TableRow[]):
  | readonly SheetColumn[]
  | undefined {
  const names = header?.cells.map(bareName) ?? [];
  const said = [YES, NO].map((own, at) =>
    names.findIndex((name) => own.test(name) && ![YES, NO][1 - at]?.test(name) && isShort(name)),
  );
  const [yes = -1, no = -1] = said.includes(-1) ? oppositeColumns(names) : said;
  const wordsOf = (column: number): number =>
    below.reduce((sum, { cells }) => sum + (cells[column]?.split(/\s+/).length ?? 0), 0);
  const [question] = [...names.keys()]
    .filter((column) => column !== yes && column !== no)
    .toSorted((a, b) => wordsOf(b) - wordsOf(a));
  if (yes < 0 || no < 0 || question === undefined) return undefined;
  return names.map((name, column) => {
    const isNumber = below.every(({ cells }) => NUMBER.test(cells[column]?.trim() ?? ''));
    if (column === yes) return 'ifYes';
    if (column === no) return 'ifNo';
    if (column === question) return 'question';
    return isNumber ? 'step' : TITLE.test(name) ? 'issue' : 'other';
  });
}

const isSituations = ([first = '', ...others]: readonly string[]): boolean =>
  others.some((cell) => ACTING.test(bareName(cell))) &&
  (SITUATION.test(bareName(first)) ||
    others.filter((cell) => ACTING.test(bareName(cell))).length > 1) &&
  !/^(?:step|#|no\.?|action|task)$/i.test(bareName(first));

const capital = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Returns a table that has only the columns 'Yes' and 'No' as paragraphs, so that they can follow the question above it. Each answer comes with the cells below it. */
function columnsOfAnswers(rows: readonly TableRow[]): readonly SourceBlock[] | undefined {
  const at = rows.findIndex(({ cells }) => cells.length > 1);
  const names = rows[at]?.cells.map(bareName) ?? [];
  const [yes = '', no = ''] = names;
  const areNames = names.length === 2 && names.every(isShort) && YES.test(yes) && NO.test(no);
  const arePairs = rows.slice(at + 1).every(({ cells }) => cells.length === 2);
  if (!areNames || !arePairs || rows.some(({ block }) => block.pictures.length + block.lost > 0))
    return undefined;
  const [, only, ...others] = rows.slice(at);
  const pairs = names.map((name, column) => `${name} | ${only?.cells[column] ?? ''}`);
  // If there is only one cell for each answer, it shares a line with the answer. Otherwise the text below the table would be read as part of the last answer.
  const isOne = others.length === 0 && !pairs.some((pair) => pair.includes('\n'));
  const above = rows.slice(0, at).map(({ block }) => block);
  if (isOne) return [...above, ...pairs.flatMap(lines)];
  return [
    ...above,
    ...[0, 1].flatMap((column) =>
      rows.slice(at).flatMap(({ cells }) => lines(cells[column] ?? '')),
    ),
  ];
}

/** The most words of a cell that names an answer. */
const NAME_WORDS = 8;

/** The name of a column of steps in order, or of the people who do them. Nobody chooses between such rows, so they are no answers. */
const IN_ORDER =
  /^(?:#|no\.?|number|step|order|task|action|when|time|who|by|role|person|staff|team)\b/i;
/** A question that somebody answers with yes or no, so the rows of a table are no answers to it. */
const CLOSED =
  /^\W*(?:\d+[.)]\s*)?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)(?:n['’]t)?\b/i;

/** Tells whether a table of two columns holds the answers to the question above it, each with what to do then. The first row only names the columns. */
function areAnswered([header, ...below]: readonly TableRow[], above: SourceBlock | undefined) {
  const names = below.map(({ cells }) => cells[0]?.trim() ?? '');
  return (
    above !== undefined &&
    above.kind !== 'heading' &&
    isQuestion(above.text.trim()) &&
    !CLOSED.test(above.text) &&
    header?.cells.length === 2 &&
    ![SITUATION, IN_ORDER].some((usual) => usual.test(bareName(header.cells[0]))) &&
    ACTING.test(bareName(header.cells[1])) &&
    below.length > 1 &&
    new Set(names).size === below.length &&
    names.every((name) => name !== '' && name.split(/\s+/).length <= NAME_WORDS) &&
    below.every(({ cells }) => cells.length === 2 && cells[1]?.trim() !== '')
  );
}

/** The end of a cell that breaks off in the middle of a sentence: a comma, or a word that needs more after it. */
const OPEN =
  /(?:,|\b(?:and|or|the|an?|to|of|in|on|at|by|for|from|with|if|when|that|not|your|their))\s*$/i;

/** Joins the two halves of a row that a page break cut in two. The second half has no number, and goes on in small letters or in the middle of a sentence. */
function wholeRows(rows: readonly TableRow[]): readonly TableRow[] {
  const whole: TableRow[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const [key = '', ...others] = row.cells;
    const full = others.filter((cell) => cell.trim() !== '');
    const goesOn = (cell: string, at: number): boolean =>
      /^\s*(?:\p{Ll}|$)/u.test(cell) || OPEN.test(last?.cells[at + 1] ?? '');
    const isRest = key.trim() === '' && full.length > 0 && others.every(goesOn);
    if (!last || whole.length < 3 || !isRest || !/\d/.test(last.cells[0] ?? '')) whole.push(row);
    else {
      const cells = last.cells.map((cell, at) => [cell, row.cells[at] ?? ''].join(' ').trim());
      const text = cells.filter(Boolean).join(' | ');
      whole[whole.length - 1] = { cells, block: { ...last.block, text } };
    }
  }
  return whole;
}

/**
 * Returns the rows of a table as blocks. A row becomes a step, or a procedure, if the first row shows that;
 * `withColumns` decides later about a table whose columns have names; any other row stays a line. `above` is the block
 * before the table, which may be a question.
 */
export function tableBlocks(
  written: readonly TableRow[],
  above?: SourceBlock,
): readonly SourceBlock[] {
  const rows = wholeRows(written);
  const cards = cardsIn(rows);
  if (cards) return cards;
  const [header, ...below] = rows;
  if (!header || below.length === 0) return rows.map(({ block }) => block);
  // A first row with a single cell is the title of the rows below. Any more such rows are sentences about all of them.
  const names = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const under = rows.slice(Math.max(0, names));
  if (names > 0 && under.length > 1 && under.every(({ cells }) => cells.length > 1)) {
    const made = tableBlocks(under);
    const title = made[0]?.aside === 'columns' ? tableHeading(header.block.text) : header.block;
    const said = rows.slice(1, names).map(({ block }) => block);
    return [...pictured([title], header), ...said, ...made];
  }
  const answers = columnsOfAnswers(rows);
  if (answers) return answers;
  const [first = '', second = ''] = below.map(({ cells }) => bareName(cells[0] ?? ''));
  const arePair = below.length === 2 && isShort(first) && isShort(second);
  const areYesAndNo = arePair && YES.test(first) && NO.test(second) && header.cells.length === 2;
  if (areYesAndNo || areAnswered(rows, above))
    return [columnNames(header), ...below.map(({ block }) => block)];
  const columns = answerColumns(rows);
  if (columns) {
    const made = below.flatMap((row) => {
      const cells = row.cells.map((text, index) => ({ column: columns[index] ?? 'other', text }));
      return pictured(rowBlocks(cells), row);
    });
    return [columnNames(header), ...made];
  }
  const steps = stepRows(header, below);
  if (steps) {
    return [
      columnNames(header),
      ...steps.flatMap((made, at) => pictured(made, below[at] ?? header)),
    ];
  }
  if (isSituations(header.cells)) {
    const [, ...names] = header.cells.map(bareName);
    const made = below.flatMap((row) => {
      const [title = '', ...cells] = row.cells;
      const steps = cells.flatMap((cell, index) => {
        // A phone number next to the person to call goes into that person's line.
        const isCalled = verbAbove(names[index - 1], cells[index - 1]) !== undefined;
        if (PHONE.test(names[index] ?? '') && isCalled) return [];
        const verb = verbAbove(names[index], cell);
        if (verb !== undefined) {
          const number = PHONE.test(names[index + 1] ?? '') ? (cells[index + 1] ?? '').trim() : '';
          const whom = [cell.trim(), number].filter((one) => one !== '').join(', ');
          return [lineBlock(`${capital(verb)} ${whom}`, { isApart: true })];
        }
        const isAbout = ABOUT.test(names[index] ?? '');
        return lines(cell).map((line) => (isAbout ? { ...line, aside: 'columns' as const } : line));
      });
      return pictured([...(title.trim() === '' ? [] : [tableHeading(title)]), ...steps], row);
    });
    return [columnNames(header), ...made];
  }
  const table = columnTable(rows);
  if (table) return [table];
  // If each row has only one filled cell, the columns are people, and an empty cell means that somebody else acts.
  const areActing =
    header.cells.length > 2 &&
    below.length > 1 &&
    below.every(({ cells }) => cells.slice(1).filter(Boolean).length === 1);
  return areActing ? rowsOfRoles(header, below, 1) : rows.map(({ block }) => block);
}
