/** The path patterns of the screens, in the order of the route table (ROUTES-2). */
export const PATTERNS = {
  root: '/',
  adminLogin: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  admin: '/admin',
  analytics: '/admin/analytics',
  print: '/admin/print',
  settings: '/admin/settings',
  issue: '/issue/:id?',
  revisions: '/issue/:id/revisions',
  kitchenSink: '/kitchen-sink',
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

type Texts = Readonly<Record<string, string | undefined>>;

/** The pattern with its `:names` filled in, each encoded; an optional one may be left out. */
function fill(pattern: string, names: Texts = {}): string {
  return pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = names[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

function withQuery(path: string, query: Texts): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

const { issue, issuesList, issueNotFound, link, print, revisions, unknown: _, ...fixed } = PATTERNS;

/** Every address of the web app. */
export const paths = {
  ...fixed,
  newIssue: fill(issue),
  adminIssues: (view: Texts) => withQuery(PATTERNS.admin, view),
  /** What is put on paper: `what` of all published issues, or of one (PRINT-1). */
  print: (what?: string, issue?: string) => withQuery(print, { what, issue }),
  /** `pane` is the id of a step, or one of the editor's other panes. */
  issue: (id: string, pane?: string) => withQuery(fill(issue, { id }), { pane }),
  /** The revisions of an issue: `revision` is the open one, `from` the one that it is compared with. */
  revisions: (id: string, revision?: number, from?: number) =>
    withQuery(fill(revisions, { id }), {
      revision: revision?.toString(),
      from: from?.toString(),
    }),
  /** `page` counts from 1. */
  issuesList: (category: string, search?: string, page = 1) =>
    withQuery(fill(issuesList, { category }), {
      search,
      page: page > 1 ? String(page) : undefined,
    }),
  /** Opens the start dialog of an issue: what a QR code leads to (LINKS-1). */
  link: (id: string) => fill(link, { id }),
  issueNotFound: (category?: string) => withQuery(issueNotFound, { category }),
  /** Where the guard sends: the root, with the address asked for (ROUTES-4). */
  signInFirst: (returnUrl: string) => withQuery(PATTERNS.root, { returnUrl }),
} as const;
