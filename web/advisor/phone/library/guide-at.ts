import type { CheckedSteps } from '#core/step/step.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { call } from '../../../base/call.ts';
import { isApiError } from '../../../base/http.ts';
import { guideOf, stepsIn } from './guide.ts';
import { refreshLibrary } from './refresh-library.ts';

export type GuideAt = { readonly guide: PublishedIssue; readonly steps: CheckedSteps };

async function issueAt(id: string, revision: number): Promise<PublishedIssue | undefined> {
  const here = await guideOf(id);
  if (here?.revision === revision) return here;
  await refreshLibrary();
  const newer = await guideOf(id);
  if (newer?.revision === revision) return newer;
  const params = { id, number: String(revision) };
  return await call('GET /api/advisor/issues/{id}/revisions/{number}', { params });
}

/** Returns an issue as it was in a revision, for a walk that was handed over (HANDOVER-7): 'not here' while the server does not answer, undefined if there is no such revision. */
export async function guideAt(
  id: string,
  revision: number,
): Promise<GuideAt | 'not here' | undefined> {
  try {
    const guide = await issueAt(id, revision);
    const steps = guide && stepsIn(guide);
    return guide && steps && { guide, steps };
  } catch (error) {
    return isApiError(error, 'NOT_FOUND') ? undefined : 'not here';
  }
}
