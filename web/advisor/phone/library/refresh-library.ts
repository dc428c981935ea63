import { useSyncExternalStore, useEffect, useMemo } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import { afterPaint } from '../../../base/on-demand/on-demand.ts';
import { fetchTitles } from './fetch-library.ts';
import { storeTitles, storedTitles, useTitles, type IssueTitle } from './titles.ts';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { byPlace } from '#core/issue/place.ts';

/** A flag that is true if the server did not answer the last request. */
let hasFailed = false;
/** The next refresh, which has not asked the server yet: its answer will include every change up to then. */
let next: Promise<void> | undefined;
let last: Promise<void> = Promise.resolve();
const { subscribe, publish } = subscribable();

function setFailed(failed: boolean): void {
  hasFailed = failed;
  publish();
}

export const useHasFailed = (): boolean => useSyncExternalStore(subscribe, () => hasFailed);

/** Loads the first titles, which fill the list before anything else is asked for (CARDS-12). */
async function firstTitles(): Promise<void> {
  const issues = await fetchTitles();
  if (!storedTitles()) storeTitles({ asOf: new Date().toISOString(), issues });
}

async function refresh(): Promise<void> {
  setFailed(false);
  // If the titles do not load, the library does not load either, and that is reported.
  const first = storedTitles() ? undefined : firstTitles().catch(() => undefined);
  try {
    // The code that stores a library is not needed for the first screen, so it waits until that is painted.
    await afterPaint;
    const { storeNewest, restoreLocalCopies } = await import('./store-library.ts');
    await restoreLocalCopies();
    // The library is many times larger than the titles, so it must not compete with them for the connection.
    await first;
    next = undefined;
    await storeNewest();
  } catch {
    next = undefined;
    setFailed(true);
  }
}

/**
 * Loads the current library, one request at a time, and stores it (OFFLINE-9). If a request is
 * under way, its answer may be older than a change, so another follows it (CARDS-10). It never
 * throws: if it fails, the stored library stays.
 */
export async function refreshLibrary(): Promise<void> {
  last = next ??= last.then(refresh);
  await last;
}

/** The issues of a category. Without a library the list is empty, and `status` says so (CARDS-6). */
export type AdvisorIssues = {
  status: 'loading' | 'loaded' | 'failed';
  issues: readonly IssueTitle[];
  reload: () => void;
};

const NONE: readonly IssueTitle[] = [];

const reload = (): void => void refreshLibrary();

/** Returns the published issues of a category: right away those on the phone (CARDS-11), and newer ones when they are loaded (CARDS-10). */
export function useAdvisorIssues(category: Category): AdvisorIssues {
  const titles = useTitles();
  const hasFailed = useHasFailed();
  useEffect(reload, []);
  const all = titles?.issues ?? NONE;
  const issues = useMemo(
    () =>
      category === ALL_CATEGORIES
        ? all
        : all.filter((one) => one.category === category).sort(byPlace),
    [all, category],
  );
  const missing = hasFailed ? 'failed' : 'loading';
  const status = titles ? 'loaded' : missing;
  // The object stays the same while nothing changes, so that the list is not drawn again.
  return useMemo(() => ({ status, issues, reload }), [status, issues]);
}
