import { adminPaths } from '../../base/admin-paths.ts';
import { pageNumberIn } from '../../base/page-number.ts';

/** Which people are shown, as the address says it: a page from 1, of all or of those found. */
export type PeopleView = { readonly search: string; readonly page: number };

/** Reads the query; nonsense in it is left aside. */
export function parsePeople(query: URLSearchParams): PeopleView {
  return {
    search: query.get('search') ?? '',
    page: pageNumberIn(query),
  };
}

/** The address that shows this. */
export function peopleAddress({ search, page }: PeopleView): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? adminPaths.people : `${adminPaths.people}?${query}`;
}
