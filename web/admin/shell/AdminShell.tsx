import type { ReactNode } from 'react';
import { mayAs, type Role } from '#core/people/role.ts';
import { useLocation } from 'wouter';
import { ChartColumn } from '#kit/icon/drawings/signs/chart-column.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { ListTree } from '#kit/icon/drawings/signs/list-tree.ts';
import { Settings } from '#kit/icon/drawings/actions/settings.ts';
import { UserRound } from '#kit/icon/drawings/signs/user-round.ts';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { LayoutShell } from '#kit/layout/layout-shell/LayoutShell.tsx';
import { storage } from '../../base/safe-storage.ts';
import { Logo } from '../../base/Logo.tsx';
import { followInApp, useQuery } from '../../base/navigation.ts';
import { messages } from '../../base/messages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { paths } from '../../base/paths.ts';
import { useSession } from '../../base/session.ts';
import { AdminProviders } from '../shared/session/AdminProviders.tsx';
import classes from './AdminShell.module.css';
import { LeaveGuard, useHasUnsaved } from '../shared/session/LeaveGuard.tsx';
import { logOut } from '../shared/session/use-sign-in.ts';
import { shellMessages, adminMessages } from '../base/messages.ts';
import { recordMessages } from '../record/messages.ts';
import { changedStartersMessages, exchangeMessages } from '../exchange/messages.ts';
import { operationsMessages } from '../operations/messages.ts';
import { setupMessages } from '../setup/messages.ts';
import { BackToSetup } from '../setup/BackToSetup.tsx';
import { isFromSetup } from '../setup/places.ts';
import { useIsSetupDue } from '../setup/use-setup.ts';
import { privacyMessages } from '../privacy/messages.ts';
import { useCampus } from '../base/queries.ts';
import { useRole } from '../base/role.ts';
import { useUnread } from '../inbox/inbox-queries.ts';
import { inboxMessages } from '../inbox/messages.ts';

const words = adminMessages.adminShell;
const COLLAPSED_KEY = 'reslife.menu';

const items = [
  { title: words.issues, route: adminPaths.admin, defaultIcon: <Icon icon={ListTree} /> },
  {
    title: words.analytics,
    route: adminPaths.analytics,
    defaultIcon: <Icon icon={ChartColumn} />,
    showDivider: true,
  },
  { title: shellMessages.people, route: adminPaths.people, defaultIcon: <Icon icon={Users} /> },
  { title: words.settings, route: adminPaths.settings, defaultIcon: <Icon icon={Settings} /> },
];

/** Below the others until it is done (SETUP-1). */
const SETUP = {
  title: setupMessages.title,
  route: adminPaths.setup,
  defaultIcon: <Icon icon={ClipboardList} />,
};

/** The least role of what not everybody may open (ROLE-7). */
const NEEDED: Readonly<Record<string, Role>> = {
  [adminPaths.people]: 'author',
  [adminPaths.settings]: 'owner',
};

const accountEntries = [
  {
    label: shellMessages.profile,
    icon: <Icon icon={UserRound} size={18} />,
    href: adminPaths.profile,
  },
  { label: shellMessages.people, icon: <Icon icon={Users} size={18} />, href: adminPaths.people },
];

const TITLES: Readonly<Record<string, string>> = {
  [adminPaths.settings]: adminMessages.adminShell.settings,
  [adminPaths.inbox()]: inboxMessages.title,
  [adminPaths.people]: shellMessages.people,
  [adminPaths.profile]: shellMessages.profile,
  [adminPaths.setup]: setupMessages.title,
};

/** Pages to which the settings lead. */
const OF_SETTINGS: Readonly<Record<string, string>> = {
  [adminPaths.privacy]: privacyMessages.title,
  [adminPaths.operations]: operationsMessages.title,
};

/** The open tab is told by whether the path contains analytics (SHELL-1). */
function openTab(path: string): { route: string; title: string } {
  if (path.includes('analytics')) {
    return { route: adminPaths.analytics, title: adminMessages.analytics.title };
  }
  // A record is opened from analytics and leads back there.
  if (path.startsWith(adminPaths.record(''))) {
    return { route: adminPaths.analytics, title: recordMessages.title };
  }
  if (path === adminPaths.changedStarters) {
    return { route: adminPaths.admin, title: changedStartersMessages.title };
  }
  if (path === adminPaths.import) return { route: adminPaths.admin, title: exchangeMessages.title };
  // People leads to it.
  if (path === adminPaths.trail()) return { route: adminPaths.people, title: shellMessages.trail };
  if (path === adminPaths.phones) return { route: adminPaths.people, title: shellMessages.phones };
  const ofSettings = OF_SETTINGS[path];
  if (ofSettings !== undefined) return { route: adminPaths.settings, title: ofSettings };
  const title = TITLES[path];
  return title === undefined
    ? { route: adminPaths.admin, title: adminMessages.issues.title }
    : { route: path, title };
}

interface AdminShellProps {
  children: ReactNode;
}

const Shell = ({ children }: AdminShellProps) => {
  const [path, navigate] = useLocation();
  const session = useSession();
  const campus = useCampus();
  const unread = useUnread();
  const role = useRole();
  const isSetupDue = useIsSetupDue();
  const isOffered = (address: string) => mayAs(role, NEEDED[address] ?? 'reader');
  const { route: activeRoute, title } = openTab(path);
  return (
    <LayoutShell
      title={title}
      home={{
        name: messages.product,
        ...(campus && { caption: campus.name }),
        logo: (
          <span className={classes.logo}>
            <Logo />
          </span>
        ),
        href: paths.root,
      }}
      items={[...items.filter(({ route }) => isOffered(route)), ...(isSetupDue ? [SETUP] : [])]}
      activeRoute={activeRoute}
      onNavigate={(route, event) => followInApp(event, () => navigate(route))}
      {...(campus && {
        poweredBy: { name: messages.product, logo: <Logo size={24} />, url: campus.poweredByUrl },
      })}
      headerEnd={isFromSetup(useQuery()) && <BackToSetup inHeader />}
      inboxHref={adminPaths.inbox()}
      inboxCount={unread}
      onInbox={(event) => followInApp(event, () => navigate(adminPaths.inbox()))}
      {...(session && { accountName: session.name || session.email })}
      accountEntries={accountEntries.filter(({ href }) => isOffered(href))}
      onAccount={({ href = '' }, event) => followInApp(event, () => navigate(href))}
      onLogout={() => logOut(navigate)}
      defaultCollapsed={storage.get(COLLAPSED_KEY) === 'collapsed'}
      onCollapse={(collapsed) =>
        collapsed ? storage.set(COLLAPSED_KEY, 'collapsed') : storage.remove(COLLAPSED_KEY)
      }
    >
      <div className={classes.content}>{children}</div>
    </LayoutShell>
  );
};

const leaves = (to: string): boolean => to !== paths.adminLogin;

/** Asks before a page is left that has something unsaved; not at the log-out, which was asked about. */
const Guarded = (props: AdminShellProps) => (
  <LeaveGuard isDirty={useHasUnsaved()} leaves={leaves}>
    <Shell {...props} />
  </LeaveGuard>
);

/** The shell of all that the menu leads to (SHELL-1), and of the own profile. */
export const AdminShell = (props: AdminShellProps) => (
  <AdminProviders>
    <Guarded {...props} />
  </AdminProviders>
);
