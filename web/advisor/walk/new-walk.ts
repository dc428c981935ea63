import { startWalk } from '#core/walk.ts';
import type { ListedIssue } from '../issues-api.ts';
import type { SavedWalk } from './saved-walks.ts';

/** A new walk, on the first step of an issue; undefined where this app cannot walk it. */
export function newWalk(issue: ListedIssue, now: Date): SavedWalk | undefined {
  const steps = issue.steps?.();
  return (
    steps && {
      issueId: issue._id,
      title: issue.title,
      revision: issue.revision,
      startedAt: now.toISOString(),
      walk: startWalk(steps),
      rating: 0,
      description: '',
    }
  );
}
