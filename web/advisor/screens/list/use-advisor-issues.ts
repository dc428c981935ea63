import { useEffect, useMemo } from 'react';
import { ALL_CATEGORIES, type Category } from '#core/base/category.ts';
import { refreshLibrary, useHasFailed } from '../../phone/library/refresh-library.ts';
import { useTitles, type IssueTitle } from '../../phone/library/titles.ts';

/** What a category lists. Without a library the list is empty, and says so (CARDS-6). */
export type AdvisorIssues = {
  status: 'loading' | 'loaded' | 'failed';
  issues: readonly IssueTitle[];
  /** Asks for them again. */
  reload: () => void;
};

const NONE: readonly IssueTitle[] = [];

const reload = (): void => void refreshLibrary();

/** The published issues of a category, from the phone at once (CARDS-11), newer ones when they come (CARDS-10). */
export function useAdvisorIssues(category: Category): AdvisorIssues {
  const titles = useTitles();
  const hasFailed = useHasFailed();
  useEffect(reload, []);
  const all = titles?.issues ?? NONE;
  const issues = useMemo(
    () => (category === ALL_CATEGORIES ? all : all.filter((one) => one.category === category)),
    [all, category],
  );
  const missing = hasFailed ? 'failed' : 'loading';
  const status = titles ? 'loaded' : missing;
  // One object while nothing changes, so that what shows it is not drawn again.
  return useMemo(() => ({ status, issues, reload }), [status, issues]);
}
