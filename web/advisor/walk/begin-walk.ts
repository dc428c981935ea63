import type { Issue } from '#core/issue.ts';
import { stepsFromWire } from '#core/wire.ts';
import { startWalk } from '#core/walk.ts';
import type { SavedWalk } from './saved-walks.ts';

/** A walk on the first step of an issue as the wire gave it. */
export function beginWalk(issue: Issue, now: Date): SavedWalk {
  return {
    issueId: issue._id,
    title: issue.title,
    revision: issue.revision,
    startedAt: now.toISOString(),
    walk: startWalk(stepsFromWire(issue.steps)),
    rating: 0,
    description: '',
  };
}
