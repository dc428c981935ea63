import type { Attendance, Outcome } from '#core/record/attendance.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { submit, type FirstTry } from '../../phone/outbox/submit.ts';
import { notePractised } from '../../phone/library/practised.ts';
import { attendanceOf, pressedAgain } from '../../phone/walks/attendance-of.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';
import { walkMessages } from './messages.ts';

const words = walkMessages;

const sayFailed = (outcome: Outcome, detail: string): void =>
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
 * Ends a walk with an outcome: its record is on the phone before it is sent (WALK-18), and corrects
 * `before`, which was made of the same walk (OUTBOX-1). Says how the first try went (RECORD-4, RECORD-5,
 * RECORD-8, RECORD-23). `onKept` is told what is on the phone.
 */
export async function finishWalk(
  saved: SavedWalk,
  outcome: Outcome,
  before: Attendance | undefined,
  onKept?: (record: Attendance) => void,
): Promise<FirstTry> {
  const body = pressedAgain(attendanceOf(saved, outcome, new Date().toISOString()), before);
  const { id: key, advisor, title } = saved;
  try {
    const how = await submit({ key, address: 'POST /api/attend', advisor, title, body }, () => {
      if (saved.isPractice) notePractised(saved.issueId, new Date());
      onKept?.(body);
    });
    if (how === 'failed') sayFailed(outcome, outboxMessages.keptHere);
    if (how === 'refused') sayFailed(outcome, outboxMessages.callAboutIt);
    if (how === 'received') sayReceived(outcome);
    return how;
  } catch {
    // Only a phone that is full keeps nothing.
    sayFailed(outcome, outboxMessages.notKept);
    return 'failed';
  }
}
