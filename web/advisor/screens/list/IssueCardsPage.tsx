import { memo, useCallback, Suspense, useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { ALL_CATEGORIES, CATEGORIES, type Category } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { pageNumberIn } from '../../../base/paging/paging.ts';
import { paths } from '../../../base/paths.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { listMessages } from './messages.ts';
import { useAdvisorIssues, type AdvisorIssues } from '../../phone/library/refresh-library.ts';
import { useListedCategory, useQuery } from '../../../base/navigation.ts';
import { useStartWalk } from '../../walk/screen/use-start-walk.tsx';
import { issuesMatching, namesOf } from '#core/search/issue-search.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import type { Finding } from '../../shared/search/find.tsx';
import { useFind, useSought } from '../../shared/search/IssueSearch.tsx';
import { IssueCards, type IssueCardsProps } from '../../shared/search/IssueCards.tsx';
import classes from './IssueCardsPage.module.css';

const categories = CATEGORIES.map((value) => ({
  value,
  label: displayName(value),
  icon: <CategoryIcon category={value} size={24} />,
}));

/** The choice of the category, which is not drawn again with the page around it, because its icons are half of the work. */
const CategoryChoice = memo(({ category, search }: { category: Category; search: string }) => {
  const [, navigate] = useLocation();
  return (
    <Dropdown
      label={listMessages.category}
      hideLabel
      size="thumb"
      options={categories}
      value={category}
      onChange={(next) => navigate(paths.issuesList(next, search))}
    />
  );
});

/** The published issues of a category (ISSUES-17); choosing one begins its walk (WALK-1). */
export const IssueCardsPage = () => {
  const listed = useListedCategory();
  const category = listed ?? ALL_CATEGORIES;
  usePageTitle(displayName(category));
  const [, navigate] = useLocation();
  const query = useQuery();
  const search = query.get('search') ?? '';
  const list = useAdvisorIssues(category);
  const startWalk = useStartWalk(list.issues);
  const turnTo = useCallback(
    (next: number) => navigate(paths.issuesList(category, search, next)),
    [navigate, category, search],
  );
  if (!listed) return <Redirect to={paths.issuesList(ALL_CATEGORIES, search)} replace />;
  return (
    <>
      <ListedIssues
        list={list}
        category={category}
        search={search}
        onChoose={startWalk.choose}
        page={pageNumberIn(query)}
        isAll={query.has('page')}
        onPage={turnTo}
      />
      {startWalk.dialogs}
    </>
  );
};

const EmptyResult = onDemand('EmptyResult', async () => await import('./EmptyResult.tsx'));

interface ListedIssuesProps extends Pick<IssueCardsProps, 'onChoose' | 'page' | 'onPage'> {
  list: AdvisorIssues;
  category: Category;
  search: string;
  /** True if the address asks for a page of everything that was found. */
  isAll: boolean;
}

/** Shows the issues of a list as cards, with the search results first, or says why there are none. Typing draws only this part again, not the page around it. */
const ListedIssues = memo((props: ListedIssuesProps) => {
  const { list, category, search: addressed, page, isAll, ...cards } = props;
  const sought = useSought();
  const isTyped = sought !== undefined;
  const search = sought ?? addressed;
  const find = useFind(search);
  const { issues } = list;
  // Until the search in steps is loaded, only titles are searched.
  const found: Partial<Finding> & Pick<Finding, 'issues'> = useMemo(
    () => find?.(search, issues) ?? { issues: issuesMatching(issues, search, namesOf) },
    [find, search, issues],
  );
  const isNothing = found.issues.length === 0;
  const screen =
    isNothing || isTyped || !isAll
      ? found.draw?.({ category, onChoose: cards.onChoose, isTyped })
      : undefined;
  return (
    <div className={classes.page} data-found={screen && ''}>
      <CategoryChoice category={category} search={addressed} />
      {list.status === 'loading' && <LoadingOverlay />}
      {isNothing
        ? list.status !== 'loading' &&
          found.isWhole !== false && (
            <Suspense>
              <EmptyResult list={list} category={category} search={search}>
                {screen}
              </EmptyResult>
            </Suspense>
          )
        : (screen ?? (
            <>
              {found.status}
              <IssueCards
                {...cards}
                issues={found.issues}
                shownAs={found.shownAs}
                isTyped={isTyped}
                page={isTyped ? 1 : page}
                withCategory={category === ALL_CATEGORIES}
              />
            </>
          ))}
    </div>
  );
});
