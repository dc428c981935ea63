import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { formatDate } from '#core/base/format.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Adoption } from '#core/issue/path-check-schema.ts';
import type { SetupProcedure } from '#core/setup/setup-schema.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { ApiError } from '../../../base/http.ts';
import { messages } from '../../../base/messages.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { bringBackIssue, moveIssue } from '../../base/issues-api.ts';
import { renewMoved } from '../../base/queries.ts';
import { setupMessages as words } from './messages.ts';
import { renewSetup } from './use-setup.ts';

/** Returns 'Reviewed by Maya on Nov 25, 2026', with the campus's day, or the browser's if the campus's time zone is not known. */
export const adoptionInWords = (
  { at, by }: NonNullable<Adoption>,
  timeZone: string | undefined,
): string => words.reviewedBy(by, formatDate(at, timeZone));

export const adoptFailure = (error: unknown): string =>
  `${words.reviewNotSaved} ${reasonIn(error)}`.trim();

/** The refusals that concern only one procedure, so that the next may succeed. */
const OF_ONE: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'SECOND_PERSON_NEEDED',
  'OTHER_CATEGORY',
  'CORRECTED_URGENTLY',
  'NOT_PUBLISHABLE',
  'VERSION_CONFLICT',
  'NOT_FOUND',
]);

function isOfOne(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code }: ApiError = error;
  return OF_ONE.has(code);
}

type SampleVersion = { _id: string; version: number };

type MoveResult = { moved: readonly Issue[]; isDone: boolean };

/** Archives procedures one after another, or restores them as they were, and says how many failed and why. A refusal does not stop the others. */
async function moveEach(
  places: readonly SampleVersion[],
  isArchived: boolean,
): Promise<MoveResult> {
  const moved: Issue[] = [];
  const reasons = new Map<string, number>();
  let saved = 0;
  for (const [index, { _id, version }] of places.entries()) {
    try {
      const { issue, isChanged } = await (isArchived
        ? moveIssue(_id, true, version)
        : bringBackIssue(_id, version));
      saved += 1;
      if (isChanged) moved.push(issue);
    } catch (error) {
      const reason = reasonIn(error);
      const count = isOfOne(error) ? 1 : places.length - index;
      reasons.set(reason, (reasons.get(reason) ?? 0) + count);
      if (!isOfOne(error)) break;
    }
  }
  if (reasons.size > 0) {
    const all = places.length;
    const detail = Array.from(reasons, ([why, count]) => words.notSaved(count, all, why)).join(' ');
    showToast({ kind: 'alert', text: words.notAll(saved, all), detail });
  }
  await renewMoved(isArchived ? 'archived' : 'here').catch(() => undefined);
  await renewSetup();
  return { moved, isDone: reasons.size === 0 };
}

/** Restores starter procedures that were left out, as they were; one Undo archives those that nobody has changed since (SETUP-15). */
export async function bringBack(leftOut: readonly SampleVersion[]): Promise<void> {
  const { moved } = await moveEach(leftOut, false);
  if (moved.length === 0) return;
  const published = moved.filter(({ publish }) => publish).length;
  showToast({
    kind: 'status',
    text: words.restored(published, moved.length - published),
    action: { label: messages.undo, onAction: () => void moveEach(moved, true) },
  });
}

/** Archives starter procedures; one Undo restores those that nobody has changed since (SETUP-5). Returns true if all of them are archived. */
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
