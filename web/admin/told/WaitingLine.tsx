import type { ToldOverview } from '#core/told-schema.ts';
import { toldMessages } from './messages.ts';
import classes from './Told.module.css';

interface WaitingLineProps {
  told: ToldOverview;
  /** When that was asked for, in milliseconds. */
  askedAt: number;
}

/** How many notifications wait, and how long the oldest does; nothing where none waits (TOLD-16). */
export const WaitingLine = ({ told, askedAt }: WaitingLineProps) => {
  const { waiting, oldestWaiting } = told;
  if (waiting === 0) return null;
  const since = oldestWaiting === null ? 0 : askedAt - Date.parse(oldestWaiting);
  // No live region: it would be read out every few seconds.
  return (
    <p className={classes.waiting}>
      {toldMessages.waitingSince(waiting, Math.max(0, Math.floor(since / 1_000)))}
    </p>
  );
};
