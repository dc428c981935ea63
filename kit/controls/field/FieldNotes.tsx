import type { ReactNode } from 'react';
import { CircleAlert } from '../../icon/drawings/signs/circle-alert.ts';
import { Icon } from '../../icon/Icon.tsx';
import classes from './Field.module.css';

export interface Notes {
  hint?: ReactNode;
  /** A count such as '106/500', at the far end of the hint's line. */
  counter?: string | undefined;
  error?: string | undefined;
  /** If true, a screen reader reads the error as soon as it appears, because it is about a file, not about typed text. */
  isAlert?: boolean | undefined;
}

/** Returns the ids that aria-describedby names, in the order they are read; undefined if there is nothing to read. */
export const describedBy = (id: string, { hint, counter, error }: Notes): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`]
    .filter(Boolean)
    .join(' ') || undefined;

export const FieldNotes = ({ id, hint, counter, error, isAlert }: Notes & { id: string }) => (
  <>
    {error && (
      <p id={`${id}-error`} className={classes.error} role={isAlert ? 'alert' : undefined}>
        <Icon icon={CircleAlert} size={14} strokeWidth={2} />
        <span>{error}</span>
      </p>
    )}
    {(hint || counter) && (
      <p className={classes.below}>
        <span id={`${id}-hint`}>{hint}</span>
        <span id={`${id}-counter`}>{counter}</span>
      </p>
    )}
  </>
);
