import { memo, type RefObject } from 'react';
import type { Outcome } from '#core/attendance.ts';
import { calledFirst } from '#core/campus.ts';
import { activeStep, canGoNext } from '#core/walk.ts';
import { OutcomeButtons } from '../../guide/OutcomeButtons.tsx';
import { Ways } from '../../guide/Ways.tsx';
import { CallFirst } from '../calls/CallFirst.tsx';
import { Calls } from '../calls/Calls.tsx';
import { useCampus } from '../calls/campus.ts';
import { EscalateButton } from '../escalate/EscalateButton.tsx';
import { withTap } from '../escalate/escalated.ts';
import { NotSentYet } from '../outbox/NotSentYet.tsx';
import { CallTaps } from '../practice/CallTaps.tsx';
import { makeReal } from '../practice/make-real.ts';
import type { AroundWalk } from './around-walk.ts';
import { BackButton } from './BackButton.tsx';
import { useIsLow } from '../use-is-low.ts';
import type { SavedWalk } from './saved-walk.ts';
import { useWalking, type Change } from './use-walking.ts';
import classes from './WalkFoot.module.css';

interface WalkCallsProps {
  category: SavedWalk['category'] | undefined;
  escalated: SavedWalk['escalated'] | undefined;
  isPractice: boolean;
  isLow: boolean;
  kept: Outcome | undefined;
  walk: RefObject<SavedWalk>;
  onChange: (change: Change) => void;
}

/** The calls and what hears of them: not drawn again with each answer. */
const WalkCalls = memo((props: WalkCallsProps) => {
  const { category, escalated, isPractice, isLow, kept, walk, onChange } = props;
  return (
    <>
      {!isLow && (
        <div className={classes.calls}>
          <Calls category={category}>
            <EscalateButton
              category={category}
              isPractice={isPractice}
              done={escalated}
              walk={walk}
              onChange={onChange}
            />
          </Calls>
        </div>
      )}
      <CallTaps
        isPractice={isPractice}
        onCall={(id) => onChange((before) => withTap(before, `call:${id}`, new Date()))}
        onReal={() => makeReal({ saved: walk.current, change: onChange }, kept)}
      />
    </>
  );
});

/** Under a question: Back and NEXT, at the end the outcomes, and always the calls (CALL-1, WALK-13). */
export const WalkFoot = (around: AroundWalk) => {
  const { underWay, outcome, onBack } = around;
  const { newest, act, change } = underWay;
  const { saved, ending } = useWalking(underWay);
  const { busy, kept, result, finish } = outcome;
  const isLow = useIsLow();
  const campus = useCampus();
  const hasShortCall = isLow && calledFirst(campus, saved.category) !== undefined;
  const step = activeStep(saved.walk);
  /** Whether an outcome was pressed that did not get through at once. */
  const isWaiting = kept !== undefined && busy === undefined && result === undefined;
  return (
    <div className={classes.foot}>
      {!step && (
        <>
          {isWaiting && <NotSentYet recordKey={saved.id} />}
          <OutcomeButtons busy={busy} kept={kept} onFinish={finish} />
        </>
      )}
      <Ways
        onFinalScreen={!step}
        canGoNext={canGoNext(saved.walk)}
        onNext={() => act({ type: 'next' })}
      >
        {!isLow && <BackButton {...{ saved, isEnding: ending !== undefined, outcome, onBack }} />}
        {hasShortCall && <CallFirst category={saved.category} short />}
      </Ways>
      <WalkCalls
        category={saved.category}
        escalated={saved.escalated}
        isPractice={saved.isPractice === true}
        isLow={isLow}
        kept={kept}
        walk={newest}
        onChange={change}
      />
    </div>
  );
};
