import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { TreePaths } from '#core/tree/tree-paths.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Maximize2 } from '#kit/icon/drawings/actions/maximize-2.ts';
import { Minimize2 } from '#kit/icon/drawings/actions/minimize-2.ts';
import { ListTree } from '#kit/icon/drawings/signs/list-tree.ts';
import type { EditorEvent } from '../draft/events.ts';
import type { StepEntry } from '../draft/step-entries.ts';
import { draftTree } from './draft-tree.ts';
import { treeDrawer } from './drawn-tree.ts';
import { treeMessages as words } from './messages.ts';
import { NumbersLink } from './NumbersLink.tsx';
import { TreeDiagram } from './TreeDiagram.tsx';
import { TreeOutline } from './TreeOutline.tsx';
import classes from './TreePanel.module.css';
import { TreeProblems } from './TreeProblems.tsx';
import { useZoom, ZoomTools } from './zoom.tsx';

/** A line with the number of the draft's paths, and the lengths of the shortest and the longest (TREE-3). */
const TreeFacts = ({ paths }: { paths: TreePaths | undefined }) => (
  <p className={classes.facts}>{paths ? words.pathsOf(paths) : words.noPaths}</p>
);

interface TreePanelProps {
  issue: Pick<Issue, '_id' | 'steps' | 'firstAct' | 'revision'>;
  entries: readonly StepEntry[];
  /** The language in which the issue is written. */
  lang?: Language;
  /** The campus; if it is undefined, the settings are not loaded, and contacts are not checked. */
  campus?: Campus | undefined;
  open: string;
  onPane: (pane: string) => void;
  change: (event: EditorEvent) => void;
  underPaths?: ReactNode;
  isWide: boolean;
  onWide: (isWide: boolean) => void;
}

const isPhone = (): boolean => window.matchMedia('(max-width: 576px)').matches;

/** The panel with the draft as a drawing or an outline, its paths and its problems, none of which wait for a save (TREE-6, TREE-7). */
export const TreePanel = (props: TreePanelProps) => {
  const { issue, campus, onPane, change, isWide, onWide } = props;
  const { firstAct } = issue;
  // The drawing comes later, so that typing, or a tap that opens a step, never waits for it.
  const entries = useDeferredValue(props.entries);
  const open = useDeferredValue(props.open);
  const { lang } = props;
  const tree = useMemo(
    () => draftTree(entries, firstAct, campus, lang),
    [entries, firstAct, campus, lang],
  );
  const [draw] = useState(treeDrawer);
  const { layout, paths, steps } = useMemo(() => draw(tree, isWide), [draw, tree, isWide]);
  const [isOutline, setOutline] = useState(isPhone);
  const zoom = useZoom(layout, isWide);

  const openNode = useCallback(
    (id: string) => {
      onWide(false);
      onPane(id === 'final' ? 'feedback' : id);
    },
    [onPane, onWide],
  );
  const quickFix = useCallback(
    (key: string, draft: StepDraft) => {
      change({ type: 'stepTyped', key, draft });
      openNode(key);
    },
    [change, openNode],
  );
  const outline = <TreeOutline steps={steps} open={open} onOpen={openNode} />;

  return (
    <div
      // A wide tree leaves no room for the editor's main part, so it is the main landmark.
      role={isWide ? 'main' : 'complementary'}
      className={classes.panel}
      data-wide={isWide || undefined}
    >
      <section className={classes.tree} aria-label={words.tree}>
        <div className={classes.head}>
          <h2 className={classes.title}>{words.tree}</h2>
          {isWide && <TreeFacts paths={paths} />}
          <div className={classes.tools}>
            {(isWide || !isOutline) && <ZoomTools zoom={zoom} showsPercent={isWide} />}
            {!isWide && (
              <span className={classes.toggle} data-on={isOutline || undefined}>
                <IconButton
                  size="small"
                  icon={ListTree}
                  label={words.outline}
                  aria-pressed={isOutline}
                  onClick={() => setOutline(!isOutline)}
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
        </div>
        {(isWide || isOutline) && outline}
        {(isWide || !isOutline) && (
          <TreeDiagram
            layout={layout}
            steps={steps}
            open={open}
            zoom={zoom.zoom}
            room={`${isWide} ${zoom.fitted}`}
            ground={zoom.ground}
            setGround={zoom.setGround}
            onOpen={openNode}
          />
        )}
      </section>
      <div className={classes.findings}>
        {!isWide && <TreeFacts paths={paths} />}
        {issue.revision !== null && <NumbersLink issueId={issue._id} />}
        {props.underPaths}
        <TreeProblems
          issueId={issue._id}
          tree={tree}
          hasSteps={issue.steps.length > 0}
          onQuickFix={quickFix}
        />
      </div>
    </div>
  );
};
