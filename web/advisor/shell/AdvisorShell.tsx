import { type MouseEvent, type ReactNode } from 'react';
import { useLocation, useRoute } from 'wouter';
import { LogOut } from '#kit/icon/drawings/log-out.ts';
import { Menu as MenuIcon } from '#kit/icon/drawings/menu.ts';
import { MessageSquare } from '#kit/icon/drawings/message-square.ts';
import { Moon } from '#kit/icon/drawings/moon.ts';
import { Sun } from '#kit/icon/drawings/sun.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Menu } from '#kit/menu/Menu.tsx';
import { followInApp } from '../../link-click.ts';
import { messages } from '../../messages.ts';
import { loadedOf, onDemand } from '../../on-demand.ts';
import { paths, PATTERNS } from '../../paths.ts';
import { chooseScheme, useScheme } from '../../scheme.ts';
import { advisorName, forgetAdvisor } from '../../session.ts';
import { useBackground } from '../use-background.ts';
import classes from './AdvisorShell.module.css';
import { BackTop } from './BackTop.tsx';
import { DashboardTop } from './DashboardTop.tsx';
import { IssueCardsTop } from './IssueCardsTop.tsx';
import { IssueSearch } from './IssueSearch.tsx';
import { WalkPanel, WalkProvider } from '../walk/WalkProvider.tsx';

const KeptHere = onDemand('KeptHere', async () => await import('./KeptHere.tsx'));
const ShellCalls = onDemand('ShellCalls', async () => await import('../calls/ShellCalls.tsx'));
const RecordsMark = onDemand('RecordsMark', async () => await import('../outbox/RecordsMark.tsx'));

const LATER = [KeptHere, ShellCalls, RecordsMark, WalkPanel];

const words = messages.advisorShell;

/** Header, a menu with Records, Feedback and Logout, and the search box (ADVISOR-3), which stays focused from page to page. */
export const AdvisorShell = ({ children }: { children: ReactNode }) => {
  const [, navigate] = useLocation();
  const [isList] = useRoute(PATTERNS.issuesList);
  const [isRecords] = useRoute(PATTERNS.records);
  const isPainted = useBackground(LATER);
  // Drawn once they are loaded.
  const later = isPainted && {
    KeptHere: loadedOf(KeptHere),
    RecordsMark: loadedOf(RecordsMark),
    ShellCalls: loadedOf(ShellCalls),
  };
  const scheme = useScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';

  const entries = [
    {
      label: words.records,
      icon: later && <later.RecordsMark />,
      href: paths.records,
      act: (event: MouseEvent) => followInApp(event, () => navigate(paths.records)),
    },
    {
      label: words.feedback,
      icon: <Icon icon={MessageSquare} />,
      act: () => navigate(paths.feedback),
    },
    {
      label: words[other],
      icon: <Icon icon={other === 'dark' ? Moon : Sun} />,
      act: () => chooseScheme(other),
    },
    {
      label: words.logout,
      icon: <Icon icon={LogOut} />,
      act: () => {
        const name = advisorName();
        forgetAdvisor();
        navigate(paths.advisorLogin);
        void import('./say-what-stays.ts').then(
          async ({ sayWhatStays }) => await sayWhatStays(name),
        );
      },
    },
  ];

  return (
    <WalkProvider>
      <div className={classes.shell}>
        <header className={classes.night}>
          <div className={classes.column}>
            <div className={classes.top}>
              {isRecords ? (
                <BackTop title={words.records} />
              ) : isList ? (
                <IssueCardsTop />
              ) : (
                <DashboardTop withBadge={isPainted} />
              )}
            </div>
            <div className={classes.tools}>
              <IssueSearch />
              <div className={classes.menu}>
                <Menu
                  className={classes.menuButton}
                  entries={entries}
                  onSelect={({ act }, event) => act(event)}
                >
                  <Icon icon={MenuIcon} />
                  {words.menu}
                </Menu>
              </div>
            </div>
          </div>
        </header>
        <main className={classes.main}>
          {later && <later.KeptHere />}
          {children}
        </main>
        {later && <later.ShellCalls />}
      </div>
    </WalkProvider>
  );
};
