import { useId, type ReactNode } from 'react';
import hidden from '../../base/hidden.module.css';
import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  hideLabel?: boolean;
  /** The progress from 0 to 100. */
  value: number;
  /** A note at the end of the line, such as '50%' or '1.2 of 2.8 MB'. */
  note?: ReactNode;
}

export const ProgressBar = ({ label, hideLabel = false, value, note }: ProgressBarProps) => {
  const id = useId();
  const now = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={classes.progress} data-one-line={hideLabel || undefined}>
      <span id={id} className={hideLabel ? hidden.hidden : undefined}>
        {label}
      </span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={now}
        aria-valuemin={0}
        aria-valuemax={100}
        className={classes.bar}
      >
        <div className={classes.done} style={{ inlineSize: `${now}%` }} />
      </div>
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </div>
  );
};
