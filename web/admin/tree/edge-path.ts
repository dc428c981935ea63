import type { Point, TreeEdge } from '#core/tree/tree-layout.ts';

const RADIUS = 7;

/** A point `by` px from `from` towards `to`. */
function towards(from: Point, to: Point, by: number): Point {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(1, by / length);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

const written = ([x, y]: Point): string => `${x} ${y}`;

/** A line of right angles as SVG path data, its corners rounded. */
function roundedLine(line: readonly Point[]): string {
  const [first, ...rest] = line;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    const before = line[index] ?? point;
    if (!next) return `L${written(point)}`;
    const half = (one: Point) => (Math.abs(point[0] - one[0]) + Math.abs(point[1] - one[1])) / 2;
    const radius = Math.min(RADIUS, half(before), half(next));
    const start = towards(point, before, radius);
    return `L${written(start)}Q${written(point)} ${written(towards(point, next, radius))}`;
  });
  return `M${written(first)}${parts.join('')}`;
}

const HEADS = { down: 'l-4 -7h8z', left: 'l7 -4v8z', right: 'l-7 -4v8z' } as const;

/** The lines of an edge as SVG path data. */
export function linesOf({ lines }: TreeEdge): string {
  return lines.map(roundedLine).join('');
}

/** Its arrowhead; undefined if it leads nowhere. */
export function headOf({ arrow }: TreeEdge): string | undefined {
  return arrow && `M${written(arrow.at)}${HEADS[arrow.to]}`;
}
