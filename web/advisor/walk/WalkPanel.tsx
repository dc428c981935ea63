import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { activeStep, isAtStart, progress } from '#core/walk.ts';
import { SideModal } from '#kit/side-modal/SideModal.tsx';
import { FinalScreen } from '../../guide/FinalScreen.tsx';
import { StepScreen, type GuideTexts } from '../../guide/StepScreen.tsx';
import { WalkProgress } from '../../guide/WalkProgress.tsx';
import { paths } from '../../paths.ts';
import { ContactText } from '../calls/ContactText.tsx';
import { FirstAct } from '../calls/FirstAct.tsx';
import { WalkMore } from '../more/WalkMore.tsx';
import type { AroundWalk } from './around-walk.ts';
import { eraseWithUndo } from './erase-walk.ts';
import { ExitDialog } from './ExitDialog.tsx';
import { useImagesOf } from './images-of.ts';
import { isPanelEntry, leavePanelEntry, pushPanelEntry, usePanelEntry } from './panel-history.ts';
import { ResultDialog } from './ResultDialog.tsx';
import type { SavedWalk } from './saved-walk.ts';
import { useSubmitAttendance } from './use-submit-attendance.ts';
import { useWalking, walkUnderWay } from './use-walking.ts';
import { WalkFoot } from './WalkFoot.tsx';
import { WalkEnd, WalkStart } from './WalkNotes.tsx';

export interface WalkPanelProps {
  /** The walk as it is when the panel opens. */
  opened: SavedWalk;
  /** The panel closes: the walk is finished or was left on purpose. */
  onLeave: () => void;
}

const TEXTS: GuideTexts = { ContactText, FirstAct };

// One element: the head is drawn once.
const MORE = <WalkMore />;

/** Hides the page behind from assistive technology that does not know modal dialogs. */
function useHiddenPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('#root > div');
    page?.setAttribute('aria-hidden', 'true');
    return () => page?.removeAttribute('aria-hidden');
  }, []);
}

const Progress = ({ underWay }: Pick<AroundWalk, 'underWay'>) => {
  const { subscribe, now } = underWay;
  return (
    <WalkProgress percent={useSyncExternalStore(subscribe, () => progress(now().saved.walk))} />
  );
};

/** What scrolls: a question and its answers, or the final screen. */
const Body = (around: AroundWalk) => {
  const { act, change } = around.underWay;
  const { saved, ending } = useWalking(around.underWay);
  const { walk } = saved;
  const step = activeStep(walk);
  return (
    <>
      <WalkStart {...around} saved={saved} />
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
      <WalkEnd {...around} saved={saved} isEnding={ending !== undefined} />
    </>
  );
};

/** The walk itself is core/walk.ts; here it is drawn and saved (WALK-3 to WALK-14). */
export const WalkPanel = ({ opened, onLeave }: WalkPanelProps) => {
  const [, navigate] = useLocation();
  const [underWay] = useState(() => walkUnderWay(opened));
  const { now, act, keep } = underWay;
  const [exiting, setExiting] = useState(false);
  const outcome = useSubmitAttendance(now);
  const { busy, kept, result } = outcome;
  useLayoutEffect(keep, [keep]);
  useHiddenPage();
  useImagesOf(opened.walk.steps);

  const back = useCallback(() => {
    if (isAtStart(now().saved.walk)) setExiting(true);
    else act({ type: 'back' });
  }, [now, act]);
  const askToExit = useCallback(() => {
    if (result === undefined && busy === undefined) setExiting(true);
  }, [result, busy]);
  const exit = (): void => {
    // What was finished stays on the phone until the office has it (WALK-20).
    if (kept === undefined) void eraseWithUndo(now().saved);
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
  const around = { underWay, outcome, onBack: back };

  return (
    <>
      <SideModal
        title={opened.title}
        open
        onClose={askToExit}
        closeAt="start"
        headEnd={MORE}
        header={<Progress underWay={underWay} />}
        footer={<WalkFoot {...around} />}
      >
        <Body {...around} />
      </SideModal>
      {exiting && (
        <ExitDialog
          recordKey={(kept ?? now().saved.escalated) && opened.id}
          isUnderWay={kept === undefined}
          onExit={exit}
          onStay={() => {
            setExiting(false);
            pushPanelEntry();
          }}
        />
      )}
      {result && <ResultDialog {...result} saved={now().saved} onHome={goHome} />}
    </>
  );
};
