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
  adminIssues: (search: string) => withQuery(PATTERNS.admin, { search }),
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

/**
 * What the advisors' pages are made of, by the beginning of their addresses. The build writes a page of
 * HTML for each, which names the chunks of these files: a phone asks for all of them at once. The phone
 * keeps these pages with all that they may load (OFFLINE-3).
 */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  login: ['advisor/shell/AdvisorLoginPage.tsx'],
  user: ['advisor/shell/AdvisorShell.tsx', 'advisor/list/DashboardPage.tsx'],
  'user/issues-list': ['advisor/shell/AdvisorShell.tsx', 'advisor/list/IssueCardsPage.tsx'],
  'user/records': ['advisor/shell/AdvisorShell.tsx', 'advisor/records/RecordsPage.tsx'],
  i: ['advisor/shell/AdvisorShell.tsx', 'advisor/links/LinkedIssuePage.tsx'],
  'issue-not-found': ['advisor/messages/IssueNotFoundPage.tsx'],
  feedback: ['advisor/messages/FeedbackPage.tsx'],
  'privacy-policy': ['open/PrivacyPolicyPage.tsx'],
  about: ['open/AboutPage.tsx'],
};

const SCREENS = 'OtherRoutes.tsx';
const ADMIN = [SCREENS, 'AdminGuard.tsx', 'admin/shell/AdminShell.tsx'];

/** The same for the administrators' pages, whose guard, shell and screen came one after the other. */
export const ADMIN_PAGES: typeof PAGES = {
  'auth/login': [SCREENS, 'SignedOutOnly.tsx', 'admin/sign-in/LoginPage.tsx'],
  admin: [...ADMIN, 'admin/issues/IssuesPage.tsx'],
  'admin/analytics': [...ADMIN, 'admin/analytics/AnalyticsPage.tsx'],
  'admin/inbox': [...ADMIN, 'admin/inbox/InboxPage.tsx'],
  'admin/print': [SCREENS, 'AdminGuard.tsx', 'admin/print/PrintPage.tsx'],
  'admin/settings': [...ADMIN, 'admin/settings/SettingsPage.tsx'],
  issue: [...ADMIN, 'admin/editor/IssueEditorPage.tsx'],
};
