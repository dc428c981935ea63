import type { ReactNode } from 'react';
import classes from './FootBar.module.css';

interface FootBarProps {
  /** If true, a narrow screen shows the first button next to the text, which is short, and not below it. */
  isTextShort?: boolean;
  children: ReactNode;
}

/** The bar at the foot of a page, always in sight: a text, which takes the room that is left, and buttons. */
export const FootBar = ({ isTextShort = false, children }: FootBarProps) => (
  <div data-edge="" className={classes.bar} data-short={isTextShort || undefined}>
    {children}
  </div>
);
