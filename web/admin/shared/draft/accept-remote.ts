import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { isApiError } from '../../../base/http.ts';
import { getIssue } from '../../base/issues-api.ts';
import { createdIssue, type LiveEditor } from './live-editor.ts';
import { hasConflict, isRemoved } from './state.ts';
import { UnpublishedError, RemoteLoadError } from './failure.ts';
import { presentPane } from './created-meanwhile.ts';

/** The number of saves by others that may come in between before the author must save again. */
export const MAX_ATTEMPTS = 5;

/** The known saves of others: their version, their changes by part and author, and a flag if this editor did nothing. */
type Heard = {
  readonly version?: number;
  readonly changes?: readonly PartConflict[];
  readonly isNews?: boolean;
};

/** Takes in the issue's saved state and keeps typed text, by whatever way the editor learned of the change (EDITOR-32). Throws RemoteLoadError. */
export async function takeIn(
  live: LiveEditor,
  { version = Infinity, changes, isNews = false }: Heard = {},
): Promise<void> {
  // A save of this editor may already have loaded it.
  if (createdIssue(live).version >= version) return;
  if (changes) live.change({ type: 'changedElsewhere', changes });
  try {
    const issue = await getIssue(createdIssue(live)._id);
    live.change({ type: 'issueLoaded', issue, isNews });
  } catch (cause) {
    throw new RemoteLoadError('not loaded', { cause });
  }
}

/** Takes in the saves of others if they load; if not, the next save or look takes them in. */
export async function takeInIfLoaded(live: LiveEditor, heard?: Heard): Promise<void> {
  await takeIn(live, heard).catch(() => undefined);
}

/** Takes in the saves of others if a change was refused because of them; returns true in that case. */
export async function acceptRemote(live: LiveEditor, error: unknown): Promise<boolean> {
  const isLost = isApiError(error, 'VERSION_CONFLICT');
  if (!isLost && !isApiError(error, 'ISSUE_ARCHIVED')) return false;
  await takeIn(live, isLost ? { changes: error.problems } : {});
  return isLost;
}

/** Sends a save that has a note for advisors. Throws UnpublishedError if the issue is no longer published. */
export async function sentWithNote(live: LiveEditor, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isApiError(error, 'INVALID_INPUT')) throw error;
    await takeIn(live);
    if (createdIssue(live).publish) throw error;
    throw new UnpublishedError('the issue is a draft', { cause: error });
  }
}

/**
 * Sends the save of a pane. If it is refused because others saved first, it is sent again on top of
 * their saves, unless they changed this very pane: then their text is shown next to the author's,
 * and it throws (EDITOR-18).
 */
export async function sentOnLatest(
  live: LiveEditor,
  pane: string,
  send: () => Promise<void>,
): Promise<void> {
  const { key } = live.latest().draft;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send();
      return;
    } catch (error) {
      const isLost = await acceptRemote(live, error);
      const state = live.latest();
      const place = presentPane(state, pane, key);
      if (!isLost || attempt === MAX_ATTEMPTS) throw error;
      if (hasConflict(state, place) || isRemoved(state, place)) throw error;
    }
  }
}
