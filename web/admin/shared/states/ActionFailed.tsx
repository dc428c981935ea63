import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { messages } from '../../../base/messages.ts';
import classes from './ActionFailed.module.css';
import { FormFailure } from './FormFailure.tsx';

interface ActionFailedProps {
  text: string;
  onRetry: () => Promise<void>;
}

/** What was pressed and not done, in place (SHELL-5). Another try that fails is read out anew. */
export const ActionFailed = ({ text, onRetry }: ActionFailedProps) => {
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className={classes.note}>
      <FormFailure text={busy ? undefined : text} />
      <Button busy={busy} onClick={() => void retry()}>
        {messages.tryAgain}
      </Button>
    </div>
  );
};
