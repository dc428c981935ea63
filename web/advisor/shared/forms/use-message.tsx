import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { closeAllToasts, showToast } from '#kit/overlays/toast/toasts.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { paths } from '../../../base/paths.ts';
import { advisorName } from '../../../base/advisor-name.ts';
import type { Content, PublicWrite } from '../../phone/store/phone-store.ts';
import type { FirstTry } from '../../phone/outbox/submit.ts';
import { forgetDraft, type Draft } from './draft.ts';
import { useRequireUsername } from './use-require-username.tsx';
import { useBackground } from '../background/use-background.ts';

type MessageAddress = Exclude<PublicWrite, 'POST /api/attend' | 'POST /api/advisor/empty-search'>;

export type Message = {
  send: () => void;
  busy: boolean;
  dialog: ReactNode;
  /** The notices that nothing is kept on this device (OUTBOX-33), and, after a failed try, that the message has not arrived (OUTBOX-5). */
  notSent: ReactNode;
};

// These components load with the code that sends.
const StorageWarning = onDemand(
  'StorageWarning',
  async () => await import('../record-notices.tsx'),
);
const NotSentYet = onDemand('NotSentYet', async () => await import('../record-notices.tsx'));

const LATER = [StorageWarning];

/** Sends a message through the outbox, says how the first try ended, and leaves the page. After a failure the form stays, so that the advisor can correct it (MESSAGES-6). */
export function useMessage<A extends MessageAddress>(
  address: A,
  bodyFor: (advisor: string) => Content<A>,
  draft: Draft,
  words: { title: string; success: string; failure: string },
  onSent?: () => void,
): Message {
  useBackground(LATER);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { key } = draft;
  const { withUsername, dialog } = useRequireUsername();

  const leave = (text: string): void => {
    showToast({ text, kind: 'status' });
    forgetDraft(draft);
    // The next page replaces the form in the history, so that Back does not lead to an empty form.
    if (onSent) onSent();
    else navigate(paths.user, { replace: true });
  };
  const stay = (detail: string): void => {
    setHasFailed(true);
    showToast({ text: words.failure, detail, kind: 'alert' });
  };
  const notify: Record<FirstTry, () => void> = {
    received: () => leave(words.success),
    saved: () => leave(outboxMessages.savedHere),
    failed: () => stay(outboxMessages.storedHere),
    refused: () => stay(outboxMessages.refused),
  };

  const send = async (): Promise<void> => {
    setBusy(true);
    closeAllToasts();
    try {
      const { submit } = await import('../../phone/outbox/submit.ts');
      const advisor = advisorName();
      const submission = { key, address, advisor, title: words.title, body: bodyFor(advisor) };
      notify[await submit(submission)]();
    } catch {
      // Only a full phone keeps nothing.
      showToast({ text: words.failure, detail: outboxMessages.notStored, kind: 'alert' });
    } finally {
      setBusy(false);
    }
  };
  const notSent = (
    <Suspense>
      <OnceLoaded part={StorageWarning} />
      {hasFailed && !busy && <NotSentYet recordKey={key} withSendNow={false} />}
    </Suspense>
  );
  return { send: () => withUsername(() => void send()), busy, dialog, notSent };
}
