import { memo } from 'react';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { stepMessages } from './step-messages.ts';
import classes from './StepScreen.module.css';

const words = stepMessages;

/** How far a walk is, under its title (WALK-11). */
export const WalkProgress = memo(({ percent }: { percent: number }) => (
  <div className={classes.progress}>
    <ProgressBar label={words.progress} hideLabel value={percent} note={words.percent(percent)} />
  </div>
));
