import type { MessagePlace } from '#core/inbox.ts';
import { closeToast, showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { changeMessage } from './inbox-queries.ts';
import { inboxMessages } from './messages.ts';

const words = inboxMessages;

/** How the last archiving is undone, until it is; Z does what the toast's Undo does (INBOX-8). */
let undoLast: (() => void) | undefined;

/** Says in a toast that something was not done; the message stays as it was. */
export function sayNotDone(): void {
  showToast({ kind: 'alert', text: words.notDone });
}

/** Archives a message or brings it back, with Undo (INBOX-5); says whether that was done. */
export async function archiveMessage(place: MessagePlace, isArchived: boolean): Promise<boolean> {
  try {
    await changeMessage(place, { isArchived });
  } catch {
    sayNotDone();
    return false;
  }
  const undo = (): void => {
    undoLast = undefined;
    closeToast(toast);
    changeMessage(place, { isArchived: !isArchived }).catch(sayNotDone);
  };
  const toast = showToast({
    kind: 'status',
    text: isArchived ? words.archivedNow : words.broughtBack,
    action: { label: messages.undo, onAction: undo },
  });
  undoLast = undo;
  return true;
}

/** Undoes the last archiving, where there is one. */
export function undoArchiving(): void {
  undoLast?.();
}
