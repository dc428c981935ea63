import { hasText, memberOf, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';

/** An issue that was begun on this phone, and how often; in a list, the latest comes first. */
export type RecentIssue = { readonly id: string; readonly count: number };

// This list is in local storage next to the titles, not in the phone's store, because the first
// frame leaves room for these issues. The number of rows comes before the list, so that it can be
// read without the list.
const KEY = 'reslife.begun';
const MAX_RECENT = 50;
const SHOWN = 2;

export function recentsAfter(recents: readonly RecentIssue[], id: string): readonly RecentIssue[] {
  const before = recents.find((one) => one.id === id);
  const others = recents.filter((one) => one !== before);
  return [{ id, count: (before?.count ?? 0) + 1 }, ...others].slice(0, MAX_RECENT);
}

/** Returns those of `ids` to offer again (NIGHT-1): the two begun last, and of the others the two begun most often, if they were begun at least twice. */
export function offered(
  recents: readonly RecentIssue[],
  ids: ReadonlySet<string>,
): { readonly recent: readonly string[]; readonly mostUsed: readonly string[] } {
  const there = recents.filter(({ id }) => ids.has(id));
  const often = there
    .slice(SHOWN)
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count);
  return {
    recent: there.slice(0, SHOWN).map(({ id }) => id),
    mostUsed: often.slice(0, SHOWN).map(({ id }) => id),
  };
}

const isRecent = (stored: unknown): stored is RecentIssue =>
  hasText(stored, 'id') && Number.isInteger(memberOf(stored, 'count'));

/** Returns the issues begun on this phone; none if they cannot be read. */
export function recentIssues(): readonly RecentIssue[] {
  return parseAs(storage.get(KEY)?.replace(/^\d*/, ''), Array.isArray)?.filter(isRecent) ?? [];
}

export function noteRecent(id: string): void {
  const recents = recentsAfter(recentIssues(), id);
  const { recent, mostUsed } = offered(recents, new Set(recents.map((one) => one.id)));
  storage.set(KEY, `${recent.length + mostUsed.length}${JSON.stringify(recents)}`);
}
