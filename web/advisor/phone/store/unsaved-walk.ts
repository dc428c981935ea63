import { hasText, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { canResume, type PhoneStore, type StoredWalk } from './phone-store.ts';

// A page that is left rolls back an unfinished write to its database; local storage takes it at once.
const KEY = 'reslife.left';

/** Holds the walk of a page that is being left, until it is saved (WALK-14). */
export function persistUnsavedWalk(walk: SavedWalk): void {
  storage.set(KEY, JSON.stringify(walk));
}

const isStoredWalk = (left: unknown): left is StoredWalk => hasText(left, 'id');

const leftWalk = (): StoredWalk | undefined => parseAs(storage.get(KEY), isStoredWalk);

/** The walk is saved, finished or erased. */
export function forgetUnsavedWalk({ id }: Pick<SavedWalk, 'id'>): void {
  if (leftWalk()?.id === id) storage.remove(KEY);
}

/** Keeps the walk of the page that was left, unless it was finished. */
export async function restoreUnsavedWalk({ change }: PhoneStore): Promise<void> {
  const left = leftWalk();
  if (!left) return;
  await change(['walks', 'outbox'], async ({ get, put }) => {
    if (canResume(await get('outbox', left.id))) await put('walks', left.id, left);
  });
  forgetUnsavedWalk(left);
}
