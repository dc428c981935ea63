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
  'admin/analytics/issue': [...ADMIN, 'admin/numbers/TreeNumbersPage.tsx'],
  'admin/inbox': [...ADMIN, 'admin/inbox/InboxPage.tsx'],
  'admin/print': [SCREENS, 'AdminGuard.tsx', 'admin/print/PrintPage.tsx'],
  'admin/record': [...ADMIN, 'admin/record/RecordPage.tsx'],
  'admin/people': [...ADMIN, 'admin/people/PeoplePage.tsx'],
  'admin/profile': [...ADMIN, 'admin/profile/ProfilePage.tsx'],
  'admin/settings': [...ADMIN, 'admin/settings/SettingsPage.tsx'],
  issue: [...ADMIN, 'admin/editor/IssueEditorPage.tsx'],
};
