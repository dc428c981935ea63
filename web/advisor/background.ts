import { keepShell } from '../kept-shell.ts';
import { refreshLibrary } from './library/refresh-library.ts';
import { wakeSender } from './outbox/sender.ts';

/** How often the office is asked for a newer library while the page is seen. */
const REFRESH_MS = 60_000;

function sendAndRefresh(): void {
  if (document.hidden) return;
  wakeSender();
  void refreshLibrary();
}

let isStarted = false;

/**
 * What an advisor's page does besides what it shows: it keeps itself on the phone (OFFLINE-4), sends what
 * waits and keeps the library fresh, at
 * the start, when it is seen again, when there is a signal again, and by the clock (OFFLINE-3, OUTBOX-12).
 */
export function startBackground(): void {
  if (isStarted) return wakeSender();
  isStarted = true;
  sendAndRefresh();
  void keepShell();
  addEventListener('online', sendAndRefresh);
  addEventListener('pageshow', sendAndRefresh);
  document.addEventListener('visibilitychange', sendAndRefresh);
  setInterval(() => {
    if (!document.hidden) void refreshLibrary();
  }, REFRESH_MS);
}
