import { ADMIN_PAGES } from '../../core/page/admin-pages.ts';

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
const GUARDS = 'app/guards.tsx';
const SHELL = 'admin/shell/AdminShell.tsx';

/** The same for all other pages, whose guard, shell and screen would come one after the other. */
export const OTHER_PAGES: typeof PAGES = Object.fromEntries(
  Object.values(ADMIN_PAGES)
    // A page below an issue has the HTML of the issue.
    .filter(({ pattern }) => !/:\w+\//.test(pattern))
    .map(({ pattern, file, opensTo, title }) => [
      pattern.replace(/^\/|\/:.*$/g, ''),
      [
        SCREENS,
        ...(opensTo === 'anybody' ? [] : [GUARDS]),
        ...(title === null ? [] : [SHELL]),
        file,
      ],
    ]),
);
