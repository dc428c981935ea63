import type { MouseEvent } from 'react';

/** Follows a link inside the app; the browser handles a click that asks for a new tab or window. */
export function followInApp(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go();
}
