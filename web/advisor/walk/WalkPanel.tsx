import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import {
  activeStep,
  canGoNext,
  isAtStart,
  progress,
  nextWalk,
  type Walk,
  type WalkEvent,
} from '#core/walk.ts';
import { Button } from '#kit/button/Button.tsx';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { ProgressBar } from '#kit/progress-bar/ProgressBar.tsx';
import { SideModal } from '#kit/side-modal/SideModal.tsx';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { FinalScreen } from './FinalScreen.tsx';
import { eraseSavedWalk, saveWalk, type SavedWalk } from './saved-walks.ts';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import { isPanelEntry, leavePanelEntry, pushPanelEntry, usePanelEntry } from './panel-history.ts';
import { ResultDialog } from './ResultDialog.tsx';
import { StepScreen } from './StepScreen.tsx';
import { useSubmitAttendance } from './use-submit-attendance.tsx';
import classes from './WalkPanel.module.css';

const words = messages.walk;
const ignore = (): void => undefined;

interface WalkPanelProps {
  /** The walk as it is when the panel opens. */
  opened: SavedWalk;
  /** The panel closes: the walk is finished or was left on purpose. */
  onLeave: () => void;
}

/** Hides the page behind from assistive technology that does not know modal dialogs. */
function useHiddenPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('#root');
    page?.setAttribute('aria-hidden', 'true');
    return () => page?.removeAttribute('aria-hidden');
  }, []);
}

/** How long a tick that ends the walk is shown before the final screen. */
const TICK_SEEN_MS = 150;

/** The walk itself is core/walk.ts; here it is drawn and saved (WALK-3 to WALK-14). */
export const WalkPanel = ({ opened, onLeave }: WalkPanelProps) => {
  const [, navigate] = useLocation();
  const [saved, setSaved] = useState(opened);
  const [exiting, setExiting] = useState(false);
  const [ending, setEnding] = useState<Walk>();
  const { finish, busy, result, dialog } = useSubmitAttendance(saved, setSaved);
  useHiddenPage();
  useEffect(() => saveWalk(saved), [saved]);

  const { walk } = saved;
  const step = activeStep(walk);
  const go = (event: WalkEvent): void => {
    const next = nextWalk(walk, event);
    if (event.type === 'answer' && next.onFinalScreen) setEnding(next);
    else setSaved({ ...saved, walk: next });
  };
  useEffect(() => {
    if (!ending) return undefined;
    const timer = setTimeout(() => {
      setEnding(undefined);
      setSaved((current) => ({ ...current, walk: ending }));
    }, TICK_SEEN_MS);
    return () => clearTimeout(timer);
  }, [ending]);
  const askToExit = (): void => {
    if (result === undefined && busy === undefined) setExiting(true);
  };
  const exit = (): void => {
    eraseSavedWalk(saved.issueId);
    leavePanelEntry();
    onLeave();
  };
  const goHome = (): void => {
    onLeave();
    navigate(paths.user, { replace: isPanelEntry() });
  };
  usePanelEntry(() => {
    if (result !== undefined) goHome();
    else if (busy !== undefined) pushPanelEntry();
    else askToExit();
  });
  const percent = progress(walk);

  return createPortal(
    <>
      <SideModal
        title={saved.title}
        open
        onClose={askToExit}
        closeAt="start"
        header={
          <div className={classes.progress}>
            <ProgressBar
              label={words.progress}
              hideLabel
              value={percent}
              note={words.percent(percent)}
            />
          </div>
        }
        footer={
          <div className={classes.foot}>
            {!step && <OutcomeButtons busy={busy} onFinish={finish} />}
            <div className={classes.ways} data-final={step ? undefined : ''}>
              <Button
                variant={step ? 'secondary' : 'plain'}
                size="thumb"
                disabled={busy !== undefined || ending !== undefined}
                onClick={() => (isAtStart(walk) ? setExiting(true) : go({ type: 'back' }))}
              >
                {words.back}
              </Button>
              <Button
                variant={step ? 'primary' : 'plain'}
                size="thumb"
                disabled={!canGoNext(walk)}
                onClick={() => go({ type: 'next' })}
              >
                {words.next}
              </Button>
            </div>
          </div>
        }
      >
        {step ? (
          <StepScreen
            key={walk.path.length}
            step={step.step}
            number={step.number}
            answer={ending ? 'confirmed' : step.answer}
            onEvent={ending ? ignore : go}
          />
        ) : (
          <FinalScreen
            rating={saved.rating}
            description={saved.description}
            onChange={(entered) => setSaved({ ...saved, ...entered })}
          />
        )}
      </SideModal>
      <ConfirmationDialog
        open={exiting}
        modalTitle={words.exitTitle}
        description={words.exitText}
        confirmLabel={words.exitConfirm}
        onConfirm={exit}
        cancelLabel={words.exitStay}
        primary="cancel"
        onCancel={() => {
          setExiting(false);
          pushPanelEntry();
        }}
      />
      {dialog}
      {result && <ResultDialog outcome={result} onHome={goHome} />}
    </>,
    document.body,
  );
};
