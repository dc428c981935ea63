import { checkSteps } from '#core/step-problems.ts';
import type { CheckedSteps } from '#core/step.ts';
import { decodeSteps } from '#core/wire.ts';
import type { PublishedIssue } from '#core/wire-schema.ts';
import { read } from '../store/store.ts';
import { refreshLibrary } from './refresh-library.ts';

// The one file of the advisors' side that knows the wire format of steps.

/** Those of the last answer, until they are on the phone's disk. */
let fetched = new Map<string, PublishedIssue>();

export function guidesFetched(issues: readonly PublishedIssue[]): void {
  fetched = new Map(issues.map((issue) => [issue._id, issue]));
}

/** They are in the phone's store: hundreds of guides need not be in memory too. */
export function guidesKept(): void {
  fetched.clear();
}

const guideOf = async (issueId: string): Promise<PublishedIssue | undefined> =>
  fetched.get(issueId) ?? (await read(['guides'], async ({ get }) => await get('guides', issueId)));

/** What stands before the first step of an issue. */
export type Introduction = Pick<PublishedIssue, 'firstAct' | 'isStarter'>;

/** The introduction of an issue of the library, from this phone alone; undefined where it has none yet. */
export async function introductionOf(issueId: string): Promise<Introduction | undefined> {
  return await guideOf(issueId);
}

/**
 * The steps of an issue of the library, from this phone alone (WALK-2), which waits for the office only
 * while it has a title and not yet the steps. Undefined where this app cannot walk them.
 */
export async function stepsOf(issueId: string): Promise<CheckedSteps | undefined> {
  const guide =
    (await guideOf(issueId)) ?? (await refreshLibrary().then(async () => await guideOf(issueId)));
  return guide && checkSteps(decodeSteps(guide.steps));
}
