import { useRef } from 'react';
import { useRowDrag } from '#kit/base/use-row-drag.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';

export type DraggedOrder = {
  onShown: (keys: readonly string[]) => void;
  onDropped: (keys: readonly string[]) => void;
  onGivenUp: (keys: readonly string[]) => void;
};

/** Lets the author drag the steps of the stepper; one request is sent when a step is dropped at another place (EDITOR-44). */
export function useDraggedOrder(
  entries: readonly StepEntry[],
  { onShown, onDropped, onGivenUp }: DraggedOrder,
) {
  const order = useRef<readonly string[]>(undefined);
  return useRowDrag({
    onMove: (id, to) => {
      const keys = entries.map(({ key }) => key);
      order.current = keys.toSpliced(keys.indexOf(id), 1).toSpliced(to, 0, id);
      onShown(order.current);
    },
    onEnd: (_id, isMoved) => {
      const dragged = order.current;
      order.current = undefined;
      if (dragged) (isMoved ? onDropped : onGivenUp)(dragged);
    },
  });
}
