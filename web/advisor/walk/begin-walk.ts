import type { Issue } from '#core/issue.ts';
import { stepsFromWire } from '#core/wire.ts';
import { startWalk } from '#core/walk.ts';
import type { KeptWalk } from './saved-walks.ts';

/** A walk on the first step of an issue as the wire gave it. */
export function beginWalk(issue: Issue, now: Date): KeptWalk {
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
