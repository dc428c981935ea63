import { useEffect, useState, useLayoutEffect } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { CircleEllipsis } from '#kit/icon/drawings/categories/circle-ellipsis.ts';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { keepScreenOn } from '../../../base/device.ts';
import { messages } from '../../../base/messages.ts';
import { chooseScheme, useScheme } from '../../../base/scheme.ts';
import { noteMessages, moreMessages } from './messages.ts';
import { StepNoteForm, type StepNoteFormProps } from './StepNoteForm.tsx';
import classes from './WalkMore.module.css';

const words = moreMessages;

/**
 * The dots at the top right of a walk, and what stands behind them: a note on the step (MESSAGES-10) and the
 * scheme. While it is there the screen stays on (NIGHT-2, NIGHT-3).
 */
export const WalkMore = () => {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<StepShown>();
  const [isNoting, setNoting] = useState(false);
  const scheme = useScheme();
  useEffect(keepScreenOn, []);
  return (
    <>
      <IconButton
        icon={CircleEllipsis}
        size="thumb"
        label={words.more}
        aria-haspopup="dialog"
        onClick={() => {
          setStep(stepShown());
          setOpen(true);
        }}
      />
      <Dialog
        title={words.more}
        open={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={messages.close}
      >
        {step && (
          <div className={classes.row}>
            <Button
              size="thumb"
              wide
              onClick={() => {
                setOpen(false);
                setNoting(true);
              }}
            >
              {noteMessages.open}
            </Button>
            <p className={classes.text}>{noteMessages.about(step.number)}</p>
          </div>
        )}
        <div className={classes.row}>
          <Toggle
            label={words.dark}
            checked={scheme === 'dark'}
            onChange={(isDark) => chooseScheme(isDark ? 'dark' : 'light')}
          />
          <p className={classes.text}>{words.darkText}</p>
        </div>
      </Dialog>
      {isNoting && step && <StepNoteForm {...step} onClose={() => setNoting(false)} />}
    </>
  );
};

/** A step of a walk, as far as a note on it names it. */
export type StepShown = Omit<StepNoteFormProps, 'onClose'>;

let shown: StepShown | undefined;

/** The step that is on the screen; undefined on the final screen and outside of a walk. */
function stepShown(): StepShown | undefined {
  return shown;
}

/** Says which step is shown to the dots in the head of the panel, which is drawn once and not with each step. */
export function useStepShown(step: StepShown | undefined): void {
  useLayoutEffect(() => {
    shown = step;
    return () => {
      shown = undefined;
    };
  });
}
