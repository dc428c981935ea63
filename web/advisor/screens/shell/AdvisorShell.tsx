import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useRoute } from 'wouter';
import { Menu as MenuIcon } from '#kit/icon/drawings/signs/menu.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Menu } from '#kit/overlays/menu/Menu.tsx';
import { followInApp } from '../../../base/navigation.ts';
import { messages } from '../../../base/messages.ts';
import { OnceLoaded, onDemand } from '../../../base/on-demand.ts';
import { paths, PATTERNS } from '../../../base/paths.ts';
import { chooseScheme, useScheme } from '../../../base/scheme.ts';
import { advisorName, forgetAdvisor } from '../../../base/advisor-name.ts';
import { ContactsSheet, ShellCalls } from '../../shared/calls/calls.tsx';
import { useBackground } from '../../shared/background/use-background.ts';
import classes from './AdvisorShell.module.css';
import { BackHeader, DashboardHeader, OfflineBadge, IssueCardsHeader } from './headers.tsx';
import { IssueSearch } from '../../shared/search/IssueSearch.tsx';
import { WalkPanel, WalkProvider } from '../../walk/screen/WalkProvider.tsx';

const words = messages.advisorShell;

const PhoneNotices = onDemand('PhoneNotices', async () => await import('./shell-notices.tsx'));
const EntryIcon = onDemand('EntryIcon', async () => await import('./shell-notices.tsx'));
const RecordsMark = onDemand('RecordsMark', async () => await import('./shell-notices.tsx'));

const LATER = [PhoneNotices, OfflineBadge, ContactsSheet, EntryIcon, RecordsMark, WalkPanel];

/** Header, a menu with Records, Feedback and Logout, and the search box (ADVISOR-3), which stays focused from page to page. */
export const AdvisorShell = ({ children }: { children: ReactNode }) => {
  const [, navigate] = useLocation();
  const [isList] = useRoute(PATTERNS.issuesList);
  const [isRecords] = useRoute(PATTERNS.records);
  useBackground(LATER);
  const scheme = useScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';

  const entries = [
    {
      label: words.records,
      icon: <OnceLoaded part={RecordsMark} />,
      href: paths.records,
      act: (event: MouseEvent) => followInApp(event, () => navigate(paths.records)),
    },
    {
      label: words.feedback,
      icon: <OnceLoaded part={EntryIcon} of="feedback" />,
      act: () => navigate(paths.feedback),
    },
    {
      label: words[other],
      icon: <OnceLoaded part={EntryIcon} of={other} />,
      act: () => chooseScheme(other),
    },
    {
      label: words.logout,
      icon: <OnceLoaded part={EntryIcon} of="logout" />,
      act: () => {
        const name = advisorName();
        forgetAdvisor();
        navigate(paths.advisorLogin);
        // As a whole: to take its one member out of it is code in every first paint.
        void import('./notify-unsent.ts').then(async (stays) => await stays.notifyUnsent(name));
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
                <BackHeader title={words.records} />
              ) : isList ? (
                <IssueCardsHeader />
              ) : (
                <DashboardHeader />
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
          <OnceLoaded part={PhoneNotices} />
          {children}
        </main>
        <ShellCalls />
      </div>
    </WalkProvider>
  );
};
