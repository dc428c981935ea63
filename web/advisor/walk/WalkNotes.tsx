import { calledFirst } from '#core/campus.ts';
import { activeStep } from '#core/walk.ts';
import { CallFirst } from '../calls/CallFirst.tsx';
import { useCampus } from '../calls/campus.ts';
import { ContactsButton } from '../calls/ContactsButton.tsx';
import { EscalateButton } from '../escalate/EscalateButton.tsx';
import { EscalatedLine } from '../escalate/EscalatedLine.tsx';
import { useStepShown } from '../more/step-shown.ts';
import { makeReal } from '../practice/make-real.ts';
import { PracticeStrip } from '../practice/PracticeStrip.tsx';
import type { AroundWalk } from './around-walk.ts';
import { BackButton } from './BackButton.tsx';
import type { SavedWalk } from './saved-walk.ts';
import { useIsLow } from '../use-is-low.ts';
import { WalkBanner } from './WalkBanner.tsx';
import classes from './WalkNotes.module.css';

/** Whether anything was scrolled since the question before: to ask the column lays the page out. */
let isScrolled = false;
addEventListener('scroll', () => (isScrolled = true), { capture: true, passive: true });

/** The column of a low screen keeps its place: each question begins at its top. */
function scrollToIt(top: HTMLElement | null): void {
  if (top && isScrolled) top.scrollIntoView();
  isScrolled = false;
}

interface WithSaved {
  saved: SavedWalk;
}

/** Above the question: that it is practice, was withdrawn or corrected, was escalated. */
export const WalkStart = ({ underWay, outcome, saved }: AroundWalk & WithSaved) => {
  const { newest, change } = underWay;
  const { path, onFinalScreen } = saved.walk;
  const screen = onFinalScreen ? 'end' : path.length;
  return (
    <>
      <span key={screen} ref={scrollToIt} />
      {saved.isPractice && (
        <PracticeStrip onReal={() => makeReal({ saved, change }, outcome.kept)} />
      )}
      <WalkBanner
        issueId={saved.issueId}
        revision={saved.revision}
        advisor={saved.advisor}
        heard={saved.heard}
        isUnderWay={outcome.kept === undefined && outcome.busy === undefined}
        walk={newest}
        onChange={change}
      />
      {saved.escalated && <EscalatedLine escalated={saved.escalated} recordKey={saved.id} />}
    </>
  );
};

type EndProps = AroundWalk & WithSaved & { isEnding: boolean };

/** Of a low screen: what else stands at the foot of a high one (CALL-4). */
const LowEnd = (around: EndProps) => {
  const { saved, underWay } = around;
  const { newest, change } = underWay;
  const hasCall = calledFirst(useCampus(), saved.category) !== undefined;
  return (
    <div className={classes.end}>
      <BackButton {...around} />
      {!hasCall && <CallFirst category={saved.category} />}
      <ContactsButton category={saved.category} />
      <EscalateButton
        category={saved.category}
        isPractice={saved.isPractice === true}
        done={saved.escalated}
        walk={newest}
        onChange={change}
      />
    </div>
  );
};

/** Under the answers of a low screen. */
export const WalkEnd = (around: EndProps) => {
  const { saved } = around;
  const step = activeStep(saved.walk);
  useStepShown(step && { walk: saved, step: step.step._id, number: step.number });
  return useIsLow() ? <LowEnd {...around} /> : null;
};
