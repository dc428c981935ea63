import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** So near to the edge of the window, in px, the page scrolls along. */
const EDGE = 72;
const SCROLL = 12;

/** Where a dragged row belongs: it takes a neighbour's place once the pointer is where the row would then be. */
export function placeUnder(
  rows: readonly Pick<DOMRect, 'top' | 'bottom' | 'height'>[],
  from: number,
  y: number,
  goesDown: boolean,
): number {
  const height = rows[from]?.height ?? 0;
  let to = from;
  if (goesDown) {
    while (rows[to + 1] && y > (rows[to + 1]?.bottom ?? 0) - height) to += 1;
  } else {
    while (rows[to - 1] && y < (rows[to - 1]?.top ?? 0) + height) to -= 1;
  }
  return to;
}

/**
 * Drags the rows of a list by a grip, with a mouse, a pen or a finger. Each row is a child of `list` and has
 * its id in `data-id`. On the window, since a row that moves in the page loses a captured pointer.
 */
export function useRowDrag(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const move = useEffectEvent(onMove);

  useEffect(() => {
    if (dragged === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let last: number | undefined;
    const follow = ({ clientY }: globalThis.PointerEvent): void => {
      const rows = [...(list.current?.children ?? [])] as HTMLElement[];
      const from = rows.findIndex(({ dataset }) => dataset['id'] === dragged);
      const goesDown = last === undefined || clientY >= last;
      const rects = rows.map((row) => row.getBoundingClientRect());
      const to = placeUnder(rects, from, clientY, goesDown);
      if (from >= 0 && to !== from) move(dragged, to);
      if (clientY < EDGE && !goesDown) window.scrollBy(0, -SCROLL);
      if (clientY > window.innerHeight - EDGE && goesDown) window.scrollBy(0, SCROLL);
      last = clientY;
    };
    const end = (): void => setDragged(undefined);
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, [dragged]);

  return {
    list,
    dragged,
    grip: (id: string) => ({
      onPointerDown: ({ button, isPrimary }: PointerEvent): void => {
        if (button === 0 && isPrimary) setDragged(id);
      },
    }),
  };
}
