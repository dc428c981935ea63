import { cacheShell, nameManifest, offersWorkers } from '../../phone/worker/cached-shell.ts';
import { followKeyboard } from '../../base/keyboard.ts';
import { loadPages } from '../../base/load-pages.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import { wakeSender } from '../../phone/outbox/sender.ts';

/** How often the server is asked for a newer library while the page is seen. */
const REFRESH_MS = 60_000;

function sendAndRefresh(): void {
  if (document.hidden) return;
  wakeSender();
  void refreshLibrary();
  // Without a signal it does not come: titles are searched.
  import('../search/prepare-search.ts')
    .then(({ prepareSearch }) => prepareSearch())
    .catch(() => undefined);
}

/** The page that was shown last; undefined until the first. */
let shown: string | undefined;

/**
 * What an advisor's page does besides what it shows: it keeps itself on the phone (OFFLINE-4), and at the
 * start, when it is seen again, when there is a signal again and by the clock it sends what waits and
 * refreshes the library (OFFLINE-9, OUTBOX-12). Called with each page that is shown.
 */
export function startBackground(page: string): void {
  if (shown === page) return;
  const isFirst = shown === undefined;
  shown = page;
  if (!isFirst) return wakeSender();
  followKeyboard();
  nameManifest();
  sendAndRefresh();
  void (offersWorkers() ? cacheShell() : loadPages());
  addEventListener('online', sendAndRefresh);
  addEventListener('pageshow', sendAndRefresh);
  document.addEventListener('visibilitychange', sendAndRefresh);
  setInterval(() => {
    if (!document.hidden) void refreshLibrary();
  }, REFRESH_MS);
}
