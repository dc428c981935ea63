import { useRef, useState } from 'react';
import type { Attendance, Outcome } from '#core/attendance.ts';
import { closeAllToasts, showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import type { FirstTry } from '../outbox/submit.ts';
import { attendanceOf, pressedAgain } from './attendance-of.ts';
import type { SavedWalk } from './saved-walk.ts';

const words = messages.walk;

/** How an outcome ended: the office has the record, or the phone keeps it and nobody answered. */
export type Result = { outcome: Outcome; how: 'received' | 'saved' };

type SubmitAttendance = {
  finish: (outcome: Outcome) => void;
  /** The outcome being sent. */
  busy: Outcome | undefined;
  /** The outcome that was kept: what follows corrects it (OUTBOX-1). */
  kept: Outcome | undefined;
  result: Result | undefined;
};

const failed = (outcome: Outcome, detail: string): void =>
  void showToast({
    text: outcome === 'Resolved' ? words.resolvedFailed : words.escalatedFailed,
    detail,
    kind: 'alert',
  });

function sayReceived(outcome: Outcome): void {
  const isResolved = outcome === 'Resolved';
  showToast({
    text: isResolved ? words.resolvedToast : words.escalatedToast,
    kind: 'status',
    tone: isResolved ? 'positive' : 'neutral',
  });
}

/**
 * An outcome ends the walk and keeps its record on the phone before it is sent (WALK-18); pressed again
 * it corrects that record (OUTBOX-1). Says how the first try went (RECORD-4, RECORD-5, RECORD-7, RECORD-8).
 */
export function useSubmitAttendance(saved: SavedWalk): SubmitAttendance {
  const [busy, setBusy] = useState<Outcome>();
  const [kept, setKept] = useState<Outcome>();
  const [result, setResult] = useState<Result>();
  const last = useRef<Attendance>(undefined);

  const submit = async (outcome: Outcome): Promise<FirstTry> => {
    const body = pressedAgain(attendanceOf(saved, outcome, new Date().toISOString()), last.current);
    const { submit } = await import('../outbox/submit.ts');
    const { id: key, advisor, title } = saved;
    const said = { key, address: 'POST /api/attend', advisor, title, body } as const;
    return await submit(said, () => {
      last.current = body;
      setKept(outcome);
    });
  };

  const finish = async (outcome: Outcome): Promise<void> => {
    setBusy(outcome);
    closeAllToasts();
    try {
      const how = await submit(outcome);
      if (how === 'failed') failed(outcome, words.keptHere);
      else setResult({ outcome, how });
      if (how === 'received') sayReceived(outcome);
    } catch {
      // Only a phone that is full keeps nothing.
      failed(outcome, words.notKept);
    } finally {
      setBusy(undefined);
    }
  };
  return { finish: (outcome) => void finish(outcome), busy, kept, result };
}
