import { useLocation } from 'wouter';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { SearchX } from '#kit/icon/drawings/actions/search-x.ts';
import { WifiOff } from '#kit/icon/drawings/signs/wifi-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { CallFirst, ContactsButton } from '../../shared/calls/calls.tsx';
import { listMessages as words } from './messages.ts';
import type { AdvisorIssues } from '../../phone/library/refresh-library.ts';
import { useEffect } from 'react';
import classes from './EmptyResult.module.css';

interface NothingListedProps {
  list: AdvisorIssues;
  category: Category;
  search: string;
  isWhole: boolean | undefined;
}

/** Why a list is empty, and what to do: it failed to load (CARDS-6), nothing matches, or there is nothing yet (CARDS-7). */
export const EmptyResult = ({ list, category, search, isWhole }: NothingListedProps) => {
  const [, navigate] = useLocation();
  const isSearch = search.trim() !== '' && list.issues.length > 0;
  useEmptySearch(isSearch && isWhole && category === ALL_CATEGORIES ? search : undefined);
  if (list.status === 'failed') {
    return (
      <div role="status">
        <EmptyState
          icon={<Icon icon={WifiOff} size={40} />}
          title={words.loadFailed}
          action={
            <Button variant="primary" size="thumb" onClick={list.reload}>
              {messages.tryAgain}
            </Button>
          }
        />
      </div>
    );
  }
  const issueCategory = category === ALL_CATEGORIES ? undefined : category;
  const showAll = issueCategory && (
    <Button size="thumb" wide onClick={() => navigate(paths.issuesList(ALL_CATEGORIES, search))}>
      {words.showAll}
    </Button>
  );
  if (!isSearch) {
    return (
      <div role="status">
        <EmptyState icon={<Icon icon={SearchX} size={40} />} title={words.empty} action={showAll}>
          {words.emptyText}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.nothing}>
      <div role="status">
        <EmptyState title={words.noResults}>{words.noResultsText(search)}</EmptyState>
      </div>
      {/* Here too: a phone's keyboard covers the bar of calls. */}
      <div className={classes.ways}>
        {showAll}
        <Button
          variant="primary"
          size="thumb"
          wide
          onClick={() => navigate(paths.issueNotFound(category))}
        >
          {messages.issueCards.cantFind}
        </Button>
        <CallFirst category={issueCategory} />
        <ContactsButton category={issueCategory} />
      </div>
    </div>
  );
};

/** The time in ms for which a search must stay empty while somebody types. */
const STAYS_MS = 2000;

async function note(search: string): Promise<void> {
  const { noteEmptySearch } = await import('../../phone/outbox/note-empty-search.ts');
  await noteEmptySearch(search);
}

/** Returns true if the address no longer shows a search: it was cleared, or another page was opened. */
const isLeft = (): boolean =>
  (new URLSearchParams(window.location.search).get('search') ?? '').trim() === '';

/** Reports words that found nothing for two seconds, or until they were left; typing on is not leaving (MESSAGES-12). */
export function useEmptySearch(search: string | undefined): void {
  useEffect(() => {
    if (search === undefined) return undefined;
    let isNoted = false;
    const noteOnce = (): void => {
      if (!isNoted) void note(search);
      isNoted = true;
    };
    const noteHidden = (): void => {
      if (document.hidden) noteOnce();
    };
    const timer = setTimeout(noteOnce, STAYS_MS);
    document.addEventListener('visibilitychange', noteHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', noteHidden);
      if (isLeft()) noteOnce();
    };
  }, [search]);
}
