import { useLocation } from 'wouter';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { SearchX } from '#kit/icon/drawings/actions/search-x.ts';
import { WifiOff } from '#kit/icon/drawings/signs/wifi-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { CallFirst } from '../../shared/calls/CallFirst.tsx';
import { ContactsButton } from '../../shared/calls/ContactsButton.tsx';
import { useEmptySearch } from './use-empty-search.ts';
import { listMessages } from './messages.ts';
import classes from './EmptyResult.module.css';
import type { AdvisorIssues } from '../../phone/library/refresh-library.ts';

const words = listMessages;

interface NothingListedProps {
  list: AdvisorIssues;
  category: Category;
  search: string;
  /** Whether the steps were searched too. */
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
