import type { FieldPlace } from './tree-places.ts';
import type { Box, TreeEdge } from './tree-layout.ts';
import { TREE } from './tree-measures.ts';

/** The space around a title: to the edge of its field, and to a line that passes. */
const PAD = 12;
const CLEAR = 6;

/** Returns the lanes that cross the rows of a title. */
function lanesAcross(field: FieldPlace, edges: readonly TreeEdge[]): number[] {
  const end = field.y + TREE.fieldTitle;
  return edges.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.slice(1).flatMap(([x, y], index) => {
        const before = line[index]?.[1] ?? y;
        return Math.min(y, before) < end && Math.max(y, before) > field.y ? x : [];
      }),
    ),
  );
}

/** Returns the room for the title of a field above its steps, between the lanes on either side (TREE-2). */
export function titleOf(
  field: FieldPlace,
  box: Box,
  middle: number,
  edges: readonly TreeEdge[],
): Box {
  const lanes = lanesAcross(field, edges);
  const left = lanes.filter((x) => x < middle).map((x) => x + CLEAR);
  const right = lanes.filter((x) => x > middle).map((x) => x - CLEAR);
  const x = Math.max(box.x + PAD, ...left);
  const width = Math.min(box.x + box.width - PAD, ...right) - x;
  return { x, y: field.y + (TREE.fieldTitle - TREE.label) / 2, width, height: TREE.label };
}
