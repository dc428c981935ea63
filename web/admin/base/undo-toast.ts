import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../base/messages.ts';

/** Says in a toast what was done, and offers to undo it. */
export const showUndoToast = (text: string, onAction: () => void): number =>
  showToast({ kind: 'status', text, action: { label: messages.undo, onAction } });
