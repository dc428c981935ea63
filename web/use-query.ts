import { useMemo } from 'react';
import { useSearch } from 'wouter';

/** The query of the address. Read from the address itself: the router hands it on with '%25' already decoded. */
export function useQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search && window.location.search), [search]);
}
