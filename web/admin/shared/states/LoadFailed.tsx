import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { CloudOff } from '#kit/icon/drawings/signs/cloud-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';

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
