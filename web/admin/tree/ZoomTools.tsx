import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Scan } from '#kit/icon/drawings/actions/scan.ts';
import { ZoomIn } from '#kit/icon/drawings/actions/zoom-in.ts';
import { ZoomOut } from '#kit/icon/drawings/actions/zoom-out.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreePanel.module.css';
import type { Zoom } from './use-zoom.ts';

/** How large the drawing is (TREE-6). */
export const ZoomTools = ({ zoom, tellsPercent }: { zoom: Zoom; tellsPercent: boolean }) => (
  <>
    <IconButton size="small" icon={ZoomOut} label={words.zoomOut} onClick={zoom.zoomOut} />
    {tellsPercent && <span className={classes.percent}>{words.percent(zoom.zoom)}</span>}
    <IconButton size="small" icon={ZoomIn} label={words.zoomIn} onClick={zoom.zoomIn} />
    <IconButton size="small" icon={Scan} label={words.fit} onClick={zoom.fit} />
  </>
);
