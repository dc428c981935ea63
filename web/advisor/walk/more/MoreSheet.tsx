import { Suspense, useState } from 'react';
import { TIMER_MINUTES } from '#core/record/moment-act.ts';
import { activeStep } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { messages } from '../../../base/messages.ts';
import { Calls } from '../../shared/calls/calls.tsx';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { chooseScheme, useScheme } from '../../../base/scheme.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { moreMessages } from '../parts/messages.ts';
import { noteMessages } from '../parts/note-messages.ts';
import { storeWalk } from '../../phone/walks/saved-walks.ts';
import { StepNoteForm } from '../parts/StepNoteForm.tsx';
import { withMoment } from '../state/with-moment.ts';
import type { WatchedWalk } from '../state/use-walking.ts';
import { allowSound } from './alarm.ts';
import { HandOver } from './HandOver.tsx';
import { handOverMessages, keepMessages, timerMessages, walkLanguageMessages } from './messages.ts';
import classes from './MoreSheet.module.css';

const WalkLanguageSheet = onDemand(
  'WalkLanguageSheet',
  async () => await import('../language/LanguageSheet.tsx'),
);

interface MoreSheetProps {
  walking: WatchedWalk;
  onClose: () => void;
  /** Hears that the walk is on another phone, or waits on this one. */
  onLeft: () => void;
}

/**
 * The sheet behind the three dots of a walk: timers (TIMER-1), another procedure in between
 * (WALK-31), handing the walk over (HANDOVER-1), a note on the step (MESSAGES-10), the language
 * (TRANSLATE-26) and the color scheme (NIGHT-3).
 */
export const MoreSheet = ({ walking, onClose, onLeft }: MoreSheetProps) => {
  const [{ saved }] = useState(walking.now);
  const [isNoting, setNoting] = useState(false);
  const [isHanding, setHanding] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { languages } = useCampus();
  const scheme = useScheme();
  const active = activeStep(saved.walk);
  const keep = async (): Promise<void> => {
    const kept = walking.now().saved;
    // The walk is already saved; it is saved once more so that this page hears of it and offers it.
    await storeWalk(kept);
    // While it was saved, the advisor may have pressed a call.
    if (walking.now().saved === kept) onLeft();
    else await keep();
  };
  if (isNoting && active) {
    const { step, number } = active;
    return <StepNoteForm walk={saved} step={step._id} number={number} onClose={onClose} />;
  }
  if (isHanding) return <HandOver walking={walking} onClose={onClose} onHandedOver={onLeft} />;
  if (isChoosing) {
    return (
      <Suspense>
        <WalkLanguageSheet walking={walking} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Dialog title={moreMessages.more} open onClose={onClose} closeLabel={messages.close}>
      <div className={classes.row}>
        <Calls category={saved.category} />
      </div>
      {active && <TimerButtons walking={walking} onSet={onClose} />}
      <div className={classes.row}>
        <Button size="thumb" wide onClick={() => void keep()}>
          {keepMessages.keep}
        </Button>
        <p className={classes.text}>{keepMessages.keepText}</p>
      </div>
      <div className={classes.row}>
        <Button size="thumb" wide onClick={() => setHanding(true)}>
          {handOverMessages.open}
        </Button>
        <p className={classes.text}>{handOverMessages.openText}</p>
      </div>
      {active && (
        <div className={classes.row}>
          <Button size="thumb" wide onClick={() => setNoting(true)}>
            {noteMessages.open}
          </Button>
          <p className={classes.text}>{noteMessages.about(active.number)}</p>
        </div>
      )}
      {languages && (
        <div className={classes.row}>
          <Button size="thumb" wide onClick={() => setChoosing(true)}>
            {walkLanguageMessages.open}
          </Button>
          <p className={classes.text}>{walkLanguageMessages.openText}</p>
        </div>
      )}
      <div className={classes.row}>
        <Toggle
          label={moreMessages.dark}
          checked={scheme === 'dark'}
          onChange={(isDark) => chooseScheme(isDark ? 'dark' : 'light')}
        />
        <p className={classes.text}>{moreMessages.darkText}</p>
      </div>
    </Dialog>
  );
};

/** The buttons that set a timer; a new timer replaces the one that runs (TIMER-1). */
const TimerButtons = ({ walking, onSet }: { walking: WatchedWalk; onSet: () => void }) => (
  <div className={classes.row} role="group" aria-labelledby="look-again">
    <p id="look-again" className={classes.label}>
      {timerMessages.lookAgain}
    </p>
    <div className={classes.minutes}>
      {TIMER_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          size="thumb"
          aria-label={timerMessages.lookAgainIn(minutes)}
          onClick={() => {
            allowSound();
            walking.change((before) =>
              withMoment(before, { kind: 'timer', value: minutes }, new Date()),
            );
            onSet();
          }}
        >
          {timerMessages.minutes(minutes)}
        </Button>
      ))}
    </div>
    <p className={classes.text}>{timerMessages.foreground}</p>
  </div>
);
