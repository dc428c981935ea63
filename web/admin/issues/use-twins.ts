import { useCallback, useState } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import { starterTwins, type LikeTitles } from '#core/search/twins.ts';
import { latestIssues } from '../base/queries.ts';

type Named = Pick<Issue, '_id' | 'title'>;

/** An issue that advisors see beside starter texts of its title, or of nearly that. */
export type Twins = LikeTitles & { readonly issue: Named };

/** What is asked once an issue is published, wherever it was (LIST-22): `lookFor` finds it, `twins` is there until it is answered. */
export function useTwins() {
  const [twins, setTwins] = useState<Twins>();
  const lookFor = useCallback(async (issue: Named): Promise<void> => {
    const like = starterTwins(issue, await latestIssues());
    setTwins(like.starters.length > 0 ? { ...like, issue } : undefined);
  }, []);
  return { twins, lookFor, forget: () => setTwins(undefined) };
}
