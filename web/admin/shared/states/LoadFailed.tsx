import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CloudOff } from '#kit/icon/drawings/signs/cloud-off.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { messages } from '../../../base/messages.ts';
import { useSessionEnded } from '../../base/admin-api.ts';

/** The overlay while a page loads (KIT-19); not while it waits for the password, which it would cover. */
export const Loading = () => {
  const ended = useSessionEnded();
  return ended ? null : <LoadingOverlay />;
};

/** What did not load, in place: no toast, no dialog (SHELL-5). */
export const LoadFailed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      title={title}
      icon={<Icon icon={CloudOff} size={24} />}
      action={<Button onClick={onRetry}>{messages.tryAgain}</Button>}
    />
  </div>
);
