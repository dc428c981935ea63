import { holderOf } from '#core/record/holder.ts';
import { membersThat, type MemberThat } from '#core/record/walk-members.ts';
import type { Attendance, Outcome } from '#core/record/attendance.ts';
import { showToast, type ToastMessage } from '#kit/overlays/toast/toasts.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { submit, type FirstTry } from '../../phone/outbox/submit.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { walkMessages as words } from './messages.ts';
import { responsesOf } from '#core/walk/walk.ts';
import { localCopy, storedCampus } from '../../phone/library/local-copy.ts';

const SAME = membersThat('same');

type MadeOf = {
  walk: 'steps';
  rating: 'feedback';
  description: 'feedback';
  isPractice: 'practice';
  callback: 'callback';
  report: 'report';
};
type MadeMember = MadeOf[MemberThat<'made'>];

/** Returns the record of a walk, under the name of the advisor who began it (WALK-19); without `finishedAt` the walk goes on (ESCALATE-2). */
export function attendanceOf(
  saved: SavedWalk,
  outcome: Outcome,
  finishedAt: string | null,
): Attendance {
  const { walk, description, rating, isPractice, callback, report = 'due' } = saved;
  const made: { readonly [M in MadeMember]: Attendance[M] } = {
    steps: responsesOf(walk),
    feedback: { description: description.trim(), rating },
    practice: isPractice,
    callback: outcome === 'Escalated' ? callback : null,
    report: isPractice || !storedCampus()?.report ? null : report,
  };
  const members = [...SAME.map((member) => [member, saved[member]]), ...Object.entries(made)];
  return {
    issueStatus: outcome,
    finishedAt,
    ...Object.fromEntries(members.filter(([, value]) => value)),
  };
}

/** Returns the record with the time of the one before it if nothing else changed, because a second press is not a correction. */
function pressedAgain(record: Attendance, before: Attendance | undefined): Attendance {
  if (!before) return record;
  const sameTime = { ...record, finishedAt: before.finishedAt };
  return JSON.stringify(sameTime) === JSON.stringify(before) ? before : record;
}

type Undo = Pick<ToastMessage, 'action'> | undefined;

const showFailed = (outcome: Outcome, detail: string, undo?: Undo): void =>
  void showToast({
    text: outcome === 'Resolved' ? words.resolvedFailed : words.escalatedFailed,
    detail,
    kind: 'alert',
    ...undo,
  });

function showReceived(outcome: Outcome, undo: Undo): void {
  const isResolved = outcome === 'Resolved';
  showToast({
    text: isResolved ? words.resolvedToast : words.escalatedToast,
    kind: 'status',
    tone: isResolved ? 'positive' : 'neutral',
    ...undo,
  });
}

/**
 * Ends a walk with an outcome: its record is stored on the phone before it is sent (WALK-18), and
 * corrects `before`, the earlier record of the same walk (OUTBOX-1). Shows the result of the first
 * try (RECORD-4, RECORD-5, RECORD-8). `onStored` is called with the stored record, and the toast
 * offers `undo` (RECORD-25).
 */
export async function finishWalk(
  saved: SavedWalk,
  outcome: Outcome,
  before: Attendance | undefined,
  onStored?: (record: Attendance) => void,
  undo?: Undo,
): Promise<FirstTry> {
  const body = pressedAgain(attendanceOf(saved, outcome, new Date().toISOString()), before);
  const { id: key, title, corrections: first } = saved;
  const advisor = holderOf(saved);
  try {
    const how = await submit(
      { key, address: 'POST /api/attend', advisor, title, body, first },
      () => {
        if (saved.isPractice) {
          lastPractice.store({
            ...lastPractice.stored(),
            [saved.issueId]: new Date().toISOString(),
          });
        }
        onStored?.(body);
      },
    );
    if (how === 'failed') showFailed(outcome, outboxMessages.storedHere, undo);
    if (how === 'refused') showFailed(outcome, outboxMessages.callAboutIt);
    if (how === 'received') showReceived(outcome, undo);
    return how;
  } catch {
    // Only a full phone keeps nothing.
    showFailed(outcome, outboxMessages.notStored);
    return 'failed';
  }
}

/** The times at which each issue was last practiced, by its id, as UTC ISO instants by the phone's clock. */
type LastPractice = Readonly<Record<string, string>>;

const isLastPractice = (stored: unknown): stored is LastPractice =>
  typeof stored === 'object' && stored !== null;

const lastPractice = localCopy('reslife.practised', isLastPractice);

/** Returns the time at which an issue was last practiced on this phone (PRACTICE-4). */
export const useLastPractice = (issueId: string): string | undefined =>
  lastPractice.useIt()?.[issueId];
