import { onDemand } from '../base/on-demand/on-demand.ts';
import { storedCampus } from '../advisor/phone/library/local-copy.ts';
import { ShellCalls } from '../advisor/shared/calls/calls.tsx';
import { PATTERNS } from '#core/page/patterns.ts';
import { Anybody, loadRow, NoShell, ScreenRoutes, type ScreenRoute } from './ScreenRoutes.tsx';

const AdvisorShell = onDemand(
  'AdvisorShell',
  async () => await import('../advisor/screens/shell/AdvisorShell.tsx'),
);

/** Makes a row for an advisor's screen, which anybody may open. */
const row = (
  pattern: string,
  page: ScreenRoute[3],
  shell: ScreenRoute[2] = NoShell,
): ScreenRoute => [pattern, Anybody, shell, page];

/** The route table: a row for each screen (ROUTES-2). Rows that an advisor's phone does not load are in OtherRoutes.tsx. */
const rows: readonly ScreenRoute[] = [
  row(
    PATTERNS.advisorLogin,
    onDemand(
      'AdvisorLoginPage',
      async () => await import('../advisor/screens/shell/AdvisorLoginPage.tsx'),
    ),
  ),
  row(
    PATTERNS.user,
    onDemand(
      'DashboardPage',
      async () => await import('../advisor/screens/list/DashboardPage.tsx'),
    ),
    AdvisorShell,
  ),
  row(
    PATTERNS.issuesList,
    onDemand(
      'IssueCardsPage',
      async () => await import('../advisor/screens/list/IssueCardsPage.tsx'),
    ),
    AdvisorShell,
  ),
  row(
    PATTERNS.records,
    onDemand('RecordsPage', async () => await import('../advisor/screens/records/RecordsPage.tsx')),
    AdvisorShell,
  ),
  row(
    PATTERNS.link,
    onDemand(
      'LinkedIssuePage',
      async () => await import('../advisor/screens/list/LinkedIssuePage.tsx'),
    ),
    AdvisorShell,
  ),
  row(
    PATTERNS.issueNotFound,
    onDemand(
      'IssueNotFoundPage',
      async () => await import('../advisor/screens/messages/IssueNotFoundPage.tsx'),
    ),
  ),
  row(
    PATTERNS.feedback,
    onDemand(
      'FeedbackPage',
      async () => await import('../advisor/screens/messages/FeedbackPage.tsx'),
    ),
  ),
  row(
    PATTERNS.privacyPolicy,
    onDemand('PrivacyPolicyPage', async () => await import('../open/PrivacyPolicyPage.tsx')),
  ),
  row(
    PATTERNS.about,
    onDemand('AboutPage', async () => await import('../open/AboutPage.tsx')),
  ),
  row(
    PATTERNS.unknown,
    onDemand('OtherRoutes', async () => {
      const others = await import('./OtherRoutes.tsx');
      return await others.withItsScreen();
    }),
  ),
];

/** Loads the screen of an address before it is drawn: otherwise React would show that it is loading, and keep that for 300 ms. */
export async function loadScreen(path: string): Promise<void> {
  // The first frame must already show the contacts that are on duty now (AREAS-8).
  if (storedCampus()?.areas) (await import('../advisor/phone/library/duty.ts')).followDuty();
  await loadRow(rows, path);
}

/** The call links for an advisor's page that could not be drawn (BROWSER-5). */
export const CALLS = <ShellCalls />;

export const Routes = () => <ScreenRoutes rows={rows} calls={CALLS} />;
