/** The patterns of the pages that the server names, as the web application has them. */
export const PAGE_PATTERNS = {
  admin: '/admin',
  adminLogin: '/auth/login',
  advisorLogin: '/login',
  analytics: '/admin/analytics',
  changedStarters: '/admin/starters',
  forgotPassword: '/auth/forgot-password',
  invitation: '/auth/invitation',
  issue: '/issue/:id?',
  people: '/admin/people',
  profile: '/admin/profile',
  record: '/admin/record/:id',
  resetPassword: '/auth/reset-password',
  settings: '/admin/settings',
  setup: '/admin/setup',
  trail: '/admin/trail',
} as const;

/** Where a page is opened: always at the configured address, never at one that a request named. */
export function webAddress(
  publicUrl: string,
  page: keyof typeof PAGE_PATTERNS,
  { id = '', query }: { id?: string; query?: Readonly<Record<string, string>> } = {},
): string {
  const path = PAGE_PATTERNS[page].replace(/:id\??$/, encodeURIComponent(id));
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  return `${publicUrl}${path}${search}`;
}
