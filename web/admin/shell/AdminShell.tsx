import type { ReactNode } from 'react';
import { Link, matchRoute, useLocation, useRouter } from 'wouter';
import { ADMIN_PAGES, ADMIN_PATTERNS, type Tab } from '#core/page/admin-pages.ts';
import { mayAs, type Role } from '#core/people/role.ts';
import { ChartColumn } from '#kit/icon/drawings/signs/chart-column.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { ListTree } from '#kit/icon/drawings/signs/list-tree.ts';
import { ChevronRight } from '#kit/icon/drawings/signs/chevron-right.ts';
import { Settings } from '#kit/icon/drawings/actions/settings.ts';
import { Shield } from '#kit/icon/drawings/signs/shield.ts';
import { UserRound } from '#kit/icon/drawings/signs/user-round.ts';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import type { MenuItem } from '#kit/layout/side-nav/menu-item.ts';
import { LayoutShell } from '#kit/layout/layout-shell/LayoutShell.tsx';
import { storage } from '../../base/safe-storage.ts';
import { Logo } from '../../base/Logo.tsx';
import { usePageTitle } from '../../base/page-title.ts';
import { followInApp, useQuery } from '../../base/navigation.ts';
import { messages } from '../../base/messages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { paths } from '../../base/paths.ts';
import { useSession } from '../../base/session.ts';
import { AdminProviders } from '../shared/session/AdminProviders.tsx';
import classes from './AdminShell.module.css';
import { LeaveGuard, useHasUnsaved } from '../shared/session/LeaveGuard.tsx';
import { NotAllowed } from '../shared/states/NotAllowed.tsx';
import { logOut } from '../shared/session/use-sign-in.ts';
import { adminMessages } from '../base/messages.ts';
import { BackToSetup } from '../shared/setup/BackToSetup.tsx';
import { isFromSetup } from '../shared/setup/places.ts';
import { useIsSetupDue } from '../shared/setup/use-setup.ts';
import { useCampus } from '../base/queries.ts';
import { useRole } from '../base/role.ts';
import { useUnread } from '../inbox/inbox-queries.ts';

const words = adminMessages.adminShell;
const COLLAPSED_KEY = 'reslife.menu';

const item = (page: Tab, icon: Drawing, more: Partial<MenuItem> = {}) => {
  const { pattern: route, title, opensTo } = ADMIN_PAGES[page];
  return { title, route, opensTo, defaultIcon: <Icon icon={icon} />, ...more };
};

const items = [
  item('admin', ListTree, { title: words.issues }),
  item('analytics', ChartColumn, { showDivider: true }),
  item('people', Users),
  item('settings', Settings),
  item('administration', Shield),
];

/** The menu's entry for the setup, below the others until it is done (SETUP-1). */
const SETUP = item('setup', ClipboardList);

const accountEntries = (['profile', 'people'] as const).map((page) => {
  const { pattern: href, title: label, opensTo } = ADMIN_PAGES[page];
  const icon = <Icon icon={page === 'profile' ? UserRound : Users} size={18} />;
  return { label, href, opensTo, icon };
});

/** The pages that are shown next to the menu. */
const pages = Object.values(ADMIN_PAGES).filter((page) => page.title !== null);

/** Finds the open page, which determines the open tab (SHELL-1). */
const usePage = () => {
  const { parser } = useRouter();
  const [path] = useLocation();
  return pages.find(({ pattern }) => matchRoute(parser, pattern, path)[0]) ?? ADMIN_PAGES.admin;
};

/** A page, under the name of the original, in place of one that the role does not allow (ROLE-7). */
const Refused = ({ title, needed }: { title: string; needed: Exclude<Role, 'reader'> }) => {
  usePageTitle(title);
  return <NotAllowed needed={needed} />;
};

type PageBesideMenu = ReturnType<typeof usePage>;

/** Returns the page's heading, after the link back to its index. */
const titleOf = (page: PageBesideMenu): ReactNode => {
  if (!('under' in page)) return page.title;
  const { pattern, title } = ADMIN_PAGES[page.under];
  return (
    <div className={classes.title}>
      <Link href={pattern}>
        {title}
        <Icon icon={ChevronRight} size={18} />
      </Link>
      <h1>{page.title}</h1>
    </div>
  );
};

type AdminShellProps = { children: ReactNode };

const Shell = ({ children }: AdminShellProps) => {
  const [, navigate] = useLocation();
  const page = usePage();
  const { title, tab, opensTo } = page;
  const session = useSession();
  const campus = useCampus();
  const unread = useUnread();
  const role = useRole();
  const isSetupDue = useIsSetupDue();
  const isOffered = (offered: { opensTo: Role }) => mayAs(role, offered.opensTo);
  return (
    <LayoutShell
      title={titleOf(page)}
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
      items={[...items.filter(isOffered), ...(isSetupDue ? [SETUP] : [])]}
      activeRoute={ADMIN_PATTERNS[tab]}
      onNavigate={(route, event) => followInApp(event, () => navigate(route))}
      {...(campus && {
        poweredBy: { name: messages.product, logo: <Logo size={24} />, url: campus.poweredByUrl },
      })}
      headerEnd={isFromSetup(useQuery()) && <BackToSetup inHeader />}
      inboxHref={adminPaths.inbox()}
      inboxCount={unread}
      onInbox={(event) => followInApp(event, () => navigate(adminPaths.inbox()))}
      {...(session && { accountName: session.name || session.email })}
      accountEntries={accountEntries.filter(isOffered)}
      onAccount={({ href = '' }, event) => followInApp(event, () => navigate(href))}
      onLogout={() => logOut(navigate)}
      defaultCollapsed={storage.get(COLLAPSED_KEY) === 'collapsed'}
      onCollapse={(collapsed) =>
        collapsed ? storage.set(COLLAPSED_KEY, 'collapsed') : storage.remove(COLLAPSED_KEY)
      }
    >
      <div className={classes.content}>
        {opensTo === 'reader' || mayAs(role, opensTo) ? (
          children
        ) : (
          <Refused key={title} title={title} needed={opensTo} />
        )}
      </div>
    </LayoutShell>
  );
};

const leaves = (to: string): boolean => to !== paths.adminLogin;

/** The shell, which asks before a page with unsaved text is left, except at the log-out, which asks by itself. */
const Guarded = (props: AdminShellProps) => (
  <LeaveGuard isDirty={useHasUnsaved()} leaves={leaves}>
    <Shell {...props} />
  </LeaveGuard>
);

/** The shell of every page in the menu (SHELL-1), and of the person's own profile. */
export const AdminShell = (props: AdminShellProps) => (
  <AdminProviders>
    <Guarded {...props} />
  </AdminProviders>
);
