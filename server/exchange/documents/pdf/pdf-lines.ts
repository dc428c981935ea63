import { joinedLines, LIST } from '#core/import/paragraphs/text-blocks.ts';
import type { Run } from './pdf-pages.ts';

/** The character that marks the place of a table among the lines of a page, followed by the number of the table. */
export const TABLE = '\uE000';

/** A line of a page: text at one height. A tab means a gap of more than a word. */
export type Line = Run & {
  /** The number of a list item that stands apart from its text and has no period or parenthesis after it. */
  readonly label?: string;
  /** The place where the text of a list item begins, after its number. */
  readonly hang?: number;
};

export const isSameLine = (above: Run, run: Run): boolean =>
  Math.abs(above.y - run.y) < 0.45 * Math.max(above.size, run.size);

/** Returns the text of a paragraph. A line that ends with enough room for the next line's first word was broken by a person, so the break stays. */
export function paragraphText(
  runs: readonly Run[],
  right = Math.max(...runs.map(({ end }) => end)),
): string {
  let text = '';
  let above: Run | undefined;
  for (const run of runs) {
    const isOn = above !== undefined && isSameLine(above, run);
    if (!above) text = run.text;
    else if (isOn) text += (run.x - above.end > 0.17 * run.size ? ' ' : '') + run.text;
    else if (/\p{Ll}[-\u00AD‐]$/u.test(text) && /^\p{Ll}/u.test(run.text))
      text = joinedLines(text, run.text);
    else {
      const room = (/\S+/.exec(run.text)?.[0].length ?? 0) * 0.6 * run.size;
      text += (above.end + room < right || LIST.test(run.text) ? '\n' : ' ') + run.text;
    }
    above = run;
  }
  return text.replaceAll(/[^\S\n]+/g, ' ').trim();
}

/** Puts together the pieces of text at one height, from left to right. */
function linesOf(runs: readonly Run[]): readonly Line[][] {
  const rows: Run[][] = [];
  for (const run of runs.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && isSameLine(first, run)) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => {
    const pieces: Run[][] = [];
    for (const run of row.toSorted((a, b) => a.x - b.x)) {
      const last = pieces.at(-1)?.at(-1);
      if (run.text.trim() === '' && !last) continue;
      if (last && run.x - last.end < 1.2 * run.size) pieces.at(-1)?.push(run);
      else if (run.text.trim() !== '') pieces.push([run]);
    }
    return pieces.map(joined);
  });
}

export const lettersIn = (some: readonly Run[]): number =>
  some.reduce((sum, run) => sum + run.text.trim().length, 0);

/** Joins pieces of text next to each other into one line. */
function joined(runs: readonly Run[]): Line {
  let text = '';
  let before: Run | undefined;
  for (const run of runs) {
    const isApart = before && run.x - before.end > 0.17 * run.size;
    text += isApart && !text.endsWith(' ') && !run.text.startsWith(' ') ? ` ${run.text}` : run.text;
    before = run;
  }
  const full = runs.filter((run) => run.text.trim() !== '');
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    x: full[0]?.x ?? 0,
    end: full.at(-1)?.end ?? 0,
    y: full[0]?.y ?? 0,
    size: Math.max(...full.map(({ size }) => size)),
    isBold: lettersIn(full.filter(({ isBold }) => isBold)) > 0.9 * lettersIn(full),
  };
}

/** The most points by which a list is indented below the title of its column. */
const INDENT = 30;

/** Returns the place where a page is divided into two columns: many lines begin there, and hardly any line crosses it. */
function gutterOf(pieces: readonly Line[]): number | undefined {
  if (pieces.length < 8) return undefined;
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ end }) => end));
  const begins = [...new Set(pieces.map(({ x }) => Math.round(x)))].filter(
    (x) => x > left + 0.2 * (right - left) && x < left + 0.8 * (right - left),
  );
  const counted = begins.map((x) => {
    const beside = pieces.filter((one) => one.x >= x - 2);
    const before = pieces.filter((one) => one.end < x - 2);
    const across = pieces.length - beside.length - before.length;
    const here = pieces.filter((one) => Math.abs(one.x - x) < 3).length;
    return { x, across, here, least: Math.min(beside.length, before.length) };
  });
  const fit = counted.filter(
    ({ across, here, least }) =>
      here >= 4 && least >= 0.12 * pieces.length && across <= 0.2 * pieces.length,
  );
  const [best] = fit.toSorted((a, b) => a.across - b.across || b.here - a.here);
  // A column may have a few titles that begin further left than its indented lists.
  const title = counted.filter(
    ({ x, across }) => best && x < best.x && x >= best.x - INDENT && across < best.across,
  );
  return best && Math.min(best.x, ...title.map(({ x }) => x));
}

/** Tells whether the text left and right of a gap is the cells of rows and not columns of text: most lines have something on both sides, and the left side is short. */
function areCells(rows: readonly (readonly Line[])[], gutter: number): boolean {
  const beside = rows.filter(
    (row) => row.some(({ x }) => x >= gutter - 2) && row.some(({ end }) => end < gutter - 2),
  );
  const lefts = rows.flatMap((row) => row.filter(({ end }) => end < gutter - 2));
  const widest = Math.max(...lefts.map(({ end, x }) => end - x));
  const narrow = lefts.filter(({ end, x }) => end - x < 0.5 * widest).length;
  return beside.length > 0.8 * rows.length && narrow > 0.6 * lefts.length;
}

/** The lines of a part of a page that people read from top to bottom. */
export type Column = {
  readonly lines: readonly Line[];
  readonly left: number;
  readonly right: number;
};

const columnOf = (rows: readonly (readonly Line[])[]): Column => {
  const lines = rows
    .flatMap((row) =>
      row.some(({ text }) => text.startsWith(TABLE)) ? row.map((one) => [one]) : [row],
    )
    .filter((row) => row.length > 0)
    .map((row): Line => {
      const [first] = row;
      const [own = '', ...others] = row.map((piece) => piece.text);
      // The number or bullet of a list item is not a cell of a table.
      const isItem = /^(?:[^\p{L}\p{N}]|\(?[\p{L}\p{N}]{1,4}[.)])$/u.test(own);
      const isNumber = others.length === 1 && /^\d{1,2}[A-Z]?(?:\.\d{1,2}[A-Z]?)*$/.test(own);
      const words = others.join(' | ');
      const text = isNumber ? words : [own, words].filter(Boolean).join(isItem ? ' ' : ' | ');
      return {
        ...(first as Line),
        text,
        end: row.at(-1)?.end ?? 0,
        isBold: row.every((one) => one.isBold),
        ...(isNumber && { label: own }),
        ...((isItem || isNumber) && row[1] && { hang: row[1].x }),
      };
    });
  return {
    lines,
    left: Math.min(...lines.map(({ x }) => x)),
    right: Math.max(...lines.map(({ end }) => end)),
  };
};

/** Returns the columns of a page in reading order. */
export function columnsOf(runs: readonly Run[], depth = 0): readonly Column[] {
  const rows = linesOf(runs);
  const gutter = depth < 3 ? gutterOf(rows.flat()) : undefined;
  if (gutter === undefined || areCells(rows, gutter))
    return rows.length > 0 ? [columnOf(rows)] : [];
  // A line across both columns ends the columns above it.
  const parts: { rows: (readonly Line[])[]; isAcross: boolean }[] = [];
  for (const row of rows) {
    const isAcross = row.some(({ x, end }) => x < gutter - 2 && end > gutter + 2);
    const last = parts.at(-1);
    if (last && last.isAcross === isAcross) last.rows.push(row);
    else parts.push({ rows: [row], isAcross });
  }
  const inBox = (box: readonly (readonly Line[])[], isRight: boolean): readonly Run[] =>
    runs.filter((run) => {
      // Letters of two sizes at about the same height may be on different lines.
      const ys = [box[0], box.at(-1)].flatMap((row) => (row ?? []).map(({ y }) => y));
      const isWithin = run.y <= Math.max(...ys) + 3 && run.y >= Math.min(...ys) - 3;
      return isWithin && run.x >= gutter - 3 === isRight;
    });
  return parts.flatMap((part) =>
    part.isAcross
      ? [columnOf(part.rows)]
      : [false, true].flatMap((isRight) => columnsOf(inBox(part.rows, isRight), depth + 1)),
  );
}
