import { hasText, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { canResume, type PhoneStore, type StoredWalk, withMembers } from './phone-store.ts';

// When a page is left, the browser rolls back an unfinished write to its database, but local storage stores it right away.
const KEY = 'reslife.left';

/** The stars and the comment that were given after the outcome of the walk with this id (WALK-34). */
export type LateFeedback = Pick<SavedWalk, 'id'> & Required<Pick<Attendance, 'feedback'>>;

/** Keeps the walk of a page that is being left until it is saved (WALK-14), or the feedback that is added to its record (WALK-34). */
export function persistUnsavedWalk(left: SavedWalk | LateFeedback): void {
  storage.set(KEY, JSON.stringify(left));
}

const isLeft = (left: unknown): left is StoredWalk | LateFeedback => hasText(left, 'id');

const leftWalk = (): StoredWalk | LateFeedback | undefined => parseAs(storage.get(KEY), isLeft);

/** Drops the copy of a walk that was saved, finished or erased, or, if `isLate`, the feedback that was added to its record. */
export function forgetUnsavedWalk({ id }: Pick<SavedWalk, 'id'>, isLate = false): void {
  const left = leftWalk();
  if (left?.id === id && 'feedback' in left === isLate) storage.remove(KEY);
}

/** Saves the walk of a page that was left, unless it was finished, and corrects its record by the feedback that was added. */
export async function restoreUnsavedWalk({ change }: PhoneStore): Promise<void> {
  const left = leftWalk();
  if (!left) return;
  await change(['walks', 'outbox'], async ({ get, put }) => {
    const record = await get('outbox', left.id);
    if (!('feedback' in left)) {
      if (canResume(record)) await put('walks', left.id, left);
    } else if (record)
      await put('outbox', left.id, withMembers(record, { feedback: left.feedback }));
  });
  forgetUnsavedWalk(left, 'feedback' in left);
}
