import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The distance in px from an edge of the scrolling box within which it scrolls along. */
const EDGE = 72;
const SCROLL = 8;

/** A row's start and end along the list, in px. */
type Span = { start: number; end: number };

/** Returns the index of a dragged row: it passes a neighbor once the pointer is where the row would then be. */
export function placeUnder(
  rows: readonly Span[],
  from: number,
  pointer: number,
  isDragged: boolean,
): number {
  const row = rows[from];
  const size = row ? row.end - row.start : 0;
  let to = from;
  if (isDragged) {
    while (rows[to + 1] && pointer > (rows[to + 1]?.end ?? 0) - size) to += 1;
  } else {
    while (rows[to - 1] && pointer < (rows[to - 1]?.start ?? 0) + size) to -= 1;
  }
  return to;
}

const spanOf = (box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, isSideways: boolean) =>
  isSideways ? { start: box.left, end: box.right } : { start: box.top, end: box.bottom };

/** Returns the box that scrolls the list, which may be the list itself; undefined if the page scrolls. */
function scrollerOf(list: Element, isSideways: boolean): Element | undefined {
  for (let box: Element | null = list; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const overflows = isSideways
      ? box.scrollWidth > box.clientWidth
      : box.scrollHeight > box.clientHeight;
    if (overflows && (isSideways ? overflowX : overflowY) === 'auto') return box;
  }
  return undefined;
}

/** Goes on scrolling while the pointer is at an edge and moves toward it. */
function scrollAlong(list: Element, isSideways: boolean, pointer: number, goesOn: boolean): void {
  const box = scrollerOf(list, isSideways);
  const page = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const { start, end } = spanOf(box?.getBoundingClientRect() ?? page, isSideways);
  const isAtEdge = goesOn ? pointer > end - EDGE : pointer < start + EDGE;
  if (!isAtEdge) return;
  const by = goesOn ? SCROLL : -SCROLL;
  (box ?? window).scrollBy(isSideways ? by : 0, isSideways ? 0 : by);
}

interface RowDrag {
  /** Moves the row to this place, counted from 0; if the drag is given up, the row goes back to its first place. */
  onMove: (id: string, to: number) => void;
  /** Hears that the row was let go, or that Escape or the browser ended the drag. */
  onEnd?: (id: string, isMoved: boolean) => void;
}

type Point = { clientX: number; clientY: number };

/** The row, its place before, and the point at which the pointer came down. */
type Dragged = { id: string; from: number; begun: Point };

const rowsIn = (list: Element): HTMLElement[] =>
  ([...list.children] as HTMLElement[]).filter(({ dataset }) => dataset['id'] !== undefined);

const placeOf = (rows: readonly HTMLElement[], id: string): number =>
  rows.findIndex(({ dataset }) => dataset['id'] === id);

/** Lets people drag rows by their grips. Rows are children with `data-id`, grips have `data-grip`. It listens on the window, because a row that moves loses the pointer. */
export function useRowDrag({ onMove, onEnd }: RowDrag) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged>();
  const move = useEffectEvent(onMove);
  const finish = useEffectEvent((id: string, isMoved: boolean) => onEnd?.(id, isMoved));

  useEffect(() => {
    if (!dragged) return undefined;
    const { id, from, begun } = dragged;
    const stop = new AbortController();
    const { signal } = stop;
    let at = begun;
    let last: number | undefined;
    let goesOn = true;
    const follow = (): void => {
      if (!list.current || at === begun) return;
      const rows = rowsIn(list.current);
      const boxes = rows.map((row) => row.getBoundingClientRect());
      const isSideways = boxes.length > 1 && (boxes[1]?.left ?? 0) >= (boxes[0]?.right ?? 0);
      const pointer = isSideways ? at.clientX : at.clientY;
      last ??= isSideways ? begun.clientX : begun.clientY;
      if (pointer !== last) goesOn = pointer > last;
      last = pointer;
      const spans = boxes.map((box) => spanOf(box, isSideways));
      const place = placeOf(rows, id);
      const to = placeUnder(spans, place, pointer, goesOn);
      if (place >= 0 && to !== place) move(id, to);
      scrollAlong(list.current, isSideways, pointer, goesOn);
    };
    const point = ({ clientX, clientY }: Point): void => {
      at = { clientX, clientY };
      follow();
    };
    // A pointer that is held still at an edge goes on scrolling.
    let frame = requestAnimationFrame(function again() {
      follow();
      frame = requestAnimationFrame(again);
    });
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
    const end = (isGivenUp: boolean) => (): void => {
      const rows = list.current ? rowsIn(list.current) : [];
      const place = placeOf(rows, id);
      setDragged(undefined);
      if (isGivenUp && place !== from) move(id, from);
      finish(id, !isGivenUp && place !== from);
    };
    window.addEventListener('pointermove', point, { signal });
    window.addEventListener('pointerup', end(false), { signal });
    window.addEventListener('pointercancel', end(true), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(true)(), { signal });
    return () => stop.abort();
  }, [dragged]);

  // The listener is on the list, so that no row needs a new prop each time it is drawn.
  useEffect(() => {
    const stop = new AbortController();
    const begin = (event: PointerEvent): void => {
      const { target, button, isPrimary, clientX, clientY } = event;
      const row =
        target instanceof Element ? target.closest('[data-grip]')?.closest('[data-id]') : undefined;
      const id = row instanceof HTMLElement ? row.dataset['id'] : undefined;
      if (button !== 0 || !isPrimary || id === undefined || !list.current) return;
      // WebKit would select the words that the row is dragged across.
      event.preventDefault();
      const from = placeOf(rowsIn(list.current), id);
      setDragged({ id, from, begun: { clientX, clientY } });
    };
    list.current?.addEventListener('pointerdown', begin, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return { list, dragged: dragged?.id };
}
