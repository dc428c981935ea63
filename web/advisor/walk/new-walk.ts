import type { CheckedSteps } from '#core/step/step.ts';
import { startWalk } from '#core/walk/walk.ts';
import { newKey } from '../../device.ts';
import type { IssueTitle } from '../library/titles.ts';
import type { SavedWalk } from './saved-walk.ts';

/** A walk on the first step of an issue, under the name of who begins it. */
export function newWalk(
  issue: IssueTitle,
  steps: CheckedSteps,
  advisor: string,
  now: Date,
  more: Pick<SavedWalk, 'firstAct' | 'isPractice'> = {},
): SavedWalk {
  return {
    ...more,
    id: newKey(),
    advisor,
    issueId: issue._id,
    title: issue.title,
    category: issue.category,
    revision: issue.revision,
    startedAt: now.toISOString(),
    walk: startWalk(steps),
    trail: [],
    rating: 0,
    description: '',
  };
}
