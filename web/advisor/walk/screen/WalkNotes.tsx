import { primaryContact } from '#core/campus/campus.ts';
import { useOf } from '#kit/base/use-of.ts';
import { memo, useSyncExternalStore } from 'react';
import { CallFirst, ContactsButton } from '../../shared/calls/calls.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';
import { Escalate, EscalatedLine } from '../parts/escalate.tsx';
import { convertPractice, PracticeStrip } from '../parts/practice.tsx';
import type { WalkPanelContext } from '../state/use-submit-attendance.ts';
import { escalatedIn, practiceIn, type Walking, isAtEnd, isEnding } from '../state/use-walking.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { WalkBanner } from './WalkBanner.tsx';
import { Timer } from '../more/Timer.tsx';
import { followScreen, screen } from '../../../guide/low-screen.ts';
import { Way } from '../../../guide/WalkButtons.tsx';
import classes from './WalkNotes.module.css';

const acknowledgedIn = ({ saved }: Walking): SavedWalk['heard'] => saved.heard;

/** The facts about the whole walk, in one line above the question (WALK-33). */
export const WalkStart = memo(({ walking, outcome }: WalkPanelContext) => {
  const { now, newest, change } = walking;
  const { issueId, revision, advisor } = now().saved;
  const isPractice = useOf(walking, practiceIn);
  const escalated = useOf(walking, escalatedIn);
  return (
    <div className={classes.states}>
      {isPractice && <PracticeStrip onConvert={() => convertPractice(walking, outcome.recorded)} />}
      <WalkBanner
        issueId={issueId}
        revision={revision}
        advisor={advisor}
        heard={useOf(walking, acknowledgedIn)}
        isUnderWay={outcome.recorded === undefined && outcome.busy === undefined}
        walk={newest}
        onChange={change}
      />
      <Timer walking={walking} />
      {escalated && <EscalatedLine escalated={escalated} walking={walking} />}
    </div>
  );
});

/** The buttons that are at the foot of a high screen and at the end of the column of a low one (CALL-4). */
const LowEnd = (around: WalkPanelContext) => {
  const { walking } = around;
  const { category } = walking.now().saved;
  const hasCall = primaryContact(useCampus(), category) !== undefined;
  return (
    <div className={classes.end}>
      <BackButton {...around} />
      {!hasCall && <CallFirst category={category} />}
      <ContactsButton category={category} />
      {!useHoldsEscalate() && <Escalate walking={walking} />}
    </div>
  );
};

export const WalkEnd = memo((around: WalkPanelContext) =>
  useIsLow() ? <LowEnd {...around} /> : null,
);

/** The button Back, which leads out of the issue on the first step (WALK-9, WALK-10). */
export const BackButton = memo(({ walking, outcome, onBack }: WalkPanelContext) => {
  const isEnd = useOf(walking, isAtEnd);
  const ends = useOf(walking, isEnding);
  return (
    <Way
      to="back"
      onFinalScreen={isEnd}
      disabled={outcome.busy !== undefined || ends}
      onGo={onBack}
    />
  );
});

/** Returns true if a dialog covers the panel of a walk, or another dialog. */
const isCovered = (): boolean => document.querySelectorAll('dialog:modal').length > 1;

function followScreenAndSheets(listener: () => void): () => void {
  const stop = followScreen(listener);
  // When a sheet closes, it gives the focus back, which this hears.
  document.addEventListener('focusin', listener);
  return () => {
    stop();
    document.removeEventListener('focusin', listener);
  };
}

/** Returns a hook that answers a question about the screen; while a sheet is open, the answer stays, so that no button moves under it. */
function watched(ask: () => boolean): () => boolean {
  let answer = ask();
  const answerNow = (): boolean => {
    // The covering dialogs are counted only if the answer changed, because every part of a walk asks at every tap.
    if (ask() !== answer && !isCovered()) answer = ask();
    return answer;
  };
  return () => useSyncExternalStore(followScreenAndSheets, answerNow);
}

/** Returns true if one column scrolls and only the call, NEXT and, if there is room, 'Escalate now' stay in place (CALL-4). */
export const useIsLow = watched(() => screen.isLow);

/** Returns true if the foot of a low screen has room for 'Escalate now': with large letters it would take the room of the question. */
export const useHoldsEscalate = watched(() => screen.isRoomy);
