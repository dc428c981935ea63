import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../base/messages.ts';

export const showUndoToast = (text: string, onAction: () => void): number =>
  showToast({ kind: 'status', text, action: { label: messages.undo, onAction } });
