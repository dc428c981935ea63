import { useState, type ReactNode } from 'react';
import type { Attendance, Outcome } from '#core/attendance.ts';
import { responsesOf } from '#core/walk.ts';
import { closeAllToasts, showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { advisorName } from '../../session.ts';
import { eraseSavedWalk, type SavedWalk } from './saved-walks.ts';
import {
  pendingSubmission,
  submitIdempotent,
  type PendingSubmission,
} from '../submit-idempotent.ts';
import { useRequireUsername } from '../shell/use-require-username.tsx';

const words = messages.walk;

/** The attendance of a walk, without the time it was finished, which is added when it is sent. */
function recordOf(saved: SavedWalk, advisor: string, outcome: Outcome): Attendance {
  return {
    advisor,
    issueId: saved.issueId,
    steps: responsesOf(saved.walk),
    issueStatus: outcome,
    feedback: { description: saved.description.trim(), rating: saved.rating },
    startedAt: saved.startedAt,
    ...(saved.revision === null ? {} : { revision: saved.revision }),
  };
}

/** The attendance to send: unchanged since the last try, it is sent again with the same time. */
export function pendingAttendance(
  saved: SavedWalk,
  advisor: string,
  outcome: Outcome,
  now: Date,
): PendingSubmission<Attendance> {
  const record = recordOf(saved, advisor, outcome);
  const before = saved.pending;
  if (before) {
    const { finishedAt: _, ...sent } = before.body;
    if (JSON.stringify(sent) === JSON.stringify(record)) return before;
  }
  return pendingSubmission({ ...record, finishedAt: now.toISOString() }, before);
}

type SubmitAttendance = {
  finish: (outcome: Outcome) => void;
  /** The outcome being sent. */
  busy: Outcome | undefined;
  /** The outcome the server has. */
  result: Outcome | undefined;
  dialog: ReactNode;
};

/** Sends the attendance. After a failure nothing is lost, and the next press sends it under the same key (RECORD-5, RECORD-6). */
export function useSubmitAttendance(
  saved: SavedWalk,
  /** Told before the record is sent. */
  onSend: (pending: PendingSubmission<Attendance>) => void,
): SubmitAttendance {
  const [busy, setBusy] = useState<Outcome>();
  const [result, setResult] = useState<Outcome>();
  const { withUsername, dialog } = useRequireUsername();

  const send = async (outcome: Outcome): Promise<void> => {
    const isResolved = outcome === 'Resolved';
    const pending = pendingAttendance(saved, advisorName(), outcome, new Date());
    setBusy(outcome);
    closeAllToasts();
    onSend(pending);
    try {
      await submitIdempotent('POST /api/attend', pending);
      eraseSavedWalk(saved.issueId);
      setResult(outcome);
      showToast({
        text: isResolved ? words.resolvedToast : words.escalatedToast,
        kind: 'status',
        tone: isResolved ? 'positive' : 'neutral',
      });
    } catch {
      showToast({
        text: isResolved ? words.resolvedFailed : words.escalatedFailed,
        detail: words.pressAgain,
        kind: 'alert',
      });
    } finally {
      setBusy(undefined);
    }
  };
  return { finish: (outcome) => withUsername(() => void send(outcome)), busy, result, dialog };
}
