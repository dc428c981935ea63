import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { runningTimer, timeLeft, type TimerMinutes } from '#core/record/timer.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { onModalChange, topModal } from '#kit/overlays/dialog/modals.ts';
import { useOf } from '#kit/base/use-of.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';
import type { Walking, WatchedWalk } from '../state/use-walking.ts';
import { withMoment } from '../state/with-moment.ts';
import { allowSound, ring } from './alarm.ts';
import { timerMessages as words } from './messages.ts';
import classes from './TimerLine.module.css';

const momentsIn = ({ saved }: Walking): SavedWalk['moments'] => saved.moments;

/** Counts a timer of a walk down and rings once it is over, also one that ended while nobody looked (TIMER-3, TIMER-4). */
export const TimerLine = ({ walking }: { walking: WatchedWalk }) => {
  const { startedAt } = walking.now().saved;
  const moments = useOf(walking, momentsIn);
  const running = useMemo(() => runningTimer(moments, startedAt), [moments, startedAt]);
  const [rung, setRung] = useState<TimerMinutes>();
  const end = useEffectEvent(() => {
    setRung(running?.minutes);
    walking.change((before) => withMoment(before, 'rang', new Date()));
    ring();
  });
  useEffect(() => {
    if (!running) return undefined;
    // After a reload the next tap allows the sound again.
    addEventListener('pointerdown', allowSound, { passive: true });
    const timer = setTimeout(end, running.until - Date.now());
    return () => {
      removeEventListener('pointerdown', allowSound);
      clearTimeout(timer);
    };
  }, [running]);
  if (running) {
    return (
      <div className={classes.line}>
        <Icon icon={History} size={20} />
        <Countdown until={running.until} />
        <IconButton
          icon={X}
          size="thumb"
          label={words.takeBack}
          onClick={() => walking.change((before) => withMoment(before, 'timer back', new Date()))}
        />
      </div>
    );
  }
  if (rung === undefined) return null;
  return <Rung minutes={rung} onHeard={() => setRung(undefined)} />;
};

/** Stands in the topmost dialog, all below which is neither heard nor pressed (TIMER-6). */
const Rung = ({ minutes, onHeard }: { minutes: TimerMinutes; onHeard: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(document.activeElement);
  useLayoutEffect(() => {
    const [own, rung] = [place.current, line.current];
    if (!own || !rung) return undefined;
    const move = (): void => {
      const top = topModal();
      const home = !top || top.contains(own) ? own : top;
      if (rung.parentNode !== home) home.prepend(rung);
    };
    move();
    const stop = onModalChange(move);
    return () => {
      stop();
      // Where React looks for it to remove it.
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

/** Nothing else is drawn again with each second. */
const Countdown = ({ until }: { until: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <p role="timer">{words.left(timeLeft(until, now))}</p>;
};
