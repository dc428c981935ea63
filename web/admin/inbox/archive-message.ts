import type { MessagePlace } from '#core/inbox/inbox.ts';
import type { InboxItem } from '#core/inbox/inbox-schema.ts';
import { closeToast, showToast } from '#kit/overlays/toast/toasts.ts';
import { showUndoToast } from '../base/undo-toast.ts';
import { changeMessage, takeBack } from './inbox-queries.ts';
import { inboxMessages as words } from './messages.ts';

/** The Undo of the last archiving, until it is used; Z does the same as the toast's Undo (INBOX-8). */
let undoLast: (() => void) | undefined;

/** Shows a toast that a change failed; the message is unchanged. */
export function sayNotDone(): void {
  showToast({ kind: 'alert', text: words.notDone });
}

export function toggleRead(message: Pick<InboxItem, 'kind' | '_id' | 'isRead'>): void {
  changeMessage(message, { isRead: !message.isRead }).catch(sayNotDone);
}

/** Undoes the last move of a message, and says so if somebody else has moved it since (INBOX-13). */
async function undoMove(...move: Parameters<typeof takeBack>): Promise<void> {
  try {
    if (await takeBack(...move)) return;
    showToast({ kind: 'status', tone: 'neutral', text: words.movedSince });
  } catch {
    sayNotDone();
  }
}

/** Archives a message or restores it, with Undo (INBOX-5); returns true if the message is now in that state. */
export async function archiveMessage(place: MessagePlace, isArchived: boolean): Promise<boolean> {
  let saved: Awaited<ReturnType<typeof changeMessage>>;
  try {
    saved = await changeMessage(place, { isArchived });
  } catch {
    sayNotDone();
    return false;
  }
  undoLast = undefined;
  if (!saved.isChanged) {
    // If somebody else did it before, there is no Undo, because it is not this person's change (INBOX-13).
    const text = isArchived ? words.archivedBefore : words.broughtBackBefore;
    showToast({ kind: 'status', tone: 'neutral', text });
    return true;
  }
  const undo = (): void => {
    undoLast = undefined;
    closeToast(toast);
    void undoMove(place, isArchived, saved.archivedAt);
  };
  const toast = showUndoToast(isArchived ? words.archivedNow : words.broughtBack, undo);
  undoLast = undo;
  return true;
}

export function undoArchiving(): void {
  undoLast?.();
}
