import { cacheShell, offersWorkers } from './cached-shell.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import { storedCampus } from '../../phone/library/local-copy.ts';
import { readIn } from '../../phone/library/reading.ts';
import { wakeSender } from '../../phone/outbox/sender.ts';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { paths } from '../../../base/paths.ts';
import { loadSearch } from '../search/IssueSearch.tsx';

/** The interval in ms at which a visible page asks the server for a newer library. */
const REFRESH_MS = 60_000;

/** The time in ms that the table of meanings waits at the start, because it is large and the phone needs other data first. */
const MEANINGS_MS = 3_000;

function keepTable(): void {
  import('../../../base/on-demand/stored-meanings.ts')
    .then(async ({ keepMeanings }) => await keepMeanings(readIn(), storedCampus()?.language))
    .catch(() => undefined);
}

function refresh(): void {
  if (document.hidden) return;
  void refreshLibrary();
  setTimeout(keepTable, MEANINGS_MS);
}

function sendAndRefresh(): void {
  if (!document.hidden) wakeSender();
  refresh();
}

let shown: string | undefined;

/**
 * Starts an advisor's page's background work. It stores the app on the phone (OFFLINE-4). At the
 * start, when the page is seen again, when there is a signal again, and at intervals, it sends
 * waiting records and refreshes the library (OFFLINE-9, OUTBOX-12), and it stores the table of
 * meanings (SEARCH-15). It is called with each page that is shown.
 */
export function startBackground(page: string): void {
  if (shown === page) return;
  const isFirst = shown === undefined;
  shown = page;
  if (!offersWorkers() || location.search.includes('search=')) loadSearch();
  if (!isFirst) return wakeSender();
  followKeyboard();
  // The manifest is linked after the paint, because the browser loads its icons with it (OFFLINE-7).
  document.querySelector('#manifest')?.setAttribute('rel', 'manifest');
  sendAndRefresh();
  void (offersWorkers() ? cacheShell() : loadPages());
  addEventListener('online', sendAndRefresh);
  addEventListener('pageshow', sendAndRefresh);
  document.addEventListener('visibilitychange', sendAndRefresh);
  setInterval(refresh, REFRESH_MS);
}

/** The height in px from which something that covers the page is a keyboard: a browser's bars appear and disappear too, but are lower. */
const LOWEST = 100;

type Viewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale' | 'addEventListener'>;

/**
 * Sets `--keyboard` to the height that an on-screen keyboard covers, so that a bar at the bottom
 * edge stays above the keyboard (CALL-7): Safari lays its keyboard over the page, where other
 * browsers make the page lower (`interactive-widget` of index.html). It is 0px if nothing is
 * covered. The field that somebody types in stays in sight either way.
 */
export function followKeyboard(seen: Viewport | null = visualViewport): void {
  if (!seen) return;
  const measure = (): void => {
    const covered = innerHeight - seen.offsetTop - seen.height;
    // If somebody zooms in, the visible part of the page is smaller too.
    const height = seen.scale === 1 && covered > LOWEST ? covered : 0;
    document.documentElement.style.setProperty('--keyboard', `${height}px`);
    document.activeElement?.closest('input, textarea')?.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
}

const PAGES = [
  paths.user,
  paths.issuesList(ALL_CATEGORIES),
  paths.records,
  paths.link('any'),
  paths.feedback,
  paths.issueNotFound(),
];

/** Requests every file that an advisor's page names; these files never change, so the browser keeps them. */
async function loadFilesOf(page: string): Promise<void> {
  const html = await (await fetch(page)).text();
  await Promise.all(
    Array.from(html.matchAll(/\/assets\/[^"]+/g), async ([file]) => await fetch(file)),
  );
}

/** Makes the browser keep the files of the advisors' pages if no worker can (OFFLINE-1). It never throws. */
export async function loadPages(): Promise<void> {
  await Promise.allSettled(PAGES.map(loadFilesOf));
}
