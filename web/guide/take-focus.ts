import type { PointerEvent } from 'react';

/** Gives the focus to what is shown in the place of what had it, so that a screen reader reads it. */
export const takeFocus = (shown: HTMLElement | null): void => shown?.focus({ preventScroll: true });

/**
 * Has the tap of a finger move the focus once, to what it chooses or leads to: by way of what is touched it costs
 * a slow phone a tenth of each question (WALK-28). No mouse is then played after the tap; the click comes all the same.
 */
export function keepFocus(event: PointerEvent): void {
  if (event.pointerType === 'touch') event.preventDefault();
}
