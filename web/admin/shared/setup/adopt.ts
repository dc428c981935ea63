import { dayOf } from '#core/base/day.ts';
import { formatDay } from '#core/base/format.ts';
import type { Adoption } from '#core/issue/path-check-schema.ts';
import type { SetupProcedure } from '#core/setup/setup-schema.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { bringBackIssue, moveIssue } from '../../base/issues-api.ts';
import { renewMoved } from '../../base/queries.ts';
import { setupMessages as words } from './messages.ts';
import { renewSetup } from './use-setup.ts';

/** Returns 'Reviewed by Maya on 25 Nov 2026', with the campus's day, or the browser's if the campus's time zone is not known. */
export const adoptionInWords = (
  { at, by }: NonNullable<Adoption>,
  timeZone: string | undefined,
): string => words.reviewedBy(by, formatDay(dayOf(new Date(at), timeZone)));

export const adoptFailure = (error: unknown): string =>
  `${words.reviewNotSaved} ${reasonIn(error)}`.trim();

type SampleVersion = { _id: string; version: number };

type MoveResult = { moved: readonly SampleVersion[]; isDone: boolean };

/** Archives one after another or restores them as they were, up to the first that fails, which is reported. */
async function moveEach(
  places: readonly SampleVersion[],
  isArchived: boolean,
): Promise<MoveResult> {
  const moved: SampleVersion[] = [];
  let isDone = true;
  try {
    for (const { _id, version } of places) {
      const { issue, isChanged } = await (isArchived
        ? moveIssue(_id, true, version)
        : bringBackIssue(_id, version));
      if (isChanged) moved.push(issue);
    }
  } catch (error) {
    isDone = false;
    const text = words.notAll(moved.length, places.length);
    showToast({ kind: 'alert', text, detail: reasonIn(error) });
  }
  await renewMoved(isArchived ? 'archived' : 'here').catch(() => undefined);
  await renewSetup();
  return { moved, isDone };
}

/** Restores all starter procedures that were left out, as they were (SETUP-13). */
export const bringBack = async (leftOut: readonly SampleVersion[]): Promise<void> =>
  void (await moveEach(leftOut, false));

/** Archives starter procedures; one Undo gives back those that nobody has changed since (SETUP-5). Returns whether all are in the archive. */
export async function leaveOut(
  starters: readonly Pick<SetupProcedure, '_id' | 'version' | 'title'>[],
): Promise<boolean> {
  const { moved, isDone } = await moveEach(starters, true);
  const [first] = starters;
  if (first && moved.length > 0) {
    showToast({
      kind: 'status',
      text: starters.length === 1 ? words.leftOut(first.title) : words.leftOutAll(moved.length),
      detail: words.inArchive,
      action: { label: messages.undo, onAction: () => void moveEach(moved, false) },
    });
  }
  return isDone;
}
