import { useEffect, useState } from 'react';
import type { Category } from '#core/category.ts';
import { listIssues, type ListedIssue } from '../issues-api.ts';

/** What a category lists. A failure lists nothing, and says so (CARDS-6). */
export type AdvisorIssues = {
  status: 'loading' | 'loaded' | 'failed';
  issues: readonly ListedIssue[];
  /** Loads them again; those listed stay until then, and after a failure. */
  reload: () => void;
};

/** How often a list that is seen is loaded again. */
const RELOAD_MS = 60_000;

type LoadedList = {
  category: Category;
  attempt: number;
  issues: readonly ListedIssue[] | undefined;
};

/**
 * The published issues of a category with their steps, loaded when the category changes, and again when
 * the page is seen again and every minute while it is (CARDS-10).
 */
export function useAdvisorIssues(category: Category): AdvisorIssues {
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<LoadedList>();

  useEffect(() => {
    const controller = new AbortController();
    const finish = (loaded: readonly ListedIssue[] | undefined): void => {
      if (controller.signal.aborted) return;
      setList((before) => {
        const listed = before?.category === category ? before.issues : undefined;
        return { category, attempt, issues: loaded ?? listed };
      });
    };
    listIssues(category, controller.signal).then(finish, () => finish(undefined));
    return () => controller.abort();
  }, [category, attempt]);

  useEffect(() => {
    const reloadIfSeen = (): void => {
      if (!document.hidden) setAttempt((before) => before + 1);
    };
    const timer = setInterval(reloadIfSeen, RELOAD_MS);
    document.addEventListener('visibilitychange', reloadIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reloadIfSeen);
    };
  }, []);

  const reload = (): void => setAttempt(attempt + 1);
  const known = list?.category === category ? list : undefined;
  if (known?.issues) return { status: 'loaded', issues: known.issues, reload };
  return { status: known?.attempt === attempt ? 'failed' : 'loading', issues: [], reload };
}
