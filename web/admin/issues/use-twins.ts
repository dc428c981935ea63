import { useCallback, useState } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import { starterTwins, type LikeTitles } from '#core/search/twins.ts';
import { latestIssues } from '../base/queries.ts';

type TitledIssue = Pick<Issue, '_id' | 'title'>;

/** An issue that advisors see next to starter texts with the same or nearly the same title. */
export type Twins = LikeTitles & { readonly issue: TitledIssue };

/** Asks about such pairs once an issue is published, on any page (LIST-22): `lookFor` finds them, and `twins` has them until the question is answered. */
export function useTwins() {
  const [twins, setTwins] = useState<Twins>();
  const lookFor = useCallback(async (issue: TitledIssue): Promise<void> => {
    const like = starterTwins(issue, await latestIssues());
    setTwins(like.starters.length > 0 ? { ...like, issue } : undefined);
  }, []);
  return { twins, lookFor, forget: () => setTwins(undefined) };
}
