import type { ReactNode } from 'react';
import classes from './FirstActBox.module.css';
import { guideMessages } from './messages.ts';

/** What is to be done before anything else (WALK-23). */
export const FirstActBox = ({ children }: { children: ReactNode }) => (
  <div className={classes.first} data-first-act>
    <p className={classes.label}>{guideMessages.firstAct}</p>
    <p className={classes.text}>{children}</p>
  </div>
);
