import { useLocation } from 'wouter';
import { ALL_CATEGORIES, type Category } from '#core/category.ts';
import { Button } from '#kit/button/Button.tsx';
import { EmptyState } from '#kit/empty-state/EmptyState.tsx';
import { SearchX } from '#kit/icon/drawings/search-x.ts';
import { WifiOff } from '#kit/icon/drawings/wifi-off.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useEmptySearch } from '../empty-search/use-empty-search.ts';
import type { AdvisorIssues } from './use-advisor-issues.ts';

const words = messages.issueCards;

interface NothingListedProps {
  list: AdvisorIssues;
  category: Category;
  search: string;
}

/** Why a list is empty, and what to do: it failed to load (CARDS-6), nothing matches, or there is nothing yet (CARDS-7). */
export const NothingListed = ({ list, category, search }: NothingListedProps) => {
  const [, navigate] = useLocation();
  const isSearch = search.trim() !== '' && list.issues.length > 0;
  useEmptySearch(isSearch && category === ALL_CATEGORIES ? search : undefined);
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
  const showAll =
    category === ALL_CATEGORIES ? undefined : (
      <Button size="thumb" onClick={() => navigate(paths.issuesList(ALL_CATEGORIES, search))}>
        {words.showAll}
      </Button>
    );
  return (
    <div role="status">
      <EmptyState
        icon={<Icon icon={SearchX} size={40} />}
        title={isSearch ? words.noResults : words.empty}
        action={showAll}
      >
        {isSearch ? words.noResultsText(search) : words.emptyText}
      </EmptyState>
    </div>
  );
};
