import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { IssueSummary } from '#core/issue/issue.ts';
import {
  listedIds,
  parseListView,
  withStablePlaces,
  type ListView,
} from '#core/issue/issue-list.ts';
import { usePaintedFirst } from '#kit/base/use-painted-first.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { useQuery } from '../../base/navigation.ts';

export type ListAddress = ListView & {
  readonly search: string;
  /** The beginning of the ids of the issues of one import; '' for all issues (IMPORT-14). */
  readonly imported: string;
};

function parseAddress(query: URLSearchParams): ListAddress {
  const view = parseListView(query.get('show'), query.get('sort'));
  return { ...view, search: query.get('search') ?? '', imported: query.get('imported') ?? '' };
}

function addressOf({ show, sort, search, imported }: ListAddress): string {
  return adminPaths.adminIssues({
    search,
    imported,
    show: show === 'all' ? '' : show,
    sort: sort === 'updated' ? '' : sort,
  });
}

// The editor's Back opens the list without search or sort, so the former settings are restored once.
let left: { readonly query: string; readonly id: string } | undefined;

/** Remembers the list as it is, and the issue that is opened from it (LIST-2, LIST-14). */
export function leaveList(id: string): void {
  left = { query: window.location.search, id };
}

export const placeId = (id: string): string => `issue-${id}`;

/** Returns the search, filter and order of the list from the address, with a function that changes them; the results of a search are painted first. */
export function useListAddress() {
  const [, navigate] = useLocation();
  const query = useQuery();
  const [searched, setSearched] = useState<string>();
  const change = useCallback(
    (members: Partial<ListAddress>): void => {
      const { search, ...others } = members;
      setSearched(search);
      if (search !== undefined && Object.keys(others).length === 0) return;
      const now = parseAddress(new URLSearchParams(window.location.search));
      const before = { ...now, search: searched ?? now.search };
      navigate(addressOf({ ...before, ...members }), { replace: true });
    },
    [navigate, searched],
  );
  // If there are hundreds of links, a new address takes as long as all results.
  usePaintedFirst(useDeferredValue(searched), (search) => {
    const now = parseAddress(new URLSearchParams(window.location.search));
    navigate(addressOf({ ...now, search }), { replace: true });
    setSearched(undefined);
  });
  const address = parseAddress(query);
  return { ...address, search: searched ?? address.search, change };
}

/** Restores the list as it was when somebody returns from an issue, with that issue in sight (LIST-14). Returns true if it is a return. */
export function useReturn(isLoaded: boolean): boolean {
  const [, navigate] = useLocation();
  const [cameFrom] = useState(left);
  const restore = useEffectEvent(() => {
    const isBare = window.location.search === '';
    left = undefined;
    if (isBare && cameFrom?.query) navigate(adminPaths.admin + cameFrom.query, { replace: true });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (!isLoaded || !cameFrom) return;
    document.getElementById(placeId(cameFrom.id))?.scrollIntoView({ block: 'center' });
  }, [isLoaded, cameFrom]);
  return cameFrom !== undefined;
}

type ListedView = { view: string; issues: readonly IssueSummary[]; ids: readonly string[] };

/** Returns the issues of a view in its order; an issue that changes keeps its place until another view is chosen (LIST-13). */
export function useListed(
  issues: readonly IssueSummary[],
  { show, sort, imported }: ListView & Pick<ListAddress, 'imported'>,
  today: string,
): readonly IssueSummary[] {
  const view = `${show} ${sort} ${imported}`;
  const [held, setHeld] = useState<ListedView>();
  let next = held;
  if (held?.view !== view) {
    next = { view, issues, ids: listedIds(issues, { show, sort }, today) };
  } else if (held.issues !== issues) {
    next = { view, issues, ids: withStablePlaces(held.ids, issues, { show, sort }, today) };
  }
  if (next !== held) setHeld(next);
  const ids = next?.ids;
  return useMemo(() => {
    const known = new Map(issues.map((issue) => [issue._id, issue]));
    const own = (ids ?? []).filter((id) => id.startsWith(imported));
    return own.flatMap((id) => known.get(id) ?? []);
  }, [issues, ids, imported]);
}
