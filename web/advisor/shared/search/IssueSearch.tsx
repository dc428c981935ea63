import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { SearchBox } from '#kit/controls/search-box/SearchBox.tsx';
import { usePaintedFirst } from '#kit/base/use-painted-first.ts';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { useListedCategory, useQuery } from '../../../base/navigation.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import type { Find } from './find.tsx';

const stopSeeking = (): void => setSearching({ sought: undefined });

/** A search box that filters the list with each letter, which is painted before the address follows (CARDS-4); on the dashboard the first letter opens the list of all issues. */
export const IssueSearch = () => {
  const [, navigate] = useLocation();
  const listed = useListedCategory();
  const addressed = useQuery().get('search') ?? '';
  const sought = useSought();
  usePaintedFirst(sought, (search) => {
    if (listed) navigate(paths.issuesList(listed, search), { replace: true });
    stopSeeking();
  });
  // Somebody who left the page no longer searches.
  useEffect(() => stopSeeking, []);

  const onChange = (search: string): void => {
    if (listed) setSearching({ sought: search });
    else if (search !== '') navigate(paths.issuesList(ALL_CATEGORIES, search));
  };
  const onSearch = (search: string): void => {
    if (!listed) navigate(paths.issuesList(ALL_CATEGORIES, search));
    // The keyboard of a phone covers the results; it closes when the field loses the focus.
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <SearchBox
      placeholder={messages.advisorShell.search}
      searchText={listed ? (sought ?? addressed) : ''}
      onChange={onChange}
      onSearch={onSearch}
      onFocus={loadSearch}
    />
  );
};

interface Searching {
  /** The typed text that is not in the address yet. */
  readonly sought?: string | undefined;
  /** The search in steps, which also forgives misspellings. It loads once somebody searches; until then only titles are searched (SEARCH-6). */
  readonly find?: Find;
}

const { subscribe, publish } = subscribable();
let searching: Searching = {};

/** Loads the search in steps when somebody is about to type: a walk without a search needs no memory for it (SEARCH-6). */
export function loadSearch(): void {
  // Without a signal it may not load: then only titles are searched.
  import('./find.tsx').then(({ prepareSearch }) => prepareSearch()).catch(() => undefined);
}

/** Changes these members of the search; the others stay. */
export function setSearching(members: Searching): void {
  searching = { ...searching, ...members };
  publish();
}

/** Returns the typed text, and follows its changes. */
export const useSought = (): string | undefined =>
  useSyncExternalStore(subscribe, () => searching.sought);

/** Returns the search in steps, but only if somebody searches: otherwise the screen would be drawn again when it loads. */
export const useFind = (search: string): Find | undefined =>
  useSyncExternalStore(subscribe, () => (search.trim() ? searching.find : undefined));
