import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { BodyOf, EndpointAt } from '#core/api.ts';
import { closeAllToasts, showToast } from '#kit/toast/toasts.ts';
import { paths } from '../../paths.ts';
import { advisorName } from '../../session.ts';
import {
  pendingSubmission,
  submitIdempotent,
  type PendingSubmission,
} from '../submit-idempotent.ts';
import { useRequireUsername } from '../shell/use-require-username.tsx';

type MessageAddress = 'POST /api/feedback' | 'POST /api/advisor/issue-not-found';

type Message = { send: () => void; busy: boolean; dialog: ReactNode };

/** Sends an advisor's message, says how it went and then goes home; a failure leaves all that was typed. */
export function useMessage<A extends MessageAddress>(
  address: A,
  bodyFor: (advisor: string) => BodyOf<EndpointAt<A>>,
  words: { success: string; failure: string },
): Message {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [before, setBefore] = useState<PendingSubmission<BodyOf<EndpointAt<A>>>>();
  const { withUsername, dialog } = useRequireUsername();

  const send = async (): Promise<void> => {
    const pending = pendingSubmission(bodyFor(advisorName()), before);
    setBefore(pending);
    setBusy(true);
    closeAllToasts();
    try {
      await submitIdempotent(address, pending);
      showToast({ text: words.success, kind: 'status' });
      // Replaces the form in the history: Back must not lead to an empty one.
      navigate(paths.user, { replace: true });
    } catch {
      showToast({ text: words.failure, kind: 'alert' });
    } finally {
      setBusy(false);
    }
  };
  return { send: () => withUsername(() => void send()), busy, dialog };
}
