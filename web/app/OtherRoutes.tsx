import type { ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute, Redirect } from 'wouter';
import { ADMIN_PAGES, ADMIN_PATTERNS, type AdminPageName } from '#core/page/admin-pages.ts';
import { PATTERNS } from '#core/page/patterns.ts';
import { afterPaint, onDemand } from '../base/on-demand/on-demand.ts';
import { askForIssue, askForIssues } from '../admin/base/queries.ts';
import { askForSetup } from '../admin/shared/setup/use-setup.ts';
import { adminPaths } from '../base/admin-paths.ts';
import { paths } from '../base/paths.ts';
import { Anybody, loadRow, NoShell, ScreenRoutes, type ScreenRoute } from './ScreenRoutes.tsx';
import { parseSession, storedSession } from '../base/session.ts';

const AdminGuard = onDemand('AdminGuard', async () => await import('./guards.tsx'));
const SignedOutOnly = onDemand('SignedOutOnly', async () => await import('./guards.tsx'));
const AdminShell = onDemand(
  'AdminShell',
  async () => await import('../admin/shell/AdminShell.tsx'),
);

/** Leads to the root with the query of the address, so that the guard's returnUrl reaches the sign-in (ROUTES-1). */
const ToSignIn = () => <Redirect to={paths.adminLogin + window.location.search} replace />;
const ToAdmin = () => <Redirect to={adminPaths.admin} replace />;

/** Loads each file that the table of pages names. */
const files = import.meta.glob<Record<string, () => ReactNode>>([
  '../admin/**/*Page.tsx',
  '../open/kitchen-sink/*Page.tsx',
]);

const guards = { anybody: Anybody, 'the signed-out': SignedOutOnly };

/** Makes the route of a row of the table, with its guard and its shell (ROUTES-3). */
function routeOf(name: AdminPageName): ScreenRoute {
  const { pattern, file, opensTo, title } = ADMIN_PAGES[name];
  const page = onDemand(/(\w+)\.tsx$/.exec(file)?.[1] ?? '', async () => {
    if (name === 'admin') void editorAfterPaint();
    const load = files[`../${file}`];
    if (!load) throw new Error(`There is no web/${file}`);
    return await load();
  });
  const guard = opensTo in guards ? guards[opensTo as keyof typeof guards] : AdminGuard;
  return [pattern, guard, title === null ? NoShell : AdminShell, page];
}

/** The route table of every page that is not an advisor's (ROUTES-2). */
const rows: readonly ScreenRoute[] = [
  [PATTERNS.root, Anybody, NoShell, ToSignIn],
  ...(Object.keys(ADMIN_PAGES) as AdminPageName[]).map(routeOf),
  [PATTERNS.unknown, Anybody, NoShell, ToAdmin],
];

/** Loads the editor after the list of procedures is painted, because people go on to it from there and then see it right away. If there is no network, the editor loads when it is drawn. */
async function editorAfterPaint(): Promise<void> {
  await afterPaint;
  await loadRow(rows, adminPaths.newIssue).catch(() => undefined);
}

/** The time in ms that the first drawing waits for its data: drawing without the data and then with it takes twice as long. */
const PATIENCE = 300;

/** Loads the data that a screen shows first, while the screen's chunks load. */
async function askAhead(path: string): Promise<void> {
  if (!parseSession(storedSession())) return;
  const { id } = matchRoute(parse, ADMIN_PATTERNS.issue, path)[1] ?? {};
  if (path === adminPaths.admin) await Promise.all([askForIssues(), askForSetup()]);
  else if (id !== undefined) await askForIssue(id);
}

/** The screens of administrators, and the addresses that lead to them. */
const OtherRoutes = () => <ScreenRoutes rows={rows} />;

/** Returns the routes once the screen of the address and its first data are loaded, as web/app/routes.tsx does. */
export async function withItsScreen() {
  const { pathname } = location;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.all([loadRow(rows, pathname), Promise.race([askAhead(pathname), patience])]);
  return { OtherRoutes };
}
