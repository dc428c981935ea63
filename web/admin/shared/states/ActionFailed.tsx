import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CircleAlert } from '#kit/icon/drawings/signs/circle-alert.ts';
import { CloudOff } from '#kit/icon/drawings/signs/cloud-off.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { messages } from '../../../base/messages.ts';
import { useMissing } from '../../base/admin-api.ts';
import classes from './ActionFailed.module.css';

/** The overlay while a page loads (KIT-19); not while it waits for the password, which it would cover. */
export const Loading = () => {
  const missing = useMissing();
  return missing ? null : <LoadingOverlay />;
};

/** Says in place that something did not load: no toast, no dialog (SHELL-5). */
export const LoadFailed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      title={title}
      icon={<Icon icon={CloudOff} size={24} />}
      action={<Button onClick={onRetry}>{messages.tryAgain}</Button>}
    />
  </div>
);

interface UnloadedProps {
  loading: { data: unknown; isError: boolean; refetch: () => Promise<unknown> };
  failed: string;
}

/** Shown in place of a part that is loading or did not load; nothing once it is there. */
export const Unloaded = ({ loading: { data, isError, refetch }, failed }: UnloadedProps) => {
  if (data !== undefined) return null;
  return isError ? <LoadFailed title={failed} onRetry={() => void refetch()} /> : <Loading />;
};

interface FormFailureProps {
  text: string | undefined;
  /** A toast has already said that it failed: one alert is enough. */
  isAnnounced?: boolean;
}

/** Shows a failure that enlarged letters may have left below the visible part of a dialog. */
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

/** Says in place that a press failed (SHELL-5). Another try that fails is read out again. */
export const ActionFailed = ({ text, onRetry }: { text: string; onRetry: () => Promise<void> }) => {
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
