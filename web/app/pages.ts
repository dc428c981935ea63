import { ADMIN_PAGES } from '../../core/page/admin-pages.ts';
import { PATTERNS } from '../../core/page/patterns.ts';

const ADVISOR_SHELL = 'advisor/screens/shell/AdvisorShell.tsx';

const ADVISOR_FILES: Readonly<
  Record<Exclude<keyof typeof PATTERNS, 'root' | 'adminLogin' | 'unknown'>, readonly string[]>
> = {
  advisorLogin: ['advisor/screens/shell/AdvisorLoginPage.tsx'],
  user: [ADVISOR_SHELL, 'advisor/screens/list/DashboardPage.tsx'],
  issuesList: [ADVISOR_SHELL, 'advisor/screens/list/IssueCardsPage.tsx'],
  records: [ADVISOR_SHELL, 'advisor/screens/records/RecordsPage.tsx'],
  link: [ADVISOR_SHELL, 'advisor/screens/list/LinkedIssuePage.tsx'],
  issueNotFound: ['advisor/screens/messages/IssueNotFoundPage.tsx'],
  feedback: ['advisor/screens/messages/FeedbackPage.tsx'],
  privacyPolicy: ['open/PrivacyPolicyPage.tsx'],
  about: ['open/AboutPage.tsx'],
};

/** Returns the beginning of an address, up to its first parameter. */
const beginningOf = (pattern: string): string => pattern.replaceAll(/^\/|\/:.*$/g, '');

type Pages = Readonly<Record<string, readonly string[]>>;

/** The files of the pages of advisors, by the beginning of their addresses: the HTML of each names their chunks, and the phone stores it with them (OFFLINE-3). */
export const PAGES: Pages = Object.fromEntries(
  Object.entries(ADVISOR_FILES).map(([page, files]) => [
    beginningOf(PATTERNS[page as keyof typeof ADVISOR_FILES]),
    files,
  ]),
);

const SCREENS = 'app/OtherRoutes.tsx';
const GUARDS = 'app/guards.tsx';
const SHELL = 'admin/shell/AdminShell.tsx';

/** The same for all other pages: otherwise the guard, the shell and the screen would load one after another. */
export const OTHER_PAGES: Pages = Object.fromEntries(
  Object.values(ADMIN_PAGES)
    // A page below an issue has the HTML of the issue.
    .filter(({ pattern }) => !/:\w+\//.test(pattern))
    .map(({ pattern, file, opensTo, title }) => [
      beginningOf(pattern),
      [
        SCREENS,
        ...(opensTo === 'anybody' ? [] : [GUARDS]),
        ...(title === null ? [] : [SHELL]),
        file,
      ],
    ]),
);
