import type { MouseEvent } from 'react';

/** Gives the focus to what is shown in the place of what had it, so that a screen reader reads it. */
export const takeFocus = (shown: HTMLElement | null): void => shown?.focus({ preventScroll: true });

/** Leaves the focus where it is at a tap: moved twice a question, it costs a slow phone a tenth of each (WALK-28). */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
