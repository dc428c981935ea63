import { useState, type ReactNode } from 'react';
import { useRoute } from 'wouter';
import { messages } from '../../../base/messages.ts';
import { OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { PATTERNS } from '#core/page/patterns.ts';
import { storage } from '../../../base/safe-storage.ts';
import { ContactsSheet, ShellCalls } from '../../shared/calls/calls.tsx';
import { useBackground } from '../../shared/background/use-background.ts';
import classes from './AdvisorShell.module.css';
import { BackHeader, DashboardHeader, OfflineBadge, IssueCardsHeader } from './headers.tsx';
import { RecordsMark, ShellEntries, ShellMenu } from './ShellMenu.tsx';
import { IssueSearch } from '../../shared/search/IssueSearch.tsx';
import { WalkPanel, WalkProvider } from '../../walk/screen/WalkProvider.tsx';

const words = messages.advisorShell;

const PhoneNotices = onDemand('PhoneNotices', async () => await import('./shell-notices.tsx'));

const LATER = [PhoneNotices, OfflineBadge, ContactsSheet, ShellEntries, RecordsMark, WalkPanel];

/** The frame of advisors' pages: the header, a menu with Records, Feedback and Logout, and the search box (ADVISOR-3), which keeps the focus from page to page. */
export const AdvisorShell = ({ children }: { children: ReactNode }) => {
  const [isList] = useRoute(PATTERNS.issuesList);
  const [isRecords] = useRoute(PATTERNS.records);
  const [room] = useState(() => storage.get('reslife.notices') ?? '');
  useBackground(LATER);
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
              <ShellMenu />
            </div>
          </div>
        </header>
        <main className={classes.main}>
          {/* The first frame leaves room for the notices, so that nothing moves under a thumb. */}
          <div className={classes.notices} style={{ minHeight: room }}>
            <OnceLoaded part={PhoneNotices} />
          </div>
          {children}
        </main>
        <ShellCalls />
      </div>
    </WalkProvider>
  );
};
