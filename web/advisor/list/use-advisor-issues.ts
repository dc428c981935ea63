import { useEffect, useState } from 'react';
import type { Category } from '#core/category.ts';
import { listIssues, type ListedIssue } from '../issues-api.ts';

/** What a category lists. A failure lists nothing (spec 8), and says so. */
export type AdvisorIssues =
  | { status: 'loading'; issues: readonly ListedIssue[] }
  | { status: 'loaded'; issues: readonly ListedIssue[] }
  | { status: 'failed'; issues: readonly ListedIssue[]; reload: () => void };

type Outcome = { category: Category; attempt: number; issues: readonly ListedIssue[] | undefined };

/** The published issues of a category with their steps, loaded when the category changes. */
export function useAdvisorIssues(category: Category): AdvisorIssues {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const controller = new AbortController();
    const finish = (issues: readonly ListedIssue[] | undefined): void => {
      if (!controller.signal.aborted) setOutcome({ category, attempt, issues });
    };
    listIssues(category, controller.signal).then(finish, () => finish(undefined));
    return () => controller.abort();
  }, [category, attempt]);

  if (outcome?.category !== category || outcome.attempt !== attempt) {
    return { status: 'loading', issues: [] };
  }
  if (outcome.issues) return { status: 'loaded', issues: outcome.issues };
  return { status: 'failed', issues: [], reload: () => setAttempt(attempt + 1) };
}
