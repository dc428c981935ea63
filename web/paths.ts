type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const said = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}

/** Every address of the web app, in the order of the route table (spec 2). */
export const paths = {
  root: '/',
  adminLogin: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  admin: '/admin',
  analytics: '/admin/analytics',
  newIssue: '/issue',
  /** `pane` is the id of a step, or one of the editor's other panes. */
  issue: (id: string, pane?: string) => withQuery(`/issue/${encodeURIComponent(id)}`, { pane }),
  kitchenSink: '/kitchen-sink',
  advisorLogin: '/login',
  user: '/user',
  issuesList: (category: string, search?: string) =>
    withQuery(`/user/issues-list/${encodeURIComponent(category)}`, { search }),
  issueNotFound: (category?: string) => withQuery('/issue-not-found', { category }),
  feedback: '/feedback',
  privacyPolicy: '/privacy-policy',
  about: '/about',
  /** Where the guard sends: the root, with the address asked for (spec 2). */
  signInFirst: (returnUrl: string) => withQuery('/', { returnUrl }),
} as const;
