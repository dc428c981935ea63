import { TreeDiagram } from '../tree/TreeDiagram.tsx';
import { useZoom } from '../tree/use-zoom.ts';
import { ZoomTools } from '../tree/ZoomTools.tsx';
import classes from './TreeNumbersPage.module.css';
import type { NumberedTree } from './numbered-tree.ts';

interface NumbersDrawingProps {
  tree: NumberedTree;
  onOpen: (step: string) => void;
}

/** The tree with its numbers, as a drawing whose nodes open their step (NUMBERS-7). */
export const NumbersDrawing = ({ tree, onOpen }: NumbersDrawingProps) => {
  const zoom = useZoom(tree.layout);
  return (
    <>
      <div className={classes.tools}>
        <ZoomTools zoom={zoom} tellsPercent />
      </div>
      <div className={classes.drawing}>
        <TreeDiagram
          layout={tree.layout}
          steps={tree.drawn}
          open=""
          zoom={zoom.zoom}
          ground={zoom.ground}
          setGround={zoom.setGround}
          onOpen={onOpen}
          figures={tree.figures}
        />
      </div>
    </>
  );
};
