import { useMemo } from 'react';
import type { Campus } from '#core/campus-schema.ts';
import type { Issue } from '#core/issue.ts';
import { blockingProblems, type TreeProblem } from '#core/tree-check.ts';

const NONE: readonly TreeProblem[] = [];

/** What keeps a draft, as it was saved last, from being published; looked for when a save changes it. */
export function useBlocking(
  issue: Issue | undefined,
  campus: Campus | undefined,
): readonly TreeProblem[] {
  const { steps, firstAct, publish = true } = issue ?? {};
  return useMemo(
    () => (publish || !steps ? NONE : blockingProblems(steps, { firstAct, campus })),
    [publish, steps, firstAct, campus],
  );
}
