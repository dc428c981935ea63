import type { Issue } from '#core/issue.ts';
import { showToast } from '#kit/toast/toasts.ts';
import { isApiError } from '../../call.ts';
import { messages } from '../../messages.ts';
import { showFailure } from '../editor/failure.ts';
import { updateIssue } from '../issues-api.ts';
import { renewIssues } from '../queries.ts';
import { revisionMessages } from './messages.ts';
import { renewRevisions } from './use-revisions.ts';

const words = revisionMessages;

async function put({ _id, version }: Issue, restoreRevision: number): Promise<Issue> {
  const issue = await updateIssue(_id, { restoreRevision, version });
  await Promise.all([renewRevisions(_id), renewIssues()]);
  return issue;
}

/**
 * Where somebody else saved first, what they saved is listed and stands under the next press; else `again`
 * offers what nothing on the page does.
 */
async function showNotDone(
  id: string,
  text: string,
  error: unknown,
  again?: () => Promise<void>,
): Promise<void> {
  if (isApiError(error, 'VERSION_CONFLICT')) {
    showFailure(words.late(text), error);
    await renewRevisions(id);
    return;
  }
  const offered = again && { label: messages.tryAgain, onAction: () => void again() };
  showFailure(text, error, offered);
}

/**
 * Restores a revision on the issue as it was seen, which a published one keeps as a revision of its own:
 * Undo restores that (REVISION-4). Returns the issue; undefined where it was not done, which a toast says.
 */
export async function restoreRevision(before: Issue, number: number): Promise<Issue | undefined> {
  try {
    const after = await put(before, number);
    const { revision } = before;
    const undo = async (): Promise<void> => {
      try {
        if (revision !== null) await put(after, revision);
      } catch (error) {
        await showNotDone(before._id, words.notUndone, error, undo);
      }
    };
    showToast({
      kind: 'status',
      text: words.restored(number),
      ...(before.publish && { action: { label: messages.undo, onAction: () => void undo() } }),
    });
    return after;
  } catch (error) {
    await showNotDone(before._id, words.notRestored, error);
    return undefined;
  }
}
