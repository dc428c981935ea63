import { isApiError } from '../../base/call.ts';
import { getIssue } from '../base/issues-api.ts';
import { createdIssue, type LiveEditor } from './live-editor.ts';
import { hasConflict, isRemoved } from './state.ts';
import { UnpublishedError, RemoteLoadError } from './failure.ts';
import { presentPane } from './created-meanwhile.ts';

/** Saves of others that may come between before the author is asked to save again. */
const MAX_ATTEMPTS = 5;

/** Loads the issue's saved state and keeps what is typed; `isNews` if nothing was done here. Throws RemoteLoadError. */
export async function loadLatest(live: LiveEditor, isNews = false): Promise<void> {
  try {
    const issue = await getIssue(createdIssue(live)._id);
    live.change({ type: 'issueLoaded', issue, isNews });
  } catch (cause) {
    throw new RemoteLoadError('not loaded', { cause });
  }
}

/** Loads the saves of others that came before this version's save, if there are any. */
export async function loadIfBehind(live: LiveEditor, version: number): Promise<void> {
  if (createdIssue(live).version >= version) return;
  // Without it the next save is one on an older version, which loads it.
  await loadLatest(live).catch(() => undefined);
}

/** If a change was refused because others were faster, takes in what they did; returns true in that case. */
export async function acceptRemote(live: LiveEditor, error: unknown): Promise<boolean> {
  const isLost = isApiError(error, 'VERSION_CONFLICT');
  if (!isLost && !isApiError(error, 'ISSUE_ARCHIVED')) return false;
  if (isLost) live.change({ type: 'changedElsewhere', changes: error.problems });
  await loadLatest(live);
  return isLost;
}

/** Sends a save that has a note for advisors. Throws UnpublishedError if the issue is no longer published. */
export async function sentWithNote(live: LiveEditor, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isApiError(error, 'INVALID_INPUT')) throw error;
    await loadLatest(live);
    if (createdIssue(live).publish) throw error;
    throw new UnpublishedError('the issue is a draft', { cause: error });
  }
}

/**
 * Sends the save of a pane. If it is refused because of others, it is sent again on top of what they saved, unless
 * that is in this very pane: then their words are shown beside mine, and it throws (EDITOR-18).
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
