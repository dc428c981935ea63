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
  // A failure is told below, by what takes over the answer.
  first?.catch(() => undefined);
  try {
    // What keeps a library is no part of what a screen needs at first, whenever its answer comes.
    await afterPaint;
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
