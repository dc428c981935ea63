import { useSyncExternalStore } from 'react';
import { subscribable } from '#kit/base/subscribable.ts';
import type { Find } from './find.tsx';

interface Searching {
  /** What was typed and the address was not told of yet. */
  readonly sought?: string | undefined;
  /** What finds in steps and forgives comes after the first paint; until then titles are searched (SEARCH-6). */
  readonly find?: Find;
}

const { subscribe, publish } = subscribable();
let searching: Searching = {};

/** The search from here on: these members of it, the others as before. */
export function setSearching(members: Searching): void {
  searching = { ...searching, ...members };
  publish();
}

/** What was typed, whenever it changes. */
export const useSought = (): string | undefined =>
  useSyncExternalStore(subscribe, () => searching.sought);

/** What finds, for a search that there is: nothing is drawn again because it came. */
export const useFind = (search: string): Find | undefined =>
  useSyncExternalStore(subscribe, () => (search.trim() ? searching.find : undefined));
