import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { activeStep, isAtStart, progress, type Answer } from '#core/walk/walk.ts';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { SideModal } from '#kit/overlays/side-modal/SideModal.tsx';
import { useOf } from '#kit/base/use-of.ts';
import { FinalScreen } from '../../../guide/FinalScreen.tsx';
import {
  StepAnswers,
  StepScreen,
  type GuideTexts,
  type StepAnswersProps,
  WalkProgress,
} from '../../../guide/StepScreen.tsx';
import { Contained } from '../../../base/Contained.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { Calls } from '../../shared/calls/calls.tsx';
import { ContactText, FirstAct } from '../../shared/calls/contacts.tsx';
import { ReportLater, useOutcomeSoon } from '../parts/loaded-at-end.tsx';
import { WalkMore } from '../more/WalkMore.tsx';
import { type WalkPanelContext, useSubmitAttendance } from '../state/use-submit-attendance.ts';
import { eraseWithUndo } from './begin-walk.ts';
import { ExitDialog, ResultDialog } from './ResultDialog.tsx';
import {
  isAtEnd,
  savedIn,
  useAnsweredArea,
  useImagesOf,
  watchWalk,
  type Walking,
} from '../state/use-walking.ts';
import { walkMessages } from '../state/messages.ts';
import { useShownWalk } from '../state/shown-walk.ts';
import { isPanelEntry, pushPanelEntry, usePanelEntry } from './panel-history.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { WalkFoot } from './WalkFoot.tsx';
import { WalkEnd, WalkStart } from './WalkNotes.tsx';

export interface WalkPanelProps {
  opened: SavedWalk;
  onLeave: () => void;
  /** Shows the walk again after Undo, once its panel was left. */
  onReopen: (walk: SavedWalk) => void;
}

const TEXTS: GuideTexts = { ContactText, FirstAct };

/** Keeps the page behind from assistive technology that does not know modal dialogs (LOOK-10). */
function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('#root > div');
    page?.toggleAttribute('inert', true);
    // For browsers and screen readers that know neither.
    page?.setAttribute('aria-hidden', 'true');
    return () => {
      page?.toggleAttribute('inert', false);
      page?.removeAttribute('aria-hidden');
    };
  }, []);
}

/** True if anything was scrolled since the question before: measuring the column would lay out the page. */
let isScrolled = false;
addEventListener('scroll', () => (isScrolled = true), { capture: true, passive: true });

/** Scrolls each question to its top: the column of a low screen keeps its place. */
function scrollToIt(top: HTMLElement | null): void {
  // Called without one for the question that goes, before the one that comes.
  if (!top || !isScrolled) return;
  top.scrollIntoView();
  isScrolled = false;
}

const percentIn = ({ saved }: Walking): number => progress(saved.walk);
const visitIn = ({ saved }: Walking): number => saved.walk.path.length;
const answerIn = ({ saved, ending }: Walking): Answer | null =>
  ending ? 'confirmed' : (activeStep(saved.walk)?.answer ?? null);

type WalkingProps = Pick<WalkPanelContext, 'walking'>;

const Progress = ({ walking }: WalkingProps) => (
  <WalkProgress percent={useOf(walking, percentIn)} />
);

/** An answer draws these again, and not the question. */
const Answers = ({
  walking,
  ...shown
}: WalkingProps & Omit<StepAnswersProps, 'answer' | 'texts' | 'onEvent'>) => (
  <StepAnswers {...shown} answer={useOf(walking, answerIn)} texts={TEXTS} onEvent={walking.act} />
);

const End = ({ walking: { change }, walking, outcome }: WalkPanelContext) => {
  const saved = useOf(walking, savedIn);
  useOutcomeSoon();
  return (
    <FinalScreen {...saved} onChange={(entered) => change((before) => ({ ...before, ...entered }))}>
      {/* The dialog after an outcome has it too. */}
      {!outcome.result && (
        <ReportLater
          saved={saved}
          onMark={(report) => change((before) => ({ ...before, report }))}
        />
      )}
    </FinalScreen>
  );
};

const Body = (around: WalkPanelContext) => {
  const { walking } = around;
  const isEnd = useOf(walking, isAtEnd);
  const visit = useOf(walking, visitIn);
  const { saved } = walking.now();
  const active = activeStep(saved.walk);
  const { stepOf } = useShownWalk();
  const shown = active && stepOf(saved, active.step);
  return (
    <>
      <span key={isEnd ? 'end' : visit} ref={scrollToIt} />
      <WalkStart {...around} />
      {shown ? (
        <StepScreen {...shown} number={active.number} visit={visit} texts={TEXTS}>
          <Answers walking={walking} step={shown.step} lang={shown.lang} answers={shown.answers} />
        </StepScreen>
      ) : (
        <End {...around} />
      )}
      <WalkEnd {...around} />
    </>
  );
};

const Panel = ({ opened, onLeave, onReopen }: WalkPanelProps) => {
  const [, navigate] = useLocation();
  const [walking] = useState(() => watchWalk(opened));
  const { now, act, persist } = walking;
  const [exiting, setExiting] = useState(false);
  const outcome = useSubmitAttendance(walking, onReopen);
  const { busy, recorded, result } = outcome;
  useLayoutEffect(persist, [persist]);
  useInertPage();
  useImagesOf(opened.walk.steps);
  useAnsweredArea(walking);

  const back = useCallback(() => {
    if (isAtStart(now().saved.walk)) setExiting(true);
    else act({ type: 'back' });
  }, [now, act]);
  const askToExit = useCallback(() => {
    if (result === undefined && busy === undefined) setExiting(true);
  }, [result, busy]);
  const leave = (): void => {
    // A finished walk stays on the phone until the server has it (WALK-20).
    if (recorded === undefined) void eraseWithUndo(now().saved);
    onLeave();
  };
  // The browser goes back a moment later: until then nothing else can be pressed, which it would undo.
  const isLeaving = useRef(false);
  const exit = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = isPanelEntry();
    if (isLeaving.current) window.history.back();
    else leave();
  };
  const goHome = (): void => {
    onLeave();
    navigate(paths.user, { replace: isPanelEntry() });
  };
  usePanelEntry(() => {
    if (isLeaving.current) return leave();
    if (result !== undefined) return goHome();
    pushPanelEntry();
    // Back out of the question stays, as out of any dialog.
    if (busy === undefined) setExiting(!exiting);
  });
  // One element: the head is drawn once.
  const [more] = useState(() => <WalkMore walking={walking} onLeft={goHome} />);
  const around = { walking, outcome, onBack: back };
  const { title, lang, mark } = useShownWalk().titleOf(opened);

  return (
    <>
      <SideModal
        title={title}
        titleLang={lang}
        open
        onClose={askToExit}
        closeAt="start"
        headEnd={more}
        header={
          <>
            {mark}
            <Progress walking={walking} />
          </>
        }
        footer={<WalkFoot {...around} />}
      >
        <Body {...around} />
      </SideModal>
      {exiting && (
        <ExitDialog
          category={opened.category}
          recordKey={(recorded ?? now().saved.escalated) && opened.id}
          isUnderWay={recorded === undefined}
          onExit={exit}
          onStay={() => setExiting(false)}
        />
      )}
      {result && <ResultDialog {...result} walking={walking} onHome={goHome} />}
    </>
  );
};

/** Says that a walk cannot be drawn, with the calls; it stays on the phone (BROWSER-4). */
const NotDrawn = ({ opened: { title, category }, onLeave }: WalkPanelProps) => (
  <Dialog title={messages.failure.title} open onClose={onLeave} closeLabel={messages.close}>
    <p>{walkMessages.cannotOpen(title)}</p>
    <Calls category={category} />
  </Dialog>
);

/** The walk itself is core/walk/walk.ts; here it is drawn and saved (WALK-3 to WALK-14). */
export const WalkPanel = (props: WalkPanelProps) => (
  <Contained instead={<NotDrawn {...props} />}>
    <Panel {...props} />
  </Contained>
);
