import { memo, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { activeStep, canGoNext, isAtStart, progress } from '#core/walk.ts';
import { Button } from '#kit/button/Button.tsx';
import { ProgressBar } from '#kit/progress-bar/ProgressBar.tsx';
import { SideModal } from '#kit/side-modal/SideModal.tsx';
import { messages } from '../../messages.ts';
import { onDemand } from '../../on-demand.ts';
import { paths } from '../../paths.ts';
import { useTitles } from '../library/titles.ts';
import { useImagesOf } from './images-of.ts';
import { isPanelEntry, leavePanelEntry, pushPanelEntry, usePanelEntry } from './panel-history.ts';
import type { SavedWalk } from './saved-walk.ts';
import { StepScreen } from './StepScreen.tsx';
import { useSubmitAttendance } from './use-submit-attendance.ts';
import { useWalking } from './use-walking.ts';
import classes from './WalkPanel.module.css';

const words = messages.walk;

interface WalkPanelProps {
  /** The walk as it is when the panel opens. */
  opened: SavedWalk;
  /** The panel closes: the walk is finished or was left on purpose. */
  onLeave: () => void;
}

// Only after a first try that failed: it comes with what sends.
const NotSentYet = onDemand('NotSentYet', async () => await import('../outbox/NotSentYet.tsx'));

// Dialogs and the end of a walk come with what sends its record, once the list has painted.
const ExitDialog = onDemand('ExitDialog', async () => await import('./ExitDialog.tsx'));
const FinalScreen = onDemand('FinalScreen', async () => await import('./FinalScreen.tsx'));
const OutcomeButtons = onDemand('OutcomeButtons', async () => await import('./OutcomeButtons.tsx'));
const ResultDialog = onDemand('ResultDialog', async () => await import('./ResultDialog.tsx'));
const StepNote = onDemand('StepNote', async () => await import('../note/StepNote.tsx'));

async function erase(saved: SavedWalk): Promise<void> {
  const { eraseWithUndo } = await import('./erase-walk.ts');
  await eraseWithUndo(saved);
}

/** Whether the library no longer has the issue: it was archived or taken back (WALK-25). */
function useIsWithdrawn(issueId: string): boolean {
  const titles = useTitles();
  return titles !== undefined && titles.issues.every(({ _id }) => _id !== issueId);
}

/** Hides the page behind from assistive technology that does not know modal dialogs. */
function useHiddenPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('#root');
    page?.setAttribute('aria-hidden', 'true');
    return () => page?.removeAttribute('aria-hidden');
  }, []);
}

const Progress = memo(({ percent }: { percent: number }) => (
  <div className={classes.progress}>
    <ProgressBar label={words.progress} hideLabel value={percent} note={words.percent(percent)} />
  </div>
));

/** The walk itself is core/walk.ts; here it is drawn and saved (WALK-3 to WALK-14). */
export const WalkPanel = ({ opened, onLeave }: WalkPanelProps) => {
  const [, navigate] = useLocation();
  const { saved, ending, act, enter } = useWalking(opened);
  const [exiting, setExiting] = useState(false);
  const { finish, busy, kept, result } = useSubmitAttendance(saved);
  /** Whether an outcome was pressed that did not get through at once. */
  const isWaiting = kept !== undefined && busy === undefined && result === undefined;
  const isWithdrawn = useIsWithdrawn(saved.issueId);
  useHiddenPage();
  useImagesOf(opened.walk.steps);

  const { walk } = saved;
  const step = activeStep(walk);
  const atStart = isAtStart(walk);
  // The same functions from question to question: what they are given to is not drawn again.
  const next = useCallback(() => act({ type: 'next' }), [act]);
  const back = useCallback(() => {
    if (atStart) setExiting(true);
    else act({ type: 'back' });
  }, [atStart, act]);
  const askToExit = useCallback(() => {
    if (result === undefined && busy === undefined) setExiting(true);
  }, [result, busy]);
  const exit = (): void => {
    // What was finished stays on the phone until the office has it (WALK-20).
    if (kept === undefined) void erase(saved);
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

  return createPortal(
    <>
      <SideModal
        title={saved.title}
        open
        onClose={askToExit}
        closeAt="start"
        header={<Progress percent={progress(walk)} />}
        footer={
          <div className={classes.foot}>
            {!step && (
              <Suspense>
                {isWaiting && <NotSentYet recordKey={saved.id} />}
                <OutcomeButtons busy={busy} kept={kept} onFinish={finish} />
              </Suspense>
            )}
            <div className={classes.ways} data-final={step ? undefined : ''}>
              <Button
                variant={step ? 'secondary' : 'plain'}
                size="thumb"
                disabled={busy !== undefined || ending !== undefined}
                onClick={back}
              >
                {words.back}
              </Button>
              <Button
                variant={step ? 'primary' : 'plain'}
                size="thumb"
                disabled={!canGoNext(walk)}
                onClick={next}
              >
                {words.next}
              </Button>
            </div>
          </div>
        }
      >
        {isWithdrawn && (
          <p role="status" className={classes.withdrawn}>
            {words.withdrawn}
          </p>
        )}
        {step ? (
          <>
            <StepScreen
              step={step.step}
              number={step.number}
              visit={walk.path.length}
              answer={ending ? 'confirmed' : step.answer}
              onEvent={act}
            />
            <Suspense>
              <StepNote walk={saved} step={step.step._id} number={step.number} />
            </Suspense>
          </>
        ) : (
          <FinalScreen rating={saved.rating} description={saved.description} onChange={enter} />
        )}
      </SideModal>
      {exiting && (
        <Suspense>
          <ExitDialog
            recordKey={kept === undefined ? undefined : saved.id}
            onExit={exit}
            onStay={() => {
              setExiting(false);
              pushPanelEntry();
            }}
          />
        </Suspense>
      )}
      {result && (
        <Suspense>
          <ResultDialog {...result} onHome={goHome} />
        </Suspense>
      )}
    </>,
    document.body,
  );
};
