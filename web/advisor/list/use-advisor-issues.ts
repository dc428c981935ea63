import { useEffect, useState } from 'react';
import { API } from '#core/api.ts';
import type { Category } from '#core/category.ts';
import type { Issue } from '#core/issue.ts';
import { call } from '../../call.ts';

/** What a category lists. A failure lists nothing (spec 8), and says so. */
export type AdvisorIssues =
  | { status: 'loading'; issues: readonly Issue[] }
  | { status: 'loaded'; issues: readonly Issue[] }
  | { status: 'failed'; issues: readonly Issue[]; reload: () => void };

type Outcome = { category: Category; attempt: number; issues: readonly Issue[] | undefined };

/** The published issues of a category with their steps, loaded when the category changes. */
export function useAdvisorIssues(category: Category): AdvisorIssues {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const controller = new AbortController();
    const finish = (issues: readonly Issue[] | undefined): void => {
      if (!controller.signal.aborted) setOutcome({ category, attempt, issues });
    };
    call(API.listAdvisorIssues, { params: { category }, signal: controller.signal }).then(
      finish,
      () => finish(undefined),
    );
    return () => controller.abort();
  }, [category, attempt]);

  if (outcome?.category !== category || outcome.attempt !== attempt) {
    return { status: 'loading', issues: [] };
  }
  if (outcome.issues) return { status: 'loaded', issues: outcome.issues };
  return { status: 'failed', issues: [], reload: () => setAttempt(attempt + 1) };
}
