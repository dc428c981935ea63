import type { CheckedSteps } from '#core/step/step.ts';
import { startWalk } from '#core/walk/walk.ts';
import { newKey } from '../../../base/device.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';

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
