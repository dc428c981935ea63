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
  /** Shows the walk again after Undo, if its panel was left. */
  onReopen: (walk: SavedWalk) => void;
}

const TEXTS: GuideTexts = { ContactText, FirstAct };

/** Hides the page behind the panel from assistive technology that does not know modal dialogs (LOOK-10). */
function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('#root > div');
    page?.toggleAttribute('inert', true);
    // This is for browsers and screen readers that know neither modal dialogs nor `inert`.
    page?.setAttribute('aria-hidden', 'true');
    return () => {
      page?.toggleAttribute('inert', false);
      page?.removeAttribute('aria-hidden');
    };
  }, []);
}

/** A flag that is true if anything was scrolled since the last question: measuring the column instead would make the browser lay out the page. */
let isScrolled = false;
addEventListener('scroll', () => (isScrolled = true), { capture: true, passive: true });

/** Scrolls to the top of each new question, because the column of a low screen stays where it was scrolled. */
function scrollToIt(top: HTMLElement | null): void {
  // React first calls this with null for the old question, then with the new one.
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

/** The answers, which are drawn again with each answer while the question is not. */
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
      {/* The dialog after an outcome has the report, too. */}
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
    // If the walk was finished, it stays on the phone until the server has it (WALK-20).
    if (recorded === undefined) void eraseWithUndo(now().saved);
    onLeave();
  };
  // The browser goes back a moment later: until then, no other button may be pressed, because going back would undo it.
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
    // Back in the dialog that asks to leave closes it, as in any dialog.
    if (busy === undefined) setExiting(!exiting);
  });
  // The element stays the same, so that the head is drawn only once.
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

/** A message that a walk cannot be drawn, with the calls; the walk stays on the phone (BROWSER-4). */
const NotDrawn = ({ opened: { title, category }, onLeave }: WalkPanelProps) => (
  <Dialog title={messages.failure.title} open onClose={onLeave} closeLabel={messages.close}>
    <p>{walkMessages.cannotOpen(title)}</p>
    <Calls category={category} />
  </Dialog>
);

/** The panel of a walk: core/walk/walk.ts has the walk itself, and this panel draws and saves it (WALK-3 to WALK-14). */
export const WalkPanel = (props: WalkPanelProps) => (
  <Contained instead={<NotDrawn {...props} />}>
    <Panel {...props} />
  </Contained>
);
