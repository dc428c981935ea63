import { showToast } from '#kit/overlays/toast/toasts.ts';
import { outboxMessages } from '../outbox/messages.ts';
import type { SavedWalk } from '../store/saved-walk.ts';
import { saveWalk } from './saved-walks.ts';

/** Says that the phone is full. */
export function warnNotSaved(): void {
  showToast({ text: outboxMessages.notKept, kind: 'alert' });
}

/** Keeps a walk (`saveWalk`); one that cannot be kept goes on all the same, and says so. */
export async function storeWalk(walk: SavedWalk, isTold = true): Promise<void> {
  try {
    await saveWalk(walk, isTold);
  } catch {
    warnNotSaved();
  }
}
