import { parse } from 'regexparam';
import { matchRoute, Redirect } from 'wouter';
import { afterPaint, onDemand } from '../base/on-demand.ts';
import { askForIssue, askForIssues } from '../admin/base/queries.ts';
import { askForSetup } from '../admin/setup/use-setup.ts';
import { ADMIN_PATTERNS, adminPaths } from '../base/admin-paths.ts';
import { paths, PATTERNS } from '../base/paths.ts';
import { Anybody, loadRow, NoShell, ScreenRoutes, type ScreenRoute } from './ScreenRoutes.tsx';
import { parseSession, storedSession } from '../base/session.ts';

const AdminGuard = onDemand('AdminGuard', async () => await import('./guards.tsx'));
const SignedOutOnly = onDemand('SignedOutOnly', async () => await import('./guards.tsx'));
const AdminShell = onDemand(
  'AdminShell',
  async () => await import('../admin/shell/AdminShell.tsx'),
);

/** The root keeps its query, so that the guard's returnUrl reaches the sign-in (ROUTES-1). */
const ToSignIn = () => <Redirect to={paths.adminLogin + window.location.search} replace />;
const ToAdmin = () => <Redirect to={adminPaths.admin} replace />;

/** The route table of all that is no advisor's: a row a screen (ROUTES-2). */
const rows: readonly ScreenRoute[] = [
  [PATTERNS.root, Anybody, NoShell, ToSignIn],
  [
    PATTERNS.adminLogin,
    SignedOutOnly,
    NoShell,
    onDemand('LoginPage', async () => await import('../admin/sign-in/LoginPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.forgotPassword,
    Anybody,
    NoShell,
    onDemand(
      'ForgotPasswordPage',
      async () => await import('../admin/sign-in/ForgotPasswordPage.tsx'),
    ),
  ],
  [
    ADMIN_PATTERNS.resetPassword,
    Anybody,
    NoShell,
    onDemand(
      'ResetPasswordPage',
      async () => await import('../admin/sign-in/ResetPasswordPage.tsx'),
    ),
  ],
  [
    ADMIN_PATTERNS.invitation,
    Anybody,
    NoShell,
    onDemand('InvitationPage', async () => await import('../admin/sign-in/InvitationPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.admin,
    AdminGuard,
    AdminShell,
    onDemand('IssuesPage', async () => {
      void editorAfterPaint();
      return await import('../admin/issues/IssuesPage.tsx');
    }),
  ],
  [
    ADMIN_PATTERNS.analytics,
    AdminGuard,
    AdminShell,
    onDemand(
      'AnalyticsPage',
      async () => await import('../admin/analytics/page/AnalyticsPage.tsx'),
    ),
  ],
  [
    ADMIN_PATTERNS.settings,
    AdminGuard,
    AdminShell,
    onDemand('SettingsPage', async () => await import('../admin/settings/SettingsPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.setup,
    AdminGuard,
    AdminShell,
    onDemand('SetupPage', async () => await import('../admin/setup/SetupPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.inbox,
    AdminGuard,
    AdminShell,
    onDemand('InboxPage', async () => await import('../admin/inbox/InboxPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.import,
    AdminGuard,
    AdminShell,
    onDemand('ImportPage', async () => await import('../admin/import/ImportPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.changedStarters,
    AdminGuard,
    AdminShell,
    onDemand(
      'ChangedStartersPage',
      async () => await import('../admin/starters/ChangedStartersPage.tsx'),
    ),
  ],
  [
    ADMIN_PATTERNS.record,
    AdminGuard,
    AdminShell,
    onDemand('RecordPage', async () => await import('../admin/record/RecordPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.numbers,
    AdminGuard,
    AdminShell,
    onDemand('TreeNumbersPage', async () => await import('../admin/numbers/TreeNumbersPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.people,
    AdminGuard,
    AdminShell,
    onDemand('PeoplePage', async () => await import('../admin/people/PeoplePage.tsx')),
  ],
  [
    ADMIN_PATTERNS.phones,
    AdminGuard,
    AdminShell,
    onDemand('PhonesPage', async () => await import('../admin/phones/PhonesPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.trail,
    AdminGuard,
    AdminShell,
    onDemand('TrailPage', async () => await import('../admin/trail/TrailPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.privacy,
    AdminGuard,
    AdminShell,
    onDemand('PrivacyPage', async () => await import('../admin/privacy/PrivacyPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.operations,
    AdminGuard,
    AdminShell,
    onDemand('OperationsPage', async () => await import('../admin/operations/OperationsPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.profile,
    AdminGuard,
    AdminShell,
    onDemand('ProfilePage', async () => await import('../admin/profile/ProfilePage.tsx')),
  ],
  [
    ADMIN_PATTERNS.print,
    AdminGuard,
    NoShell,
    onDemand('PrintPage', async () => await import('../admin/print/PrintPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.issue,
    AdminGuard,
    NoShell,
    onDemand(
      'IssueEditorPage',
      async () => await import('../admin/editor/page/IssueEditorPage.tsx'),
    ),
  ],
  [
    ADMIN_PATTERNS.revisions,
    AdminGuard,
    NoShell,
    onDemand('RevisionsPage', async () => await import('../admin/revisions/RevisionsPage.tsx')),
  ],
  [
    ADMIN_PATTERNS.kitchenSink,
    Anybody,
    NoShell,
    onDemand(
      'KitchenSinkPage',
      async () => await import('../open/kitchen-sink/KitchenSinkPage.tsx'),
    ),
  ],
  [PATTERNS.unknown, Anybody, NoShell, ToAdmin],
];

/** From the list one goes on to the editor, which is then drawn at once. Without a network it is loaded when it is drawn. */
async function editorAfterPaint(): Promise<void> {
  await afterPaint;
  await loadRow(rows, adminPaths.newIssue).catch(() => undefined);
}

/** So long, in ms, the first drawing waits for its answers: drawn without and then with them it takes twice as long. */
const PATIENCE = 300;

/** Asks, beside the chunks of the screen, for what it shows first. */
async function askAhead(path: string): Promise<void> {
  if (!parseSession(storedSession())) return;
  const { id } = matchRoute(parse, ADMIN_PATTERNS.issue, path)[1] ?? {};
  if (path === adminPaths.admin) await Promise.all([askForIssues(), askForSetup()]);
  else if (id !== undefined) await askForIssue(id);
}

/** The screens of administrators, and the addresses that lead to them. */
const OtherRoutes = () => <ScreenRoutes rows={rows} />;

/** These once the screen of the address is loaded, as web/app/routes.tsx does, with its first answers. */
export async function withItsScreen() {
  const { pathname } = location;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.all([loadRow(rows, pathname), Promise.race([askAhead(pathname), patience])]);
  return { OtherRoutes };
}
