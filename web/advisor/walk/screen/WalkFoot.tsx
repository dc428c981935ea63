import { memo } from 'react';
import type { Outcome } from '#core/record/attendance.ts';
import { primaryContact } from '#core/campus/campus.ts';
import { canGoNext } from '#core/walk/walk.ts';
import { useOf } from '#kit/base/use-of.ts';
import { OutcomeButtons } from '../../../guide/FinalScreen.tsx';
import { WalkButtons, Way } from '../../../guide/WalkButtons.tsx';
import { CallFirst, Calls } from '../../shared/calls/calls.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';
import { Escalate, withTap } from '../parts/escalate.tsx';
import { NotSentYet } from '../../shared/record-notices.tsx';
import { CallTaps, convertPractice } from '../parts/practice.tsx';
import type { WalkPanelContext } from '../state/use-submit-attendance.ts';
import { BackButton, useHoldsEscalate, useIsLow } from './WalkNotes.tsx';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { isAtEnd, practiceIn, type Walking } from '../state/use-walking.ts';
import classes from './WalkFoot.module.css';

interface WalkCallsProps extends Pick<WalkPanelContext, 'walking'> {
  category: SavedWalk['category'] | undefined;
  isPractice: boolean;
  isLow: boolean;
  recorded: Outcome | undefined;
}

/** The calls and their listeners, which are not drawn again with each answer. */
const WalkCalls = memo((props: WalkCallsProps) => {
  const { walking, category, isPractice, isLow, recorded } = props;
  return (
    <>
      {!isLow && (
        <div className={classes.calls}>
          <Calls category={category}>
            <Escalate walking={walking} />
          </Calls>
        </div>
      )}
      <CallTaps
        isPractice={isPractice}
        onCall={(id) => walking.change((before) => withTap(before, { call: id }, new Date()))}
        onConvert={() => convertPractice(walking, recorded)}
      />
    </>
  );
});

const isAnswered = ({ saved }: Walking): boolean => canGoNext(saved.walk);

const WalkNext = memo(({ walking }: Pick<WalkPanelContext, 'walking'>) => (
  <Way
    to="next"
    onFinalScreen={useOf(walking, isAtEnd)}
    disabled={!useOf(walking, isAnswered)}
    onGo={() => walking.act({ type: 'next' })}
  />
));

/** The foot of the panel: Back and NEXT under a question, the outcomes at the end, and always the calls (CALL-1, WALK-6). */
export const WalkFoot = (around: WalkPanelContext) => {
  const { walking, outcome } = around;
  const isEnd = useOf(walking, isAtEnd);
  const isPractice = useOf(walking, practiceIn);
  const { id, category } = walking.now().saved;
  const { busy, recorded, result, finish } = outcome;
  const isLow = useIsLow();
  const campus = useCampus();
  /** On a low screen the call stays in place next to NEXT, and 'Escalate now' does if there is room (CALL-4). */
  const isHeld = isLow && primaryContact(campus, category) !== undefined;
  const isWaiting = recorded !== undefined && busy === undefined && result === undefined;
  return (
    <div className={classes.foot}>
      {isEnd && (
        <>
          {isWaiting && <NotSentYet recordKey={id} />}
          <OutcomeButtons busy={busy} recorded={recorded} onFinish={finish} />
        </>
      )}
      <WalkButtons onFinalScreen={isEnd}>
        {!isLow && <BackButton {...around} />}
        {isHeld && <CallFirst category={category} />}
        {useHoldsEscalate() && isLow && <Escalate walking={walking} />}
        <WalkNext walking={walking} />
      </WalkButtons>
      <WalkCalls
        walking={walking}
        category={category}
        isPractice={isPractice}
        isLow={isLow}
        recorded={recorded}
      />
    </div>
  );
};
