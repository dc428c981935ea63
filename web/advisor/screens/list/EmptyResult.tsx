import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { SearchX } from '#kit/icon/drawings/actions/search-x.ts';
import { WifiOff } from '#kit/icon/drawings/signs/wifi-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { searchMessages } from '../../shared/search/messages.ts';
import { listMessages as words } from './messages.ts';
import type { AdvisorIssues } from '../../phone/library/refresh-library.ts';
import classes from './EmptyResult.module.css';

interface NothingListedProps {
  list: AdvisorIssues;
  category: Category;
  search: string;
  /** A text and an offer that replace the plain words that nothing was found. */
  children?: ReactNode;
}

/** A text that says why a list is empty and what to do: it did not load (CARDS-6), nothing matches, or there is nothing yet (CARDS-7). */
export const EmptyResult = ({ list, category, search, children }: NothingListedProps) => {
  const [, navigate] = useLocation();
  const isSearch = search.trim() !== '' && list.issues.length > 0;
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
    <>
      {children ?? (
        <div role="status" className={classes.nothing}>
          <h2>{searchMessages.noMatch}</h2>
          <p>{searchMessages.noMatchFor(search)}</p>
        </div>
      )}
      {showAll}
      <Button size="thumb" wide onClick={() => navigate(paths.issueNotFound(category))}>
        {messages.issueCards.cantFind}
      </Button>
      <p className={classes.tell}>{words.tell}</p>
    </>
  );
};
