import { memo, Suspense, useDeferredValue } from 'react';
import { Redirect, useLocation } from 'wouter';
import { ALL_CATEGORIES, CATEGORIES } from '#core/category.ts';
import { issuesMatching } from '#core/issue-search.ts';
import { Dropdown } from '#kit/dropdown/Dropdown.tsx';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { CategoryIcon } from '../../CategoryIcon.tsx';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../page-title.ts';
import classes from './IssueCardsPage.module.css';
import { FoundIssues } from '../search/found-on-demand.ts';
import { ListedIssues } from './ListedIssues.tsx';
import { useAdvisorIssues } from './use-advisor-issues.ts';
import { useListedCategory } from './use-listed-category.ts';
import { useQuery } from '../../use-query.ts';
import { useStartWalk } from '../walk/use-start-walk.tsx';

const words = messages.issueCards;

const categories = CATEGORIES.map((value) => ({
  value,
  icon: <CategoryIcon category={value} size={24} />,
}));

const Cards = memo(({ query }: { query: URLSearchParams }) => {
  const listed = useListedCategory();
  const category = listed ?? ALL_CATEGORIES;
  usePageTitle(category);
  const [, navigate] = useLocation();
  const search = query.get('search') ?? '';
  const page = Number(query.get('page'));
  const list = useAdvisorIssues(category);
  const startWalk = useStartWalk(list.issues);

  if (!listed) return <Redirect to={paths.issuesList(ALL_CATEGORIES, search)} replace />;
  const listing = {
    list,
    category,
    search,
    onChoose: startWalk.choose,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    onPage: (next: number) => navigate(paths.issuesList(category, search, next)),
  };
  const byTitle = <ListedIssues {...listing} issues={issuesMatching(list.issues, search)} />;
  return (
    <div className={classes.page}>
      <Dropdown
        label={words.category}
        hideLabel
        size="thumb"
        options={categories}
        value={category}
        onChange={(next) => navigate(paths.issuesList(next, search))}
      />
      {list.status === 'loading' && <LoadingOverlay />}
      {search.trim() === '' ? (
        byTitle
      ) : (
        // A boundary of its own, or the list before would stay until the search is loaded.
        <Suspense fallback={byTitle}>
          <FoundIssues {...listing} />
        </Suspense>
      )}
      {startWalk.dialogs}
    </div>
  );
});

/**
 * The published issues of a category (ISSUES-17); choosing one begins its walk (WALK-1). A key typed into
 * the search is painted before what it finds.
 */
export const IssueCardsPage = () => <Cards query={useDeferredValue(useQuery())} />;
