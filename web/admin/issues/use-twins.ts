import { useCallback, useState } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import { starterTwins, type LikeTitles } from '#core/search/twins.ts';
import { latestIssues } from '../base/queries.ts';

type TitledIssue = Pick<Issue, '_id' | 'title'>;

/** An issue that advisors see beside starter texts of its title, or of nearly that. */
export type Twins = LikeTitles & { readonly issue: TitledIssue };

/** Asks about twins once an issue is published, from anywhere (LIST-22): `lookFor` finds them, `twins` is there until the answer. */
export function useTwins() {
  const [twins, setTwins] = useState<Twins>();
  const lookFor = useCallback(async (issue: TitledIssue): Promise<void> => {
    const like = starterTwins(issue, await latestIssues());
    setTwins(like.starters.length > 0 ? { ...like, issue } : undefined);
  }, []);
  return { twins, lookFor, forget: () => setTwins(undefined) };
}
