import { memo, useCallback } from 'react';
import { Redirect, useLocation } from 'wouter';
import { ALL_CATEGORIES, CATEGORIES, type Category } from '#core/base/category.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { pageNumberIn } from '../../../base/page-number.ts';
import { paths } from '../../../base/paths.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import classes from './IssueCardsPage.module.css';
import { ListedIssues } from './ListedIssues.tsx';
import { listMessages } from './messages.ts';
import { useAdvisorIssues } from '../../phone/library/refresh-library.ts';
import { useListedCategory } from '../../base/use-listed-category.ts';
import { useQuery } from '../../../base/use-query.ts';
import { useStartWalk } from '../../walk/screen/use-start-walk.tsx';

const categories = CATEGORIES.map((value) => ({
  value,
  icon: <CategoryIcon category={value} size={24} />,
}));

/** Not drawn again with the page around it: its drawings are half of what the page draws. */
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
  usePageTitle(category);
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
    <div className={classes.page}>
      <CategoryChoice category={category} search={search} />
      {list.status === 'loading' && <LoadingOverlay />}
      <ListedIssues
        list={list}
        category={category}
        search={search}
        onChoose={startWalk.choose}
        page={pageNumberIn(query)}
        onPage={turnTo}
      />
      {startWalk.dialogs}
    </div>
  );
};
