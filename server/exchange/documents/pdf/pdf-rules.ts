import { OPS } from 'unpdf/pdfjs';

/** A straight line that a page draws across or down, such as the edge of a cell or a line through struck-out words. */
export type Rule = {
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly top: number;
};

/** The drawing of a page as the library returns it: acts and their arguments. */
export type Drawn = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

type Matrix = readonly [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, by: Matrix): Matrix => [
  a * by[0] + b * by[2],
  a * by[1] + b * by[3],
  c * by[0] + d * by[2],
  c * by[1] + d * by[3],
  e * by[0] + f * by[2] + by[4],
  e * by[1] + f * by[3] + by[5],
];

const PAINTED = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
/** The count of numbers in each part of a path: the start of a line, a line, two kinds of curves, and the end. */
const LENGTHS = [2, 2, 6, 4, 0];
/** The shortest line that counts, in points, and the most lines on a page: a page with more is a picture and has no tables. */
const SHORTEST = 4;
const MOST = 1_500;

/** Returns the straight lines of a path, each from one point to the next. */
function lines(path: ArrayLike<number>): readonly (readonly [number, number, number, number])[] {
  const found: [number, number, number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < path.length;) {
    const kind = path[at] ?? 4;
    const length = LENGTHS[kind] ?? 0;
    const [toX, toY] =
      length === 0 ? [startX, startY] : [path[at + length - 1] ?? 0, path[at + length] ?? 0];
    if (kind === 0) [startX, startY] = [toX, toY];
    else if (kind === 1 || kind === 4) found.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
    at += length + 1;
  }
  return found;
}

/** Returns the lines that a page draws across or down, without doubles; none if there are so many that the page is a picture. */
export function rulesOf({ fnArray, argsArray }: Drawn): readonly Rule[] {
  const rules = new Map<string, Rule>();
  const kept: Matrix[] = [];
  let matrix = SAME;
  for (const [index, act] of fnArray.entries()) {
    const given = argsArray[index];
    if (act === OPS.save || act === OPS.paintFormXObjectBegin) kept.push(matrix);
    if (act === OPS.restore || act === OPS.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    if (act === OPS.transform) matrix = times(given as Matrix, matrix);
    if (act === OPS.paintFormXObjectBegin) {
      const [own] = given as [Matrix | null];
      if (own) matrix = times(own, matrix);
    }
    if (act !== OPS.constructPath) continue;
    const [paint, [path]] = given as [number, [ArrayLike<number> | null]];
    if (!PAINTED.has(paint) || !path) continue;
    for (const [fromX, fromY, toX, toY] of lines(path)) {
      const from = times([1, 0, 0, 1, fromX, fromY], matrix);
      const to = times([1, 0, 0, 1, toX, toY], matrix);
      const [left, right] = [Math.min(from[4], to[4]), Math.max(from[4], to[4])];
      const [foot, top] = [Math.min(from[5], to[5]), Math.max(from[5], to[5])];
      const isLong = Math.max(right - left, top - foot) >= SHORTEST;
      if (!isLong || Math.min(right - left, top - foot) > 0.5) continue;
      rules.set([left, right, foot, top].map(Math.round).join(' '), { left, right, foot, top });
      if (rules.size > MOST) return [];
    }
  }
  return [...rules.values()];
}
