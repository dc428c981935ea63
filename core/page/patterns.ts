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

/** Fills in the `:names` of a pattern, each encoded; an optional one may be left out. */
export function fill(pattern: string, names: Texts = {}): string {
  return pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = names[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}
