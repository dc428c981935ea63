import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ChartColumn } from '#kit/icon/drawings/chart-column.ts';
import { ListTree } from '#kit/icon/drawings/list-tree.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { LayoutShell } from '#kit/layout-shell/LayoutShell.tsx';
import { storage } from '../../safe-storage.ts';
import { Logo } from '../../Logo.tsx';
import { followInApp } from '../../link-click.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { AdminProviders } from './AdminProviders.tsx';
import classes from './AdminShell.module.css';
import { logOut } from './log-out.ts';
import { adminMessages } from '../messages.ts';
import { useCampus } from '../queries.ts';

const words = adminMessages.adminShell;
const COLLAPSED_KEY = 'reslife.menu';

const items = [
  { title: words.issues, route: paths.admin, defaultIcon: <Icon icon={ListTree} /> },
  { title: words.analytics, route: paths.analytics, defaultIcon: <Icon icon={ChartColumn} /> },
];

interface AdminShellProps {
  children: ReactNode;
}

const Shell = ({ children }: AdminShellProps) => {
  const [path, navigate] = useLocation();
  const session = useSession();
  const campus = useCampus();
  // The open tab is told by whether the path contains analytics (SHELL-1).
  const isAnalytics = path.includes('analytics');
  return (
    <LayoutShell
      title={isAnalytics ? adminMessages.analytics.title : adminMessages.issues.title}
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
      items={items}
      activeRoute={isAnalytics ? paths.analytics : paths.admin}
      onNavigate={(route, event) => followInApp(event, () => navigate(route))}
      {...(campus && {
        poweredBy: { name: messages.product, logo: <Logo size={24} />, url: campus.poweredByUrl },
      })}
      {...(session && { accountName: session.name || session.email })}
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

/** The shell of Issues and Analytics (SHELL-1). */
export const AdminShell = (props: AdminShellProps) => (
  <AdminProviders>
    <Shell {...props} />
  </AdminProviders>
);
