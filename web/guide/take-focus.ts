/** Gives the focus to what is shown in the place of what had it, so that a screen reader reads it. */
export const takeFocus = (shown: HTMLElement | null): void => shown?.focus({ preventScroll: true });
