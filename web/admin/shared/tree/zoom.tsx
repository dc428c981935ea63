import { useLayoutEffect, useState } from 'react';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Scan } from '#kit/icon/drawings/actions/scan.ts';
import { ZoomIn } from '#kit/icon/drawings/actions/zoom-in.ts';
import { ZoomOut } from '#kit/icon/drawings/actions/zoom-out.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreePanel.module.css';

/** The buttons that change the size of the drawing (TREE-6). */
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
/** The least zoom, at which a tree of 100 steps shows its whole shape. */
const MIN_WHOLE = 0.1;
/** The least zoom at which letters can be read: a drawing that does not fit next to the step is then scrolled. */
const READABLE = 0.8;
/** The most zoom to which a small tree grows, because larger letters would stand out too much. */
const GROWN = 1.5;

/** Returns the room of an element in px at the usual letters of 16 px, so that enlarged letters enlarge the tree. */
function roomOf(element: HTMLElement): Size {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { width: element.clientWidth / rem, height: element.clientHeight / rem };
}

export type Zoom = ReturnType<typeof useZoom>;

/** Chooses the size of the tree (TREE-6): as wide as its room, as long as it can be read, until somebody presses a button; a tree that `grows` fills its room. */
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
    /** The zoom, where 1 means 100%. */
    zoom,
    /** The zoom at which the tree is as wide as its room, which no button changes. */
    fitted: fitted.width,
    zoomIn: () => setAsked(Math.min(MAX_ZOOM, zoom * STEP)),
    zoomOut: () => setAsked(Math.max(MIN_ZOOM, zoom / STEP)),
    fit: () => setAsked('whole'),
  };
}
