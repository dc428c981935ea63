import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/subscribable.ts';
import { afterPaint } from '../../after-paint.ts';
import { fetchLibrary, type FetchedLibrary } from './fetch-library.ts';
import { keepTitles, keptTitles, titlesOf } from './titles.ts';

/** Whether the office did not answer when it was asked last. */
let hasFailed = false;
let refreshing: Promise<void> | undefined;
const { subscribe, publish } = subscribable();

function say(failed: boolean): void {
  hasFailed = failed;
  publish();
}

export const useHasFailed = (): boolean => useSyncExternalStore(subscribe, () => hasFailed);

/** The first answer fills the list before anything is kept. */
async function firstLibrary(): Promise<FetchedLibrary> {
  const fetched = await fetchLibrary();
  if (fetched.issues !== 'unchanged') {
    keepTitles({ asOf: new Date().toISOString(), issues: titlesOf(fetched.issues) });
  }
  return fetched;
}

async function refresh(): Promise<void> {
  say(false);
  const first = keptTitles() ? undefined : firstLibrary();
  // A failure is told below, after the code that keeps it.
  const answered = first?.then(
    () => undefined,
    () => undefined,
  );
  try {
    // What keeps a library is not loaded before something is on the screen, or there is a first one.
    await Promise.race([afterPaint, answered ?? afterPaint]);
    const { keepNewest, restoreKeptApart } = await import('./keep-library.ts');
    await restoreKeptApart();
    await keepNewest(first);
  } catch {
    say(true);
  }
}

/** Asks for a newer library, once at a time, and keeps it (OFFLINE-9). Never throws: what is kept stays. */
export async function refreshLibrary(): Promise<void> {
  refreshing ??= refresh().finally(() => (refreshing = undefined));
  await refreshing;
}
