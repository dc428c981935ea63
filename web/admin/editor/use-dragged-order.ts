import { useRef, useState } from 'react';
import { useRowDrag } from '#kit/use-row-drag.ts';
import type { StepEntry } from './step-entries.ts';

/** The entries in this order, counted anew; those it does not name come last. */
function inOrder(entries: readonly StepEntry[], keys: readonly string[]): readonly StepEntry[] {
  const placeOf = ({ key }: StepEntry): number =>
    keys.includes(key) ? keys.indexOf(key) : keys.length;
  return entries
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((entry, index) => ({ ...entry, number: index + 1 }));
}

/**
 * The steps in the order in which they are dragged, until the server has answered: one request when a step is
 * let go at another place (EDITOR-44).
 */
export function useDraggedOrder(
  entries: readonly StepEntry[],
  onReorder: (keys: readonly string[]) => Promise<void>,
) {
  const [keys, setKeys] = useState<readonly string[]>();
  // A step may be dragged again before the answer to the one before it.
  const lastTurn = useRef(0);
  const shown = keys ? inOrder(entries, keys) : entries;
  const dragging = useRowDrag({
    onMove: (id, to) => {
      const now = shown.map(({ key }) => key);
      lastTurn.current += 1;
      setKeys(now.toSpliced(now.indexOf(id), 1).toSpliced(to, 0, id));
    },
    onEnd: (_id, isMoved) => {
      const turn = lastTurn.current;
      const settle = (): void => {
        if (lastTurn.current === turn) setKeys(undefined);
      };
      if (isMoved && keys) void onReorder(keys).then(settle);
      else settle();
    },
  });
  return { shown, ...dragging };
}
