import { checkSteps } from '#core/step/step-problems.ts';
import type { CheckedSteps } from '#core/step/step.ts';
import { decodeSteps } from '#core/issue/wire.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { read } from '../store/store.ts';
import { refreshLibrary } from './refresh-library.ts';

// This is the only file of the advisors' side that knows the wire format of steps.

/** The guides of the last answer, until they are stored on the phone. */
let fetched = new Map<string, PublishedIssue>();

export function guidesFetched(issues: readonly PublishedIssue[]): void {
  fetched = new Map(issues.map((issue) => [issue._id, issue]));
}

/** Drops the guides that the phone's store has, because hundreds of them need not be in memory too. */
export function guidesStored(): void {
  fetched.clear();
}

export const guideOf = async (issueId: string): Promise<PublishedIssue | undefined> =>
  fetched.get(issueId) ?? (await read(['guides'], async ({ get }) => await get('guides', issueId)));

/** Returns the steps of an issue in the form that a walk needs; undefined if this app cannot walk them. */
export const stepsIn = ({ steps }: PublishedIssue): CheckedSteps | undefined =>
  checkSteps(decodeSteps(steps));

/** The texts that come before the first step of an issue. */
export type Introduction = Pick<PublishedIssue, 'firstAct' | 'isStarter' | 'language'>;

/** Returns an issue from this phone (WALK-24); only if the phone has its title but no steps, from the server. Each read takes a moment. */
export async function guideHere(issueId: string): Promise<{
  readonly guide: PublishedIssue | undefined;
  readonly steps: CheckedSteps | undefined;
}> {
  const guide =
    (await guideOf(issueId)) ?? (await refreshLibrary().then(async () => await guideOf(issueId)));
  return { guide, steps: guide && stepsIn(guide) };
}
