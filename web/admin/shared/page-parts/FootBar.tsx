import type { ReactNode } from 'react';
import classes from './FootBar.module.css';

interface FootBarProps {
  /** On a narrow screen a short text has the first button beside it, not below. */
  isTextShort?: boolean;
  children: ReactNode;
}

/** The bar at the foot of a page, always in sight: a text, which takes what room there is, and buttons. */
export const FootBar = ({ isTextShort = false, children }: FootBarProps) => (
  <div data-edge="" className={classes.bar} data-short={isTextShort || undefined}>
    {children}
  </div>
);
