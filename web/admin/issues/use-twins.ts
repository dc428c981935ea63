import { useCallback, useState } from 'react';
import type { Issue, IssueSummary } from '#core/issue/issue.ts';
import { starterTwins } from '#core/search/twins.ts';
import { latestIssues } from '../base/queries.ts';

type Named = Pick<Issue, '_id' | 'title'>;

/** An issue that advisors see beside starter texts of its title. */
export type Twins = { readonly issue: Named; readonly starters: readonly IssueSummary[] };

/** What is asked once an issue is published, wherever it was (LIST-22): `lookFor` finds it, `twins` is there until it is answered. */
export function useTwins() {
  const [twins, setTwins] = useState<Twins>();
  const lookFor = useCallback(async (issue: Named): Promise<void> => {
    const starters = starterTwins(issue, await latestIssues());
    setTwins(starters.length > 0 ? { issue, starters } : undefined);
  }, []);
  return { twins, lookFor, forget: () => setTwins(undefined) };
}
