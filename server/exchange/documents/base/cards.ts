import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { lines } from './columns.ts';
import type { TableRow } from './tables.ts';

/** The name of a card, and the fewest lines that a card has, its name included. */
const NAME = /^[^.?!:|]{3,60}$/;
const LEAST = 3;

const linesIn = (cell: string): readonly string[] =>
  cell.split('\n').filter((line) => line.trim() !== '');

const isCard = ([name = '', ...below]: readonly string[]): boolean =>
  NAME.test(name.trim()) && below.length + 1 >= LEAST && below.every((line) => !NAME.test(line));

/** Returns the cards of a table that is a grid of cards, one below the other. Each card is a name with sentences below it. Undefined for any other table. */
export function cardsIn(rows: readonly TableRow[]): readonly SourceBlock[] | undefined {
  const cells = rows.flatMap((row) => row.cells.map(linesIn)).filter((all) => all.length > 0);
  const hasPictures = rows.some(({ block }) => block.pictures.length + block.lost > 0);
  if (hasPictures || cells.length < 2 || !cells.every(isCard)) return undefined;
  return cells.flatMap(([name = '', ...below]) => [
    lineBlock(name, { isApart: true, isBold: true }),
    ...below.flatMap(lines),
  ]);
}
