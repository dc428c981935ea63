import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { countdown, runningTimer, timeLeft, type RunningTimer } from '#core/record/timer.ts';
import type { TimerMinutes } from '#core/record/moment-act.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { hold } from '#kit/overlays/dialog/hold.ts';
import { onModalChange, topModal } from '#kit/overlays/dialog/modals.ts';
import { useOf } from '#kit/base/use-of.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { Walking, WatchedWalk } from '../state/use-walking.ts';
import { withMoment } from '../state/with-moment.ts';
import { allowSound, resumeSound, ring } from './alarm.ts';
import { timerMessages as words } from './messages.ts';
import classes from './TimerLine.module.css';

const momentsIn = ({ saved }: Walking): SavedWalk['moments'] => saved.moments;

/** Counts a timer of a walk down and rings when it is over, even if it ended while the page was not seen (TIMER-3, TIMER-4). */
export const TimerLine = ({ walking }: { walking: WatchedWalk }) => {
  const { startedAt } = walking.now().saved;
  const moments = useOf(walking, momentsIn);
  const running = useMemo(() => runningTimer(moments, startedAt), [moments, startedAt]);
  const [rung, setRung] = useState<TimerMinutes>();
  const end = (): void => {
    setRung(running?.minutes);
    walking.change((before) => withMoment(before, { kind: 'rang' }, new Date()));
    void ring();
  };
  if (running) {
    return (
      <div className={classes.line}>
        <Countdown key={running.until} timer={running} onOver={end} />
        <IconButton
          icon={X}
          size="thumb"
          label={words.cancel}
          onClick={() =>
            walking.change((before) => withMoment(before, { kind: 'timer back' }, new Date()))
          }
        />
      </div>
    );
  }
  if (rung === undefined) return null;
  return <Rung minutes={rung} onHeard={() => setRung(undefined)} />;
};

/** The notice that a timer is over, in the topmost dialog, because nothing below that dialog can be heard or pressed (TIMER-3). */
const Rung = ({ minutes, onHeard }: { minutes: TimerMinutes; onHeard: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(document.activeElement);
  useLayoutEffect(() => {
    const [own, rung] = [place.current, line.current];
    const states = own?.parentElement;
    if (!own || !rung || !states) return undefined;
    const move = (): void => {
      const top = topModal();
      const home = !top || top.contains(own) ? own : top;
      states.toggleAttribute('data-rung-in', home === own);
      if (rung.parentNode === home) return;
      home.prepend(rung);
      // The notice moves the controls there, among them the calls (KIT-31).
      if (home !== own) hold(home);
    };
    move();
    const stop = onModalChange(move);
    return () => {
      stop();
      states.removeAttribute('data-rung-in');
      // React removes the notice from this element, so it must be there again.
      own.append(rung);
    };
  }, []);
  const hear = (): void => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onHeard();
  };
  return (
    <div ref={place} className={classes.place}>
      <div
        ref={line}
        className={classes.line}
        data-rung=""
        onFocus={({ relatedTarget }) => (cameFrom.current = relatedTarget ?? cameFrom.current)}
      >
        <Icon icon={History} size={20} />
        <p role="alert">{words.rang(minutes)}</p>
        <Button variant="plain" onClick={hear}>
          {words.heard}
        </Button>
      </div>
    </div>
  );
};

/** The events that allow sound: lifting a finger, or the click of a key. */
const TAPS = ['pointerup', 'click'] as const;

/** Counts by the phone's clock, because the page may have slept, and also by the page's own time, because the clock may be set back (TIMER-7). */
const Countdown = ({ timer, onOver }: { timer: RunningTimer; onOver: () => void }) => {
  const [over] = useState(() => performance.now() + timeLeft(timer, Date.now()));
  const [left, setLeft] = useState(() => timeLeft(timer, Date.now()));
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const look = (): void => {
      const now = Math.min(timeLeft(timer, Date.now()), over - performance.now());
      setLeft(now);
      if (now <= 0) end();
    };
    const lookAgain = (): void => {
      void resumeSound();
      look();
    };
    look();
    const interval = setInterval(look, 250);
    document.addEventListener('visibilitychange', lookAgain);
    // After a reload, sound is allowed again at the next tap.
    for (const tap of TAPS) addEventListener(tap, allowSound, { passive: true });
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', lookAgain);
      for (const tap of TAPS) removeEventListener(tap, allowSound);
    };
  }, [timer, over]);
  return <p role="timer">{words.left(countdown(left))}</p>;
};
