import { useLayoutEffect, useState } from 'react';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Scan } from '#kit/icon/drawings/actions/scan.ts';
import { ZoomIn } from '#kit/icon/drawings/actions/zoom-in.ts';
import { ZoomOut } from '#kit/icon/drawings/actions/zoom-out.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreePanel.module.css';

/** Changes the size of the drawing (TREE-6). */
export const ZoomTools = ({ zoom, showsPercent }: { zoom: Zoom; showsPercent: boolean }) => (
  <>
    <IconButton size="small" icon={ZoomOut} label={words.zoomOut} onClick={zoom.zoomOut} />
    {showsPercent && <span className={classes.percent}>{words.percent(zoom.zoom)}</span>}
    <IconButton size="small" icon={ZoomIn} label={words.zoomIn} onClick={zoom.zoomIn} />
    <IconButton size="small" icon={Scan} label={words.fit} onClick={zoom.fit} />
  </>
);

type Size = { readonly width: number; readonly height: number };

const STEP = 1.25;
const MAX_ZOOM = 2;
const MIN_ZOOM = 0.25;
/** The whole of 100 steps, to see its shape. */
const MIN_WHOLE = 0.1;
/** Smaller letters cannot be read: a drawing that does not fit beside the step is scrolled. */
const READABLE = 0.8;
/** A tree smaller than the whole width grows with it: larger letters than these would shout. */
const GROWN = 1.5;

/** Measures a room in px of letters of 16 px: enlarged letters enlarge the tree. */
function roomOf(element: HTMLElement): Size {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { width: element.clientWidth / rem, height: element.clientHeight / rem };
}

export type Zoom = ReturnType<typeof useZoom>;

/** Chooses the size of the tree (TREE-6): as wide as its room while it can be read, until a button is pressed; one that `grows` fills it. */
export function useZoom(size: Size, grows = false) {
  const [ground, setGround] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<Size>();
  const [asked, setAsked] = useState<number | 'width' | 'whole'>('width');
  useLayoutEffect(() => {
    if (!ground) return undefined;
    const measure = (): void => setRoom(roomOf(ground));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ground);
    return () => observer.disconnect();
  }, [ground]);
  const across = room ? room.width / size.width : 1;
  const whole = room ? Math.min(across, room.height / size.height) : 1;
  const grown = grows ? Math.min(GROWN, whole) : 0;
  const fitted = {
    width: Math.max(Math.min(1, Math.max(READABLE, across)), grown),
    whole: Math.max(Math.min(1, Math.max(MIN_WHOLE, whole)), grown),
  };
  const zoom = typeof asked === 'number' ? asked : fitted[asked];
  return {
    /** The element in which the tree is drawn, while it is drawn. */
    ground,
    setGround,
    /** 1 is 100 %. */
    zoom,
    /** The zoom at which the tree is as wide as its room; no button changes it. */
    fitted: fitted.width,
    zoomIn: () => setAsked(Math.min(MAX_ZOOM, zoom * STEP)),
    zoomOut: () => setAsked(Math.max(MIN_ZOOM, zoom / STEP)),
    fit: () => setAsked('whole'),
  };
}
