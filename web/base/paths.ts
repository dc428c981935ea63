/** The path patterns of the screens that an advisor's phone may show, in the order of the route table (ROUTES-2). */
export const PATTERNS = {
  root: '/',
  adminLogin: '/auth/login',
  advisorLogin: '/login',
  user: '/user',
  issuesList: '/user/issues-list/:category',
  records: '/user/records',
  link: '/i/:id',
  issueNotFound: '/issue-not-found',
  feedback: '/feedback',
  privacyPolicy: '/privacy-policy',
  about: '/about',
  unknown: '*',
} as const;

export type Texts = Readonly<Record<string, string | undefined>>;

/** The pattern with its `:names` filled in, each encoded; an optional one may be left out. */
export function fill(pattern: string, names: Texts = {}): string {
  return pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = names[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

export function withQuery(path: string, query: Texts): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

const { issuesList, issueNotFound, link, unknown: _, ...fixed } = PATTERNS;

export const paths = {
  ...fixed,
  /** `page` counts from 1. */
  issuesList: (category: string, search?: string, page = 1) =>
    withQuery(fill(issuesList, { category }), {
      search,
      page: page > 1 ? String(page) : undefined,
    }),
  /** Opens the start dialog of an issue: what a QR code leads to (LINKS-1). */
  link: (id: string) => fill(link, { id }),
  issueNotFound: (category?: string) => withQuery(issueNotFound, { category }),
} as const;
