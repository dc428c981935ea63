import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import { draftSteps } from '#core/walk/draft-walk.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Visit } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { PanelFrame } from '#kit/overlays/side-modal/PanelFrame.tsx';
import { messages } from '../../../base/messages.ts';
import type { StepEntry } from '../draft/step-entries.ts';
import { draftedSteps } from '../tree/draft-tree.ts';
import { previewMessages as words } from './messages.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import classes from './PreviewPanel.module.css';
import { useIsNarrow } from './PreviewButton.tsx';
import { usePreviewFrame } from './use-preview-frame.tsx';

interface PreviewPanelProps {
  issue: Pick<Issue, '_id' | 'title' | 'category' | 'firstAct'>;
  /** The language in which the issue is written. */
  lang?: Language | undefined;
  entries: readonly StepEntry[];
  campus?: Campus | undefined;
  timeZone?: string | undefined;
  open: string;
  along?: readonly Visit[] | undefined;
  /** True while something else is shown in its place; the preview keeps its state. */
  isHidden?: boolean;
  onClose: () => void;
}

interface RunProps extends PreviewPanelProps {
  from: readonly Visit[];
  here: number | undefined;
  onHere: () => void;
  onStart: () => void;
}

/** Returns a ref that closes the panel by Escape if the focus is in it (PREVIEW-4); a dialog that the panel opened closes itself. */
function closedByEscape(onClose: () => void) {
  const onKeyDown = ({ key, isComposing, target }: KeyboardEvent): void => {
    const isInDialog = target instanceof Element && target.closest('dialog') !== null;
    if (key === 'Escape' && !isComposing && !isInDialog) onClose();
  };
  return (panel: HTMLElement | null) => {
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  };
}

const Run = (props: RunProps) => {
  const { issue, lang, campus, timeZone, from, here, onClose } = props;
  // The preview is drawn later, so that typing never waits for it.
  const entries = useDeferredValue(props.entries);
  const draft = useMemo(() => draftSteps(draftedSteps(entries)), [entries]);
  const isNarrow = useIsNarrow();
  const titleId = useId();
  const preview = usePreviewFrame({
    issueId: issue._id,
    lang,
    ...issue,
    draft,
    campus,
    timeZone,
    unsaved: new Set(entries.flatMap(({ key, status }) => (status === 'unsaved' ? [key] : []))),
    from,
    ...(isNarrow && { onStep: onClose }),
  });
  if (props.isHidden) return null;
  if (isNarrow) return <PreviewDialog {...preview} onClose={onClose} />;
  return (
    <section
      role="complementary"
      className={classes.panel}
      aria-label={words.preview}
      ref={closedByEscape(onClose)}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{words.preview}</h2>
        {here !== undefined && (
          <Button size="small" onClick={props.onHere}>
            {words.fromStep(here)}
          </Button>
        )}
        <Button size="small" onClick={props.onStart}>
          {words.fromStart}
        </Button>
        <Button size="small" onClick={onClose}>
          {words.tree}
        </Button>
      </div>
      <div className={classes.desk}>
        <div className={classes.phone}>
          <PanelFrame
            {...preview.frame}
            titleId={titleId}
            onClose={onClose}
            closeAt="start"
            closeLabel={messages.close}
          />
        </div>
      </div>
      <div className={classes.note}>{preview.note}</div>
    </section>
  );
};

/** The draft as an advisor follows it, in place of the tree, or over the page if there is no room (PREVIEW-1). */
export const PreviewPanel = (props: PreviewPanelProps) => {
  const { entries, open, along } = props;
  const fromHere = (): readonly Visit[] =>
    draftedSteps(entries)
      .filter(({ _id }) => _id === open)
      .map(({ _id }) => ({ step: _id, answer: null }));
  const [run, setRun] = useState(() => ({ from: along ?? fromHere(), count: 0 }));
  const walkFrom = (from: readonly Visit[]): void => setRun({ from, count: run.count + 1 });
  return (
    <Run
      key={run.count}
      {...props}
      from={run.from}
      here={entries.find(({ key }) => key === open)?.number}
      onHere={() => walkFrom(fromHere())}
      onStart={() => walkFrom([])}
    />
  );
};
