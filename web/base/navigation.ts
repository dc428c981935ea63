import { useMemo, type MouseEvent } from 'react';
import { useSearch, useLocation, useRoute } from 'wouter';
import { PATTERNS } from '#core/page/patterns.ts';
import { paths } from './paths.ts';
import { isCategory, type Category } from '#core/base/category.ts';

/** Returns the query of the address, read from the address itself: the router has already decoded '%25' in it. */
export function useQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search && window.location.search), [search]);
}

/** Follows a link inside the app; the browser handles a click that asks for a new tab or window. */
export function followInApp(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go();
}

/** Returns true if the previous page is one of this app; an older browser only says that there is a previous page. */
function comesFromHere(): boolean {
  const { navigation } = window as Partial<Window>;
  return navigation?.canGoBack ?? window.history.length > 1;
}

/** Goes back to the previous page, or to the dashboard if that is not a page of this app (CARDS-1). */
export function useBack(): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (comesFromHere()) window.history.back();
    else navigate(paths.user);
  };
}

/** Returns the category of the list that the address shows; undefined elsewhere, and for an unknown category. */
export function useListedCategory(): Category | undefined {
  const [, params] = useRoute(PATTERNS.issuesList);
  const category = params?.category ?? '';
  return isCategory(category) ? category : undefined;
}
