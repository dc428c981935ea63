import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Campus } from '#core/campus-schema.ts';
import { draftSteps } from '#core/draft-walk.ts';
import type { Issue } from '#core/issue.ts';
import type { Visit } from '#core/walk.ts';
import { Button } from '#kit/button/Button.tsx';
import { PanelFrame } from '#kit/side-modal/PanelFrame.tsx';
import { messages } from '../../messages.ts';
import type { StepEntry } from '../editor/step-entries.ts';
import { draftedSteps } from '../tree/draft-tree.ts';
import { previewMessages } from './messages.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import classes from './PreviewPanel.module.css';
import { useIsNarrow } from './use-is-narrow.ts';
import { usePreviewFrame, type Previewed } from './use-preview-frame.tsx';

const words = previewMessages;

interface PreviewPanelProps {
  issue: Pick<Issue, '_id' | 'title' | 'firstAct'>;
  /** The steps as typed. */
  entries: readonly StepEntry[];
  campus?: Campus | undefined;
  /** The open pane. */
  open: string;
  /** A path to walk; without one it begins at the open step, else at the start. */
  along?: readonly Visit[] | undefined;
  onClose: () => void;
}

const Phone = ({ onClose, ...previewed }: Previewed & { onClose: () => void }) => {
  const titleId = useId();
  return (
    <div className={classes.phone}>
      <PanelFrame
        {...usePreviewFrame(previewed)}
        titleId={titleId}
        onClose={onClose}
        closeAt="start"
        closeLabel={messages.close}
      />
    </div>
  );
};

/** The draft as an advisor walks it, in the place of the tree; over the page where there is no room (PREVIEW-1). */
export const PreviewPanel = ({
  issue,
  campus,
  open,
  along,
  onClose,
  ...props
}: PreviewPanelProps) => {
  // A key never waits for the preview.
  const entries = useDeferredValue(props.entries);
  const draft = useMemo(() => draftSteps(draftedSteps(entries)), [entries]);
  const here = entries.find(({ key }) => key === open);
  const fromHere = (): readonly Visit[] =>
    draft.steps.filter(({ _id }) => _id === open).map(({ _id }) => ({ step: _id, answer: null }));
  const [run, setRun] = useState(() => ({ from: along ?? fromHere(), count: 0 }));
  const walkFrom = (from: readonly Visit[]): void => setRun({ from, count: run.count + 1 });
  const isNarrow = useIsNarrow();

  const previewed: Previewed & { onClose: () => void } = {
    issueId: issue._id,
    title: issue.title,
    firstAct: issue.firstAct,
    draft,
    campus,
    unsaved: new Set(entries.flatMap(({ key, status }) => (status === 'unsaved' ? [key] : []))),
    from: run.from,
    onClose,
    ...(isNarrow && { onStep: onClose }),
  };
  if (isNarrow) return <PreviewDialog {...previewed} />;
  return (
    <section role="complementary" className={classes.panel} aria-label={words.preview}>
      <div className={classes.head}>
        <h2 className={classes.title}>{words.preview}</h2>
        {here && (
          <Button size="small" onClick={() => walkFrom(fromHere())}>
            {words.fromStep(here.number)}
          </Button>
        )}
        <Button size="small" onClick={() => walkFrom([])}>
          {words.fromStart}
        </Button>
        <Button size="small" onClick={onClose}>
          {words.tree}
        </Button>
      </div>
      <div className={classes.desk}>
        <Phone key={run.count} {...previewed} />
      </div>
    </section>
  );
};
