import { keepShell, offersWorkers } from '../kept-shell.ts';
import { followKeyboard } from './keyboard.ts';
import { loadPages } from './load-pages.ts';
import { refreshLibrary } from './library/refresh-library.ts';
import { wakeSender } from './outbox/sender.ts';

/** How often the office is asked for a newer library while the page is seen. */
const REFRESH_MS = 60_000;

function sendAndRefresh(): void {
  if (document.hidden) return;
  wakeSender();
  void refreshLibrary();
}

/** The words of all steps are read once the search has the focus: most walks begin without one (SEARCH-6). */
function prepareFound({ target }: Event): void {
  if ((target as Partial<Element>).matches?.('[type=search]') !== true) return;
  // Without a signal it does not come: titles are searched.
  import('./search/prepare-search.ts')
    .then(async ({ prepareSearch }) => await prepareSearch())
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
  sendAndRefresh();
  void (offersWorkers() ? keepShell() : loadPages());
  addEventListener('focusin', prepareFound);
  addEventListener('online', sendAndRefresh);
  addEventListener('pageshow', sendAndRefresh);
  document.addEventListener('visibilitychange', sendAndRefresh);
  setInterval(() => {
    if (!document.hidden) void refreshLibrary();
  }, REFRESH_MS);
}
