import { useMemo } from 'react';
import { useSearch } from 'wouter';

/** The query of the address. Read from the address itself: the router has already decoded '%25' in it. */
export function useQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search && window.location.search), [search]);
}
