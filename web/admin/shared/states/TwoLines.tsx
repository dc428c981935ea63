import type { ReactNode } from 'react';
import classes from './TwoLines.module.css';

interface TwoLinesProps {
  children: ReactNode;
  /** Below it, in small letters. */
  small: ReactNode;
  /** Its place in the row. */
  className?: string | undefined;
}

/** What a row is about, and what there is to know of it. */
export const TwoLines = ({ children, small, className }: TwoLinesProps) => (
  <div className={className}>
    <p className={classes.lines}>
      {children}
      <small>{small}</small>
    </p>
  </div>
);
