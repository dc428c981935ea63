import { useState } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import type { Visit } from '#core/walk/walk.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { useCampusInTexts, useSettings, useWrittenIn } from '../../base/queries.ts';
import { CheckedPaths, PATHS_PANE } from '../../paths/CheckedPaths.tsx';
import { PreviewButton, useIsNarrow } from '../../shared/preview/PreviewButton.tsx';
import { previewMessages } from '../../shared/preview/messages.ts';
import { LoadedPart } from '../../shared/states/LoadedPart.tsx';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { partsNotLoaded } from '../actions/messages.ts';
import type { Editor } from '../actions/use-editor.ts';
import classes from './Editor.module.css';

const TreePanel = onDemand(
  'TreePanel',
  async () => await import('../../shared/tree/TreePanel.tsx'),
);
const PreviewPanel = onDemand(
  'PreviewPanel',
  async () => await import('../../shared/preview/PreviewPanel.tsx'),
);

/** Returns the state of the side panels: if the preview is open, along which path it goes, and if the tree is wide. */
export function useSidePanels() {
  const isNarrow = useIsNarrow();
  const [isTreeWide, setTreeWide] = useState(false);
  const [preview, setPreview] = useState<{ along?: readonly Visit[]; run: number }>();
  return {
    isNarrow,
    isTreeWide,
    setTreeWide,
    preview,
    togglePreview: (isOn: boolean): void => {
      setTreeWide(false);
      setPreview(isOn ? { run: 0 } : undefined);
    },
    /** Starts the preview along a path, each time from the start. */
    walk: (along: readonly Visit[]): void => setPreview({ along, run: (preview?.run ?? 0) + 1 }),
  };
}

type Panels = ReturnType<typeof useSidePanels>;

/** The button of the preview, which does nothing while a conflict is open. */
export const SidePreviewButton = ({
  panels,
  isDisputed,
}: {
  panels: Panels;
  isDisputed: boolean;
}) => (
  <PreviewButton
    isOn={panels.preview !== undefined && !isDisputed}
    reason={isDisputed ? previewMessages.settleFirst : undefined}
    onChange={panels.togglePreview}
  />
);

interface SidePanelsProps {
  /** The saved issue, with the title and the first act as they are typed. */
  issue: Issue;
  entries: readonly StepEntry[];
  editor: Editor;
  pane: string;
  isDisputed: boolean;
  panels: Panels;
}

/** The preview or the tree, next to the open step and drawn after it; the path check has no tree (PATHS-1). */
export const SidePanels = ({
  issue,
  entries,
  editor,
  pane,
  isDisputed,
  panels: { isNarrow, isTreeWide, setTreeWide, preview, togglePreview },
}: SidePanelsProps) => {
  const settings = useSettings().data;
  const campus = useCampusInTexts();
  const lang = useWrittenIn()(issue);
  return (
    <>
      {preview && (
        <LoadedPart part={PreviewPanel} failed={partsNotLoaded.preview} room={classes.previewRoom}>
          <PreviewPanel
            key={preview.run}
            along={preview.along}
            isHidden={isDisputed}
            issue={issue}
            lang={lang}
            entries={entries}
            campus={settings?.campus}
            timeZone={settings?.timeZone}
            open={pane}
            onClose={() => togglePreview(false)}
          />
        </LoadedPart>
      )}
      {/* If the preview lies over the page, the tree keeps its place; paths are read without the tree. */}
      {!isDisputed && pane !== PATHS_PANE && (isNarrow || !preview) && (
        <LoadedPart part={TreePanel} failed={partsNotLoaded.tree} room={classes.treeRoom}>
          <TreePanel
            issue={issue}
            lang={lang}
            entries={entries}
            campus={campus}
            open={pane}
            onPane={editor.show}
            change={editor.change}
            underPaths={<CheckedPaths issue={issue} />}
            isWide={isTreeWide}
            onWide={setTreeWide}
          />
        </LoadedPart>
      )}
    </>
  );
};
