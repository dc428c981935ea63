import { onDemand } from '../base/on-demand.ts';
import { storedCampus } from '../advisor/phone/library/local-copy.ts';
import { ShellCalls } from '../advisor/shared/calls/calls.tsx';
import { PATTERNS } from '#core/page/patterns.ts';
import { Anybody, loadRow, NoShell, ScreenRoutes, type ScreenRoute } from './ScreenRoutes.tsx';

const AdvisorShell = onDemand(
  'AdvisorShell',
  async () => await import('../advisor/screens/shell/AdvisorShell.tsx'),
);

/** The route table: a row a screen (ROUTES-2). An advisor's phone loads no other screen's row. */
const rows: readonly ScreenRoute[] = [
  [
    PATTERNS.advisorLogin,
    Anybody,
    NoShell,
    onDemand(
      'AdvisorLoginPage',
      async () => await import('../advisor/screens/shell/AdvisorLoginPage.tsx'),
    ),
  ],
  [
    PATTERNS.user,
    Anybody,
    AdvisorShell,
    onDemand(
      'DashboardPage',
      async () => await import('../advisor/screens/list/DashboardPage.tsx'),
    ),
  ],
  [
    PATTERNS.issuesList,
    Anybody,
    AdvisorShell,
    onDemand(
      'IssueCardsPage',
      async () => await import('../advisor/screens/list/IssueCardsPage.tsx'),
    ),
  ],
  [
    PATTERNS.records,
    Anybody,
    AdvisorShell,
    onDemand('RecordsPage', async () => await import('../advisor/screens/records/RecordsPage.tsx')),
  ],
  [
    PATTERNS.link,
    Anybody,
    AdvisorShell,
    onDemand(
      'LinkedIssuePage',
      async () => await import('../advisor/screens/list/LinkedIssuePage.tsx'),
    ),
  ],
  [
    PATTERNS.issueNotFound,
    Anybody,
    NoShell,
    onDemand(
      'IssueNotFoundPage',
      async () => await import('../advisor/screens/messages/IssueNotFoundPage.tsx'),
    ),
  ],
  [
    PATTERNS.feedback,
    Anybody,
    NoShell,
    onDemand(
      'FeedbackPage',
      async () => await import('../advisor/screens/messages/FeedbackPage.tsx'),
    ),
  ],
  [
    PATTERNS.privacyPolicy,
    Anybody,
    NoShell,
    onDemand('PrivacyPolicyPage', async () => await import('../open/PrivacyPolicyPage.tsx')),
  ],
  [
    PATTERNS.about,
    Anybody,
    NoShell,
    onDemand('AboutPage', async () => await import('../open/AboutPage.tsx')),
  ],
  [
    PATTERNS.unknown,
    Anybody,
    NoShell,
    onDemand('OtherRoutes', async () => {
      const others = await import('./OtherRoutes.tsx');
      return await others.withItsScreen();
    }),
  ],
];

/** Loads the screen of an address before it is drawn: React would show that it is loading, and keep that for 300 ms. */
export async function loadScreen(path: string): Promise<void> {
  // The first frame has the contacts that are on duty now (AREAS-8).
  if (storedCampus()?.areas) (await import('../advisor/phone/library/duty.ts')).followDuty();
  await loadRow(rows, path);
}

/** The calls, if an advisor's page could not be drawn (BROWSER-5). */
export const CALLS = <ShellCalls />;

export const Routes = () => <ScreenRoutes rows={rows} calls={CALLS} />;
