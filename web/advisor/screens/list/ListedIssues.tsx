import { memo, Suspense, useMemo } from 'react';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { issuesMatching, namesOf } from '#core/search/issue-search.ts';
import { onDemand } from '../../../base/on-demand.ts';
import type { Finding } from '../../shared/search/find.tsx';
import { useFind, useSought } from '../../shared/search/searching.ts';
import { IssueCards, type IssueCardsProps } from '../../shared/search/IssueCards.tsx';
import type { AdvisorIssues } from '../../phone/library/refresh-library.ts';

const EmptyResult = onDemand('EmptyResult', async () => await import('./EmptyResult.tsx'));

interface ListedIssuesProps extends Pick<IssueCardsProps, 'onChoose' | 'page' | 'onPage'> {
  list: AdvisorIssues;
  category: Category;
  /** What the address says is searched. */
  search: string;
}

/** What a search finds in a list, as cards, or why there are none. A key draws this alone; the page around it does not draw it again. */
export const ListedIssues = memo((props: ListedIssuesProps) => {
  const { list, category, search: told, page, ...cards } = props;
  const sought = useSought();
  const search = sought ?? told;
  const find = useFind(search);
  const { issues } = list;
  // By the titles until what finds in steps is there.
  const found: Partial<Finding> & Pick<Finding, 'issues'> = useMemo(
    () => find?.(search, issues) ?? { issues: issuesMatching(issues, search, namesOf) },
    [find, search, issues],
  );
  return (
    <>
      {found.told}
      {list.status !== 'loading' && found.issues.length === 0 && found.isWhole !== false && (
        <Suspense>
          <EmptyResult list={list} category={category} search={search} isWhole={found.isWhole} />
        </Suspense>
      )}
      <IssueCards
        {...cards}
        issues={found.issues}
        shownAs={found.shownAs}
        isTyped={sought !== undefined}
        page={sought === undefined ? page : 1}
        withCategory={category === ALL_CATEGORIES}
      />
    </>
  );
});
