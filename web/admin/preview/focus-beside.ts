import { takeFocus } from '../../guide/take-focus.ts';

/** The focus as in a walk, but never out of a field beside the preview that somebody types into (PREVIEW-4). */
export const focusBeside = (shown: HTMLElement | null): void => {
  const active = document.activeElement;
  const isTyping = active?.matches('input, textarea, select') && !active.closest('[data-preview]');
  if (!isTyping) takeFocus(shown);
};
