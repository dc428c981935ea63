import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { walkMessages } from '../state/messages.ts';
import type { StoredWalk } from '../../phone/store/phone-store.ts';
import { eraseWalk, saveWalk } from '../../phone/walks/saved-walks.ts';

/** Erases an unfinished walk; Undo in the toast brings it back (WALK-20). */
export async function eraseWithUndo(saved: StoredWalk): Promise<void> {
  await eraseWalk(saved);
  showToast({
    text: walkMessages.erased(saved.title),
    kind: 'status',
    tone: 'neutral',
    action: { label: messages.undo, onAction: () => void saveWalk(saved) },
  });
}
