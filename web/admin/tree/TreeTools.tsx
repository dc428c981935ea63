import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { ListTree } from '#kit/icon/drawings/signs/list-tree.ts';
import { Maximize2 } from '#kit/icon/drawings/actions/maximize-2.ts';
import { Minimize2 } from '#kit/icon/drawings/actions/minimize-2.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreePanel.module.css';
import type { Zoom } from './use-zoom.ts';
import { ZoomTools } from './ZoomTools.tsx';

interface TreeToolsProps {
  zoom: Zoom;
  isOutline: boolean;
  onOutline: (isOutline: boolean) => void;
  isWide: boolean;
  onWide: (isWide: boolean) => void;
}

/** How the tree is looked at (TREE-6, TREE-7). */
export const TreeTools = ({ zoom, isOutline, onOutline, isWide, onWide }: TreeToolsProps) => (
  <div className={classes.tools}>
    {(isWide || !isOutline) && <ZoomTools zoom={zoom} tellsPercent={isWide} />}
    {!isWide && (
      <span className={classes.toggle} data-on={isOutline || undefined}>
        <IconButton
          size="small"
          icon={ListTree}
          label={words.outline}
          aria-pressed={isOutline}
          onClick={() => onOutline(!isOutline)}
        />
      </span>
    )}
    <IconButton
      size="small"
      icon={isWide ? Minimize2 : Maximize2}
      label={isWide ? words.beside : words.wholeWidth}
      onClick={() => onWide(!isWide)}
    />
  </div>
);
