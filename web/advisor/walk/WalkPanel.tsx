import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { activeStep, isAtStart, progress } from '#core/walk.ts';
import { SideModal } from '#kit/side-modal/SideModal.tsx';
import { afterPaint } from '../../after-paint.ts';
import { loadAll, onDemand } from '../../on-demand.ts';
import { paths } from '../../paths.ts';
import { useImagesOf } from './images-of.ts';
import { isPanelEntry, leavePanelEntry, pushPanelEntry, usePanelEntry } from './panel-history.ts';
import type { SavedWalk } from './saved-walk.ts';
import { StepScreen, type GuideTexts } from '../../guide/StepScreen.tsx';
import { WalkProgress } from '../../guide/WalkProgress.tsx';
import { useSubmitAttendance } from './use-submit-attendance.ts';
import { useWalking } from './use-walking.ts';
import classes from './WalkPanel.module.css';

export interface WalkPanelProps {
  /** The walk as it is when the panel opens. */
  opened: SavedWalk;
  /** The panel closes: the walk is finished or was left on purpose. */
  onLeave: () => void;
}

// What stands around a question, the dialogs and the end of a walk come with what sends its record, once
// the list has painted.
const TEXTS: GuideTexts = {
  ContactText: onDemand('ContactText', async () => await import('../calls/ContactText.tsx')),
  FirstAct: onDemand('FirstAct', async () => await import('../calls/FirstAct.tsx')),
};
const ExitDialog = onDemand('ExitDialog', async () => await import('./ExitDialog.tsx'));
const FinalScreen = onDemand(
  'FinalScreen',
  async () => await import('../../guide/FinalScreen.tsx'),
);
const ResultDialog = onDemand('ResultDialog', async () => await import('./ResultDialog.tsx'));
const WalkFoot = onDemand('WalkFoot', async () => await import('./WalkFoot.tsx'));
const WalkMore = onDemand('WalkMore', async () => await import('../more/WalkMore.tsx'));
const WalkNotes = onDemand('WalkNotes', async () => await import('./WalkNotes.tsx'));

// Drawn in the same frame as the question, not in one of the next.
const loaded = async (): Promise<void> =>
  await loadAll([...Object.values(TEXTS), FinalScreen, WalkFoot, WalkMore, WalkNotes]);
afterPaint.then(loaded).catch(() => undefined);

// One element: the head is drawn once.
const MORE = (
  <Suspense>
    <WalkMore />
  </Suspense>
);

async function erase(saved: SavedWalk): Promise<void> {
  const { eraseWithUndo } = await import('./erase-walk.ts');
  await eraseWithUndo(saved);
}

/** Hides the page behind from assistive technology that does not know modal dialogs. */
function useHiddenPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('#root > div');
    page?.setAttribute('aria-hidden', 'true');
    return () => page?.removeAttribute('aria-hidden');
  }, []);
}

/** The walk itself is core/walk.ts; here it is drawn and saved (WALK-3 to WALK-14). */
export const WalkPanel = ({ opened, onLeave }: WalkPanelProps) => {
  const [, navigate] = useLocation();
  const walking = useWalking(opened);
  const { saved, ending, act, change } = walking;
  const [exiting, setExiting] = useState(false);
  const outcome = useSubmitAttendance(saved);
  const { busy, kept, result } = outcome;
  useHiddenPage();
  useImagesOf(opened.walk.steps);

  const { walk } = saved;
  const step = activeStep(walk);
  const atStart = isAtStart(walk);
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
  const around = { walking, outcome, onBack: back };

  return (
    <>
      <SideModal
        title={saved.title}
        open
        onClose={askToExit}
        closeAt="start"
        headEnd={MORE}
        header={<WalkProgress percent={progress(walk)} />}
        footer={
          <Suspense fallback={<div className={classes.foot} />}>
            <WalkFoot {...around} />
          </Suspense>
        }
      >
        <Suspense>
          <WalkNotes {...around} at="start" />
        </Suspense>
        {step ? (
          <StepScreen
            step={step.step}
            number={step.number}
            visit={walk.path.length}
            answer={ending ? 'confirmed' : step.answer}
            firstAct={saved.firstAct}
            texts={TEXTS}
            onEvent={act}
          />
        ) : (
          <FinalScreen
            {...saved}
            onChange={(entered) => change((before) => ({ ...before, ...entered }))}
          />
        )}
        <Suspense>
          <WalkNotes {...around} at="end" />
        </Suspense>
      </SideModal>
      {exiting && (
        <Suspense>
          <ExitDialog
            recordKey={(kept ?? saved.escalated) && saved.id}
            isUnderWay={kept === undefined}
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
          <ResultDialog {...result} saved={saved} onHome={goHome} />
        </Suspense>
      )}
    </>
  );
};
