/**
 * What the advisors' pages are made of, by the beginning of their addresses. The build writes a page of
 * HTML for each, which names the chunks of these files: a phone asks for all of them at once.
 */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  login: ['advisor/shell/AdvisorLoginPage.tsx'],
  user: ['advisor/shell/AdvisorShell.tsx', 'advisor/list/DashboardPage.tsx'],
  'user/issues-list': ['advisor/shell/AdvisorShell.tsx', 'advisor/list/IssueCardsPage.tsx'],
  'issue-not-found': ['advisor/messages/IssueNotFoundPage.tsx'],
  feedback: ['advisor/messages/FeedbackPage.tsx'],
};
