/**
 * What the advisors' pages are made of, by the beginning of their addresses. The build writes a page of
 * HTML for each, which names the chunks of these files: a phone asks for all of them at once. The phone
 * keeps these pages with all that they may load (OFFLINE-3).
 */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  login: ['advisor/screens/shell/AdvisorLoginPage.tsx'],
  user: ['advisor/screens/shell/AdvisorShell.tsx', 'advisor/screens/list/DashboardPage.tsx'],
  'user/issues-list': [
    'advisor/screens/shell/AdvisorShell.tsx',
    'advisor/screens/list/IssueCardsPage.tsx',
  ],
  'user/records': [
    'advisor/screens/shell/AdvisorShell.tsx',
    'advisor/screens/records/RecordsPage.tsx',
  ],
  i: ['advisor/screens/shell/AdvisorShell.tsx', 'advisor/screens/list/LinkedIssuePage.tsx'],
  'issue-not-found': ['advisor/screens/messages/IssueNotFoundPage.tsx'],
  feedback: ['advisor/screens/messages/FeedbackPage.tsx'],
  'privacy-policy': ['open/PrivacyPolicyPage.tsx'],
  about: ['open/AboutPage.tsx'],
};

const SCREENS = 'app/OtherRoutes.tsx';
const ADMIN = [SCREENS, 'app/guards.tsx', 'admin/shell/AdminShell.tsx'];

/** The same for the administrators' pages, whose guard, shell and screen came one after the other. */
export const ADMIN_PAGES: typeof PAGES = {
  'auth/login': [SCREENS, 'app/guards.tsx', 'admin/sign-in/LoginPage.tsx'],
  admin: [...ADMIN, 'admin/issues/IssuesPage.tsx'],
  'admin/analytics': [...ADMIN, 'admin/analytics/page/AnalyticsPage.tsx'],
  'admin/analytics/issue': [...ADMIN, 'admin/numbers/TreeNumbersPage.tsx'],
  'admin/import': [...ADMIN, 'admin/import/ImportPage.tsx'],
  'admin/inbox': [...ADMIN, 'admin/inbox/InboxPage.tsx'],
  'admin/print': [SCREENS, 'app/guards.tsx', 'admin/print/PrintPage.tsx'],
  'admin/record': [...ADMIN, 'admin/record/RecordPage.tsx'],
  'admin/people': [...ADMIN, 'admin/people/PeoplePage.tsx'],
  'admin/phones': [...ADMIN, 'admin/phones/PhonesPage.tsx'],
  'admin/trail': [...ADMIN, 'admin/trail/TrailPage.tsx'],
  'admin/operations': [...ADMIN, 'admin/operations/OperationsPage.tsx'],
  'admin/starters': [...ADMIN, 'admin/starters/ChangedStartersPage.tsx'],
  'admin/setup': [...ADMIN, 'admin/setup/SetupPage.tsx'],
  'admin/privacy': [...ADMIN, 'admin/privacy/PrivacyPage.tsx'],
  'admin/profile': [...ADMIN, 'admin/profile/ProfilePage.tsx'],
  'admin/settings': [...ADMIN, 'admin/settings/SettingsPage.tsx'],
  issue: [...ADMIN, 'admin/editor/page/IssueEditorPage.tsx'],
};
