import { memo, type ReactNode } from 'react';
import { Button } from '#kit/button/Button.tsx';
import classes from './Ways.module.css';
import { guideMessages } from './messages.ts';

interface WaysProps {
  onFinalScreen: boolean;
  canGoNext: boolean;
  onNext: () => void;
  /** Back, before NEXT. */
  children: ReactNode;
}

/** Back and NEXT, under a question and at the end (WALK-6, WALK-13). */
export const Ways = ({ onFinalScreen, canGoNext, onNext, children }: WaysProps) => (
  <div className={classes.ways} data-final={onFinalScreen ? '' : undefined}>
    {children}
    <Button
      variant={onFinalScreen ? 'plain' : 'primary'}
      size="thumb"
      disabled={!canGoNext}
      onClick={onNext}
    >
      {guideMessages.next}
    </Button>
  </div>
);

interface BackProps {
  onFinalScreen: boolean;
  disabled: boolean;
  onBack: () => void;
}

/** To the question before (WALK-9). */
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
