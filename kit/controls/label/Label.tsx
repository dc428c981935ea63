import type { ReactNode } from 'react';
import classes from './Label.module.css';

export type Tone = 'neutral' | 'positive' | 'warning' | 'danger' | 'brand';

interface LabelProps {
  children: ReactNode;
  /** Each tone stands for a state; the text must say it too. */
  tone?: Tone;
  icon?: ReactNode;
}

export const Label = ({ children, tone = 'neutral', icon }: LabelProps) => (
  <span className={classes.label} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </span>
);
