import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { afterPaint } from '../../../base/after-paint.ts';
import { fetchTitles } from './fetch-library.ts';
import { storeTitles, storedTitles } from './titles.ts';

/** Whether the server did not answer when it was asked last. */
let hasFailed = false;
let refreshing: Promise<void> | undefined;
const { subscribe, publish } = subscribable();

function say(failed: boolean): void {
  hasFailed = failed;
  publish();
}

export const useHasFailed = (): boolean => useSyncExternalStore(subscribe, () => hasFailed);

/** The first titles fill the list before anything else is asked for (CARDS-12). */
async function firstTitles(): Promise<void> {
  const issues = await fetchTitles();
  if (!storedTitles()) storeTitles({ asOf: new Date().toISOString(), issues });
}

async function refresh(): Promise<void> {
  say(false);
  // Where they fail, so does the library, and tells it.
  const first = storedTitles() ? undefined : firstTitles().catch(() => undefined);
  try {
    // What keeps a library is no part of what a screen needs at first, whenever its answer comes.
    await afterPaint;
    const { storeNewest, restoreLocalCopies } = await import('./store-library.ts');
    await restoreLocalCopies();
    // The library is many times as long: it must not share the line with what is painted first.
    await first;
    await storeNewest();
  } catch {
    say(true);
  }
}

/** Asks for a newer library, once at a time, and keeps it (OFFLINE-9). Never throws: what is kept stays. */
export async function refreshLibrary(): Promise<void> {
  refreshing ??= refresh().finally(() => (refreshing = undefined));
  await refreshing;
}
