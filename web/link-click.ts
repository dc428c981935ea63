import type { MouseEvent } from 'react';

/** Follows a link inside the app; a click that asks for a new tab or window is left to the browser. */
export function followInApp(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go();
}
