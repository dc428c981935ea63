import type { Outcome } from '#core/record/attendance.ts';
import { momentsWith } from '#core/record/walk-moments.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { Submission } from '../../phone/outbox/outbox.ts';
import { read } from '../../phone/store/store.ts';
import { recordUnderWay } from './record-under-way.ts';
import { undoMessages as words } from './undo-messages.ts';
import type { Change } from './use-walking.ts';

/**
 * Undoes the outcome of a walk, which then goes on as it was. A correction tells the server,
 * because nobody knows if the record arrived (RECORD-25). An escalation during the walk stays
 * recorded. Returns the walk that goes on; undefined if the outcome stays, because the phone is
 * full or another tab ended the walk since (ESCALATE-5); a toast says so.
 */
async function undoOutcome(
  saved: SavedWalk,
  outcome: Outcome,
  undoes: Submission['undoes'],
): Promise<Change | undefined> {
  const { id, startedAt, escalated } = saved;
  const at = Math.max(0, Date.now() - Date.parse(startedAt));
  const body = (await read(['outbox'], async ({ get }) => await get('outbox', id)))?.life.body;
  // A report that was opened in the dialog stays opened; a walk that did not end owes no report.
  const report = body && 'report' in body && body.report !== 'due' ? body.report : null;
  // An escalation during the walk is not undone with the end of the walk: otherwise the server would report it again (NOTIFICATIONS-21).
  const isLeft = escalated !== undefined && outcome === 'Escalated';
  const after: Change = (walk) => ({
    ...walk,
    ...(report && { report }),
    ...(!isLeft && {
      moments: momentsWith(
        walk.moments ?? [],
        walk.walk,
        { kind: 'took back', value: outcome },
        at,
      ),
    }),
  });
  const undone = escalated ? {} : { issueStatus: outcome, takenBack: true, report, callback: null };
  const kept = await recordUnderWay(after(saved), undone, undoes);
  if (kept === 'ended') showToast({ text: words.notUndone, kind: 'alert' });
  return kept === 'kept' ? after : undefined;
}

/** Offers Undo in a toast if no other toast does, and returns the toast's id. */
export const offerUndo = (onUndo: () => void): number =>
  showToast({
    text: words.slip,
    kind: 'status',
    tone: 'neutral',
    action: { label: messages.undo, onAction: onUndo },
  });

export async function undoAndSay(
  saved: SavedWalk,
  outcome: Outcome,
  undoes: Submission['undoes'],
  onUndone: (undone: Change) => void,
): Promise<void> {
  const undone = await undoOutcome(saved, outcome, undoes);
  if (!undone) return;
  onUndone(undone);
  const text = saved.escalated ? words.tookBackEscalated : words.tookBack;
  showToast({ text, kind: 'status', tone: 'neutral' });
}

/** Offers to undo an escalation during the walk (ESCALATE-5); returns the toast's id, so that the toast closes with the walk's panel. */
export const offerUndoOfEscalation = (
  now: () => SavedWalk,
  onChange: (change: Change) => void,
): number =>
  offerUndo(() => {
    const { escalated: _, ...walk } = now();
    void undoAndSay(walk, 'Escalated', null, (undone) =>
      onChange((before) => ({ ...undone(before), escalated: undefined })),
    );
  });
