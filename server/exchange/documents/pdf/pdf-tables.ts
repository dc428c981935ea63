import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { isSameLine, paragraphText, TABLE } from './pdf-lines.ts';
import { splitRun, type Run } from './pdf-pages.ts';
import type { Rule } from './pdf-rules.ts';
import { tableBlocks, tableRow } from '../base/tables.ts';

export type Rows = readonly (readonly string[])[];

/** The most letters in a cell. Longer text is a column of the page that has lines around it. */
const LONGEST = 900;
/** The most letters in a cell of a table with only one row: such a row may hold the names of the columns of a table on the next page. */
const LONGEST_NAME = 40;
/** The gap in points at which two lines still count as meeting. */
const NEAR = 2.5;

const meet = (a: Rule, b: Rule): boolean =>
  a.left - NEAR <= b.right &&
  b.left - NEAR <= a.right &&
  a.foot - NEAR <= b.top &&
  b.foot - NEAR <= a.top;

/** Groups the lines that meet each other, directly or through other lines. */
function drawings(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const found: (readonly Rule[])[] = [];
  let left = [...rules];
  while (left.length > 0) {
    const own: Rule[] = [];
    for (let next = left.splice(0, 1); next.length > 0;) {
      own.push(...next);
      const reached = next;
      next = left.filter((rule) => reached.some((one) => meet(one, rule)));
      const taken = new Set(next);
      left = left.filter((rule) => !taken.has(rule));
    }
    found.push(own);
  }
  return found;
}

/** Returns places in order, with places that are near each other counted as one. */
const places = (all: readonly number[]): readonly number[] =>
  all
    .toSorted((a, b) => a - b)
    .filter((place, index, sorted) => index === 0 || place - (sorted[index - 1] ?? 0) > NEAR);

/** The lines between the cells of a table: those between columns from the left, those between rows from the top. */
type Grid = { readonly across: readonly number[]; readonly down: readonly number[] };

function gridOf(rules: readonly Rule[]): Grid | undefined {
  const across = places(rules.flatMap(({ left, right }) => (right - left < 1 ? [left] : [])));
  const down = places(
    rules.flatMap(({ foot, top }) => (top - foot < 1 ? [foot] : [])),
  ).toReversed();
  return across.length > 2 && down.length > 1 ? { across, down } : undefined;
}

/** Orders the pieces of text of a cell as they are read. */
const asRead = (a: Run, b: Run): number => (isSameLine(a, b) ? a.x - b.x : b.y - a.y);

/** Returns the tables that lines draw on a page, and the rest of its text with a mark where each table was. */
export function ruledTables(runs: readonly Run[], rules: readonly Rule[]) {
  const tables: Rows[] = [];
  let others = runs;
  for (const grid of drawings(rules).flatMap((drawing) => gridOf(drawing) ?? [])) {
    const { across, down } = grid;
    const [left = 0, right = 0] = [across[0], across.at(-1)];
    const [top = 0, foot = 0] = [down[0], down.at(-1)];
    const isIn = ({ x, y, size }: Run): boolean =>
      x > left - NEAR && x < right && y + 0.3 * size < top && y + 0.3 * size > foot;
    const own = others.filter(isIn).flatMap((run) => splitRun(run, across.slice(1, -1)));
    const rows = down.slice(1).map((below, index) => {
      const above = down[index] ?? 0;
      const row = own.filter(({ y, size }) => y + 0.3 * size < above && y + 0.3 * size >= below);
      return across.slice(1).map((end, column) => {
        const begin = across[column] ?? 0;
        const cell = row.filter(({ x }) => x >= begin - NEAR && x < end - NEAR).toSorted(asRead);
        return paragraphText(cell, end - 2 * NEAR);
      });
    });
    const isFull = across.slice(1).map((_, column) => rows.some((cells) => cells[column] !== ''));
    const full = rows
      .filter((cells) => cells.some(Boolean))
      .map((cells) => cells.filter((_, column) => isFull[column]));
    const longest = Math.max(0, ...full.flat().map((cell) => cell.length));
    const most = full.length > 1 ? LONGEST : LONGEST_NAME;
    if ((full[0]?.length ?? 0) < 2 || longest > most) continue;
    const [size, isBold] = [own[0]?.size ?? 10, false];
    others = others.filter((run) => !isIn(run));
    others = [
      ...others,
      { text: `${TABLE}${tables.length}`, x: left, end: right, y: top - size, size, isBold },
    ];
    tables.push(full);
  }
  return { tables, runs: others };
}

const isBlock = (one: SourceBlock | Rows): one is SourceBlock => 'text' in one;
const named = (rows: Rows): string => JSON.stringify(rows[0]);

/** Joins a table with its part on the next page, which may repeat the first row. */
function whole(all: readonly (SourceBlock | Rows)[]): readonly (SourceBlock | Rows)[] {
  const made: (SourceBlock | Rows)[] = [];
  for (const one of all) {
    // Page headers and footers may come between the two parts.
    const at = made.findLastIndex((other) => !isBlock(other) || other.aside === undefined);
    const last = made[at];
    if (!isBlock(one) && last && !isBlock(last) && one[0]?.length === last[0]?.length)
      made[at] = [...last, ...(named(one) === named(last) ? one.slice(1) : one)];
    else made.push(one);
  }
  return made;
}

/** Returns the blocks of all pages, and each table as its rows. First rows with a single cell are the title of a table. */
export function withTables(all: readonly (SourceBlock | Rows)[]): readonly SourceBlock[] {
  return whole(all).flatMap((one, table, every) => {
    if (isBlock(one)) return [one];
    const [first] = one;
    const above = every[table - 1];
    if (first && one.length === 1) return [lineBlock(first.join(' | '), { isApart: true })];
    const begin = one.findIndex((cells) => cells.filter(Boolean).length > 1);
    const names = one.slice(0, Math.max(0, begin)).flat().filter(Boolean);
    const rows = one.slice(Math.max(0, begin)).map((cells) => tableRow(cells, table));
    return [
      ...names.map((text) => lineBlock(text, { isApart: true, isBold: true })),
      ...tableBlocks(rows, above && isBlock(above) ? above : undefined),
    ];
  });
}
