import { memo, type ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import classes from './WalkButtons.module.css';
import { guideMessages } from './messages.ts';
import { holdFocus } from './StepScreen.tsx';

interface WalkButtonsProps {
  onFinalScreen: boolean;
  children: ReactNode;
}

/** Back and NEXT, under a question and at the end (WALK-6, WALK-13). */
export const WalkButtons = ({ onFinalScreen, children }: WalkButtonsProps) => (
  <div
    className={classes.ways}
    data-final={onFinalScreen ? '' : undefined}
    onPointerDown={holdFocus}
    role="presentation"
    // The outcomes come in the place of the last answer.
    data-any-speed={onFinalScreen ? undefined : ''}
  >
    {children}
  </div>
);

interface NextProps {
  onFinalScreen: boolean;
  canGoNext: boolean;
  onNext: () => void;
}

/** Leads to the next question, once this one is answered (WALK-6). */
export const Next = ({ onFinalScreen, canGoNext, onNext }: NextProps) => (
  <Button
    variant={onFinalScreen ? 'plain' : 'primary'}
    size="thumb"
    disabled={!canGoNext}
    onClick={onNext}
  >
    {guideMessages.next}
  </Button>
);

interface BackProps {
  onFinalScreen: boolean;
  disabled: boolean;
  onBack: () => void;
}

/** Leads to the question before (WALK-9). */
export const Back = memo(({ onFinalScreen, disabled, onBack }: BackProps) => (
  <Button
    variant={onFinalScreen ? 'plain' : 'secondary'}
    size="thumb"
    disabled={disabled}
    onClick={onBack}
  >
    {guideMessages.back}
  </Button>
));
