import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CircleAlert } from '#kit/icon/drawings/signs/circle-alert.ts';
import { messages } from '../../../base/messages.ts';
import classes from './ActionFailed.module.css';

interface FormFailureProps {
  text: string | undefined;
  /** A toast said already that it failed: one alert is enough. */
  isAnnounced?: boolean;
}

/** Enlarged letters may have left it below what is seen of a dialog. */
const show = (failure: HTMLElement | null): void => failure?.scrollIntoView({ block: 'nearest' });

export const FormFailure = ({ text, isAnnounced = false }: FormFailureProps) => (
  <div role={isAnnounced ? undefined : 'alert'} className={classes.alert}>
    {text !== undefined && (
      <p ref={show} className={classes.failure}>
        <Icon icon={CircleAlert} size={18} />
        {text}
      </p>
    )}
  </div>
);

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
