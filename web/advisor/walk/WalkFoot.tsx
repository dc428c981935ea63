import { calledFirst } from '#core/campus.ts';
import { activeStep, canGoNext } from '#core/walk.ts';
import { OutcomeButtons } from '../../guide/OutcomeButtons.tsx';
import { Ways } from '../../guide/Ways.tsx';
import { CallFirst } from '../calls/CallFirst.tsx';
import { Calls } from '../calls/Calls.tsx';
import { useCampus } from '../calls/campus.ts';
import { withTap } from '../escalate/escalated.ts';
import { NotSentYet } from '../outbox/NotSentYet.tsx';
import { CallTaps } from '../practice/CallTaps.tsx';
import { makeReal } from '../practice/make-real.ts';
import type { AroundWalk } from './around-walk.ts';
import { BackButton } from './BackButton.tsx';
import { useIsLow } from '../use-is-low.ts';
import { WalkEscalate } from './WalkEscalate.tsx';
import classes from './WalkFoot.module.css';

/** Under a question: Back and NEXT, at the end the outcomes, and always the calls (CALL-1, WALK-13). */
export const WalkFoot = (around: AroundWalk) => {
  const { walking, outcome } = around;
  const { saved, act, change } = walking;
  const { busy, kept, result, finish } = outcome;
  const isLow = useIsLow();
  const hasCall = calledFirst(useCampus(), saved.category) !== undefined;
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
        {!isLow && <BackButton {...around} />}
        {isLow && hasCall && <CallFirst category={saved.category} short />}
      </Ways>
      {!isLow && (
        <div className={classes.calls}>
          <Calls category={saved.category}>
            <WalkEscalate {...around} />
          </Calls>
        </div>
      )}
      <CallTaps
        isPractice={saved.isPractice === true}
        onCall={(id) => change((before) => withTap(before, `call:${id}`, new Date()))}
        onReal={() => makeReal(walking, kept)}
      />
    </div>
  );
};
