import { memo, Suspense } from 'react';
import { ALL_CATEGORIES, type Category } from '#core/category.ts';
import { onDemand } from '../../on-demand.ts';
import { IssueCards, type IssueCardsProps } from './IssueCards.tsx';
import type { AdvisorIssues } from './use-advisor-issues.ts';

const NothingListed = onDemand('NothingListed', async () => await import('./NothingListed.tsx'));

export interface ListedIssuesProps extends Omit<IssueCardsProps, 'withCategory'> {
  list: AdvisorIssues;
  category: Category;
  search: string;
  /** Whether the steps were searched too: else nothing is told of words that were not found (MESSAGES-12). */
  isWhole?: boolean;
}

/** The issues of a list as cards, or why there are none. Not drawn again with the page around them. */
export const ListedIssues = memo((props: ListedIssuesProps) => {
  const { list, category, search, isWhole, ...cards } = props;
  return (
    <>
      {list.status !== 'loading' && cards.issues.length === 0 && isWhole !== false && (
        <Suspense>
          <NothingListed list={list} category={category} search={search} isWhole={isWhole} />
        </Suspense>
      )}
      <IssueCards {...cards} withCategory={category === ALL_CATEGORIES} />
    </>
  );
});
