import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute, Redirect, Route, useLocation, useRouter } from 'wouter';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { loadAll, onDemand } from './on-demand.ts';
import { paths, PATTERNS } from './paths.ts';

// An advisor's phone needs neither.
const AdminGuard = onDemand('AdminGuard', async () => await import('./AdminGuard.tsx'));
const SignedOutOnly = onDemand('SignedOutOnly', async () => await import('./SignedOutOnly.tsx'));

const AdminShell = onDemand('AdminShell', async () => await import('./admin/shell/AdminShell.tsx'));
const AdvisorShell = onDemand(
  'AdvisorShell',
  async () => await import('./advisor/shell/AdvisorShell.tsx'),
);

/** The root keeps its query, so that the guard's returnUrl reaches the sign-in (ROUTES-1). */
const ToSignIn = () => <Redirect to={paths.adminLogin + window.location.search} replace />;
const ToAdmin = () => <Redirect to={paths.admin} replace />;

type Frame = ComponentType<{ children: ReactNode }> | typeof Fragment;
type ScreenRoute = readonly [pattern: string, guard: Frame, shell: Frame, page: ComponentType];

const Anybody = Fragment;
const NoShell = Fragment;

/** The route table: a row a screen (ROUTES-2). */
const rows: readonly ScreenRoute[] = [
  [PATTERNS.root, Anybody, NoShell, ToSignIn],
  [
    PATTERNS.adminLogin,
    SignedOutOnly,
    NoShell,
    onDemand('LoginPage', async () => await import('./admin/sign-in/LoginPage.tsx')),
  ],
  [
    PATTERNS.forgotPassword,
    Anybody,
    NoShell,
    onDemand(
      'ForgotPasswordPage',
      async () => await import('./admin/sign-in/ForgotPasswordPage.tsx'),
    ),
  ],
  [
    PATTERNS.resetPassword,
    Anybody,
    NoShell,
    onDemand(
      'ResetPasswordPage',
      async () => await import('./admin/sign-in/ResetPasswordPage.tsx'),
    ),
  ],
  [
    PATTERNS.admin,
    AdminGuard,
    AdminShell,
    onDemand('IssuesPage', async () => await import('./admin/issues/IssuesPage.tsx')),
  ],
  [
    PATTERNS.analytics,
    AdminGuard,
    AdminShell,
    onDemand('AnalyticsPage', async () => await import('./admin/analytics/AnalyticsPage.tsx')),
  ],
  [
    PATTERNS.settings,
    AdminGuard,
    AdminShell,
    onDemand('SettingsPage', async () => await import('./admin/settings/SettingsPage.tsx')),
  ],
  [
    PATTERNS.issue,
    AdminGuard,
    NoShell,
    onDemand('IssueEditorPage', async () => await import('./admin/editor/IssueEditorPage.tsx')),
  ],
  [
    PATTERNS.kitchenSink,
    Anybody,
    NoShell,
    onDemand('KitchenSinkPage', async () => await import('./open/KitchenSinkPage.tsx')),
  ],
  [
    PATTERNS.advisorLogin,
    Anybody,
    NoShell,
    onDemand('AdvisorLoginPage', async () => await import('./advisor/shell/AdvisorLoginPage.tsx')),
  ],
  [
    PATTERNS.user,
    Anybody,
    AdvisorShell,
    onDemand('DashboardPage', async () => await import('./advisor/list/DashboardPage.tsx')),
  ],
  [
    PATTERNS.issuesList,
    Anybody,
    AdvisorShell,
    onDemand('IssueCardsPage', async () => await import('./advisor/list/IssueCardsPage.tsx')),
  ],
  [
    PATTERNS.records,
    Anybody,
    AdvisorShell,
    onDemand('RecordsPage', async () => await import('./advisor/records/RecordsPage.tsx')),
  ],
  [
    PATTERNS.issueNotFound,
    Anybody,
    NoShell,
    onDemand(
      'IssueNotFoundPage',
      async () => await import('./advisor/messages/IssueNotFoundPage.tsx'),
    ),
  ],
  [
    PATTERNS.feedback,
    Anybody,
    NoShell,
    onDemand('FeedbackPage', async () => await import('./advisor/messages/FeedbackPage.tsx')),
  ],
  [
    PATTERNS.privacyPolicy,
    Anybody,
    NoShell,
    onDemand('PrivacyPolicyPage', async () => await import('./open/PrivacyPolicyPage.tsx')),
  ],
  [
    PATTERNS.about,
    Anybody,
    NoShell,
    onDemand('AboutPage', async () => await import('./open/AboutPage.tsx')),
  ],
  [PATTERNS.unknown, Anybody, NoShell, ToAdmin],
];

const WhenLoaded = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<LoadingOverlay />}>{children}</Suspense>
);

/**
 * Loads the screen of an address before it is drawn. Drawn at once, React would show that something
 * is loading, and then keep that for 300 ms at least.
 */
export async function loadScreen(path: string): Promise<void> {
  const row = rows.find(([pattern]) => matchRoute(parse, pattern, path)[0]);
  await loadAll(row ?? []);
}

/** The screen of the address. Two screens in one shell share it: it stays, with its focus, while a page loads. */
export const Routes = () => {
  const { parser } = useRouter();
  const [path] = useLocation();
  const row = rows.find(([pattern]) => matchRoute(parser, pattern, path)[0]);
  if (!row) return null;
  const [pattern, Guard, Shell, Page] = row;
  return (
    <WhenLoaded>
      <Route path={pattern}>
        <Guard>
          <Shell>
            <WhenLoaded>
              <Page />
            </WhenLoaded>
          </Shell>
        </Guard>
      </Route>
    </WhenLoaded>
  );
};
