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

/** The overlay while a page loads (KIT-19); it is not shown while the page waits for the password, because it would cover that dialog. */
export const Loading = () => {
  const missing = useMissing();
  return missing ? null : <LoadingOverlay />;
};

/** A message in place that something did not load, without a toast or dialog (SHELL-5). */
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

/** The replacement for a part that is loading or did not load; nothing once the part is there. */
export const Unloaded = ({ loading: { data, isError, refetch }, failed }: UnloadedProps) => {
  if (data !== undefined) return null;
  return isError ? <LoadFailed title={failed} onRetry={() => void refetch()} /> : <Loading />;
};

interface FormFailureProps {
  text: string | undefined;
  /** False if a toast has already announced the failure, because one alert is enough. */
  isAnnounced?: boolean;
}

/** Scrolls to a failure that enlarged letters may have pushed below the visible part of a dialog. */
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

/** A message in place that an action failed (SHELL-5). If another try fails, a screen reader reads it again. */
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
