import type { FrontPart, Seen } from './front-matter.ts';
import type { KnownTable } from './listed-contacts.ts';
import type { SourceBlock } from './source.ts';

/** The headings of a column of steps. */
const STEPS =
  /^(?:steps?|actions?|tasks?|what to do|procedures?|instructions?|do|#|no\.?|nr\.?|order)\s*:?$/i;

/** Returns the tables whose first row says that the others are steps, each with the place of that row. */
export function tablesOfSteps(blocks: readonly SourceBlock[]): ReadonlyMap<number, number> {
  return new Map(
    blocks.flatMap(({ table, text }, place) => {
      const isFirst = table !== undefined && blocks[place - 1]?.table !== table;
      return isFirst && text.split('|').some((cell) => STEPS.test(cell.trim()))
        ? [[table, place] as const]
        : [];
    }),
  );
}

/** Tells whether a row of a table belongs to the block above it: another row of the table, or a line that leads to it. */
export function isOfTable({ table }: SourceBlock, above: SourceBlock): boolean {
  return table !== undefined && (above.table === table || above.text.trimEnd().endsWith(':'));
}

/**
 * Lists the rows of a table that the campus has, with its first row if these are all; the whole table if a heading has
 * nothing else, as no procedure is made of numbers.
 */
export function listedPart(
  { header, rows, all }: KnownTable,
  seen: readonly Seen[],
  levels: readonly (number | undefined)[],
): FrontPart {
  const textFrom = (from: number, by: 1 | -1): number => {
    let place = from + by;
    while (seen[place]?.isText === false) place += by;
    return place;
  };
  const above = textFrom(header, -1);
  const below = textFrom(all.at(-1) ?? header, 1);
  const isAlone =
    levels[above] !== undefined && (seen[below] === undefined || levels[below] !== undefined);
  if (isAlone) return [above, ...new Set([header, ...all])];
  return rows.length === all.length ? [...new Set([header, ...rows])] : rows;
}
