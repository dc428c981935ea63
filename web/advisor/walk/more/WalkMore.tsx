import { useEffect, useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { CircleEllipsis } from '#kit/icon/drawings/categories/circle-ellipsis.ts';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { keepScreenOn } from '../../../base/device.ts';
import { messages } from '../../../base/messages.ts';
import { chooseScheme, useScheme } from '../../../base/scheme.ts';
import { noteMessages } from '../note/messages.ts';
import { StepNoteForm } from '../note/StepNoteForm.tsx';
import { moreMessages } from './messages.ts';
import { stepShown, type StepShown } from './step-shown.ts';
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
