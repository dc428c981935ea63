import { fill, PATTERNS, type Texts } from '#core/page/patterns.ts';

export function withQuery(path: string, query: Texts): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

const { issuesList, issueNotFound, link, unknown: _, ...fixed } = PATTERNS;

export const paths = {
  ...fixed,
  /** The list of a category; `page` counts from 1. A search names its page, because without a page number not everything that was found is shown (SEARCH-22). */
  issuesList: (category: string, search?: string, page = search ? 0 : 1) =>
    withQuery(fill(issuesList, { category }), {
      search,
      page: page > (search ? 0 : 1) ? String(page) : undefined,
    }),
  /** The start dialog of an issue, which its QR code opens (LINKS-1). */
  link: (id: string) => fill(link, { id }),
  issueNotFound: (category?: string) => withQuery(issueNotFound, { category }),
} as const;
