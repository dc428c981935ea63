import type { Outcome } from '#core/record/attendance.ts';
import { recordEscalated } from '../escalate/record-escalated.ts';
import { finishWalk } from '../state/finish-walk.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';
import type { Change } from '../state/use-walking.ts';

/** What was recorded of a practice walk is recorded as real; if the phone is full a toast says so. */
async function recordAsReal(saved: SavedWalk, kept: Outcome | undefined): Promise<void> {
  if (kept !== undefined) await finishWalk(saved, kept, undefined);
  else if (saved.escalated) await recordEscalated(saved);
}

/** Makes an ordinary walk of a practice walk, which keeps its path (PRACTICE-3). `kept` is its outcome, if one is recorded. */
export function convertPractice(
  { saved, change }: { saved: SavedWalk; change: (change: Change) => void },
  kept: Outcome | undefined,
): void {
  change((before) => ({ ...before, isPractice: false }));
  void recordAsReal({ ...saved, isPractice: false }, kept);
}
