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
  const since = oldestWaiting === null ? 0 : askedAt - Date.parse(oldestWaiting);
  return (
    <p role="status" className={waiting === 0 ? undefined : classes.waiting}>
      {waiting > 0 && toldMessages.waitingSince(waiting, Math.max(0, Math.floor(since / 1_000)))}
    </p>
  );
};
