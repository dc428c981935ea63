import type { StepId } from '../step/step-schema.ts';
import type { TreeField } from './tree-fields.ts';
import { TREE } from './tree-measures.ts';
import type { Edge } from './tree-ways.ts';

/** A node's place before any width is known. Column 1 holds the fields beside the spine. */
export type NodePlace = {
  readonly id: StepId | 'final';
  readonly kind: TreeField['kind'];
  readonly column: 0 | 1;
  readonly y: number;
  readonly height: number;
  /** The node right below it in its field, or the final screen below the spine. */
  readonly below: StepId | 'final' | undefined;
};

/** The rows that a separate field takes, title and foot included. */
export type FieldPlace = TreeField & {
  readonly column: 0 | 1;
  readonly y: number;
  readonly height: number;
};

export type TreePlaces = {
  readonly places: readonly NodePlace[];
  readonly fields: readonly FieldPlace[];
  readonly height: number;
};

function column(
  ids: readonly StepId[],
  kind: TreeField['kind'],
  at: 0 | 1,
  top: number,
  last: 'final' | undefined,
  height: number,
): NodePlace[] {
  return ids.map((id, index): NodePlace => {
    const below = ids[index + 1] ?? last;
    return { id, kind, column: at, y: top + index * (height + TREE.gap), height, below };
  });
}

const heightOf = ({ steps }: TreeField, node: number): number =>
  TREE.fieldTitle + steps.length * (node + TREE.gap) - TREE.gap + TREE.fieldFoot;

/** Returns the row of the first step of the spine that leads into the field, or of the last one before the field's steps. */
function desiredTop(
  field: TreeField,
  spine: readonly NodePlace[],
  order: ReadonlyMap<string, number>,
  ways: readonly Edge[],
): number {
  const inside = new Set<string>(field.steps);
  const entry = spine.find(({ id }) =>
    ways.some(({ step, to }) => step === id && to !== undefined && inside.has(to)),
  );
  const first = order.get(field.steps[0] ?? '') ?? 0;
  const before = spine.filter(({ id }) => (order.get(id) ?? Infinity) < first).at(-1);
  return (entry ?? before)?.y ?? TREE.margin;
}

/** Returns the rows of the tree, each `node` tall: the spine with the final screen at its end, and the fields below or beside it. */
export function placesOf(
  [spine, ...fields]: readonly TreeField[],
  ids: readonly StepId[],
  ways: readonly Edge[],
  beside: boolean,
  node: number = TREE.node,
): TreePlaces {
  const pitch = node + TREE.gap;
  const inSpine = column(spine?.steps ?? [], 'spine', 0, TREE.margin, 'final', node);
  const finalTop = TREE.margin + inSpine.length * pitch;
  const places: NodePlace[] = [
    ...inSpine,
    { id: 'final', kind: 'spine', column: 0, y: finalTop, height: TREE.final, below: undefined },
  ];
  const order = new Map<string, number>(ids.map((id, index) => [id, index]));
  const placed: FieldPlace[] = [];
  let end = beside ? TREE.margin : finalTop + TREE.final + TREE.fieldGap;
  for (const field of fields) {
    let top = end + TREE.fieldTitle;
    if (beside) {
      const desired = Math.max(top, desiredTop(field, inSpine, order, ways));
      const rows = Math.ceil((desired - TREE.margin - TREE.shift) / pitch);
      top = TREE.margin + TREE.shift + Math.max(1, rows) * pitch;
    }
    const at = beside ? 1 : 0;
    places.push(...column(field.steps, field.kind, at, top, undefined, node));
    placed.push({ ...field, column: at, y: top - TREE.fieldTitle, height: heightOf(field, node) });
    end = top - TREE.fieldTitle + heightOf(field, node) + TREE.fieldGap;
  }
  const feet = [finalTop + TREE.final, ...placed.map(({ y, height }) => y + height)];
  return { places, fields: placed, height: Math.max(...feet) + TREE.margin };
}
