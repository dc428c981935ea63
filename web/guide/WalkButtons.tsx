import { memo, type ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import classes from './WalkButtons.module.css';
import { guideMessages } from './messages.ts';
import { holdFocus } from './StepScreen.tsx';

type WalkButtonsProps = { onFinalScreen: boolean; children: ReactNode };

/** The buttons Back and NEXT, under a question and at the end (WALK-6). */
export const WalkButtons = ({ onFinalScreen, children }: WalkButtonsProps) => (
  <div
    className={classes.ways}
    data-final={onFinalScreen ? '' : undefined}
    onPointerDown={holdFocus}
    role="presentation"
    // At the end, the outcomes appear where the last answer was, so they must ignore a second tap.
    data-any-speed={onFinalScreen ? undefined : ''}
  >
    {children}
  </div>
);

interface WayProps {
  to: 'next' | 'back';
  onFinalScreen: boolean;
  disabled: boolean;
  onGo: () => void;
}

/** Leads to the next question once this one is answered (WALK-6), or back to the one before (WALK-9). */
export const Way = memo(({ to, onFinalScreen, disabled, onGo }: WayProps) => {
  const variant = to === 'next' ? 'primary' : 'secondary';
  return (
    <Button
      variant={onFinalScreen ? 'plain' : variant}
      size="thumb"
      disabled={disabled}
      onClick={onGo}
    >
      {guideMessages[to]}
    </Button>
  );
});
