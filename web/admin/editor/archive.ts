import type { Issue } from '#core/issue.ts';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { officePaths } from '../../office-paths.ts';
import { issuesListMessages } from '../issues/messages.ts';
import { updateIssue } from '../issues-api.ts';
import { adminMessages } from '../messages.ts';
import { renewIssues } from '../queries.ts';
import { createdIssue, type LiveEditor } from './live-editor.ts';
import { showFailure } from './failure.ts';

const words = adminMessages.issues;

/** Archiving the issue of an editor and restoring it. */
export function archiveActions(live: LiveEditor, goTo: (path: string) => void) {
  const setArchived = async (isArchived: boolean): Promise<Issue> => {
    const issue = await updateIssue(createdIssue(live)._id, { isArchived });
    await renewIssues();
    return issue;
  };

  const undo = async (): Promise<void> => {
    try {
      await setArchived(false);
      showToast({ kind: 'status', text: issuesListMessages.restored });
    } catch (error) {
      const again = { label: messages.tryAgain, onAction: () => void undo() };
      showFailure(words.notRestored, error, again);
    }
  };

  return {
    /** Archives at once and returns to the list (EDITOR-1). */
    archive: async (): Promise<void> => {
      try {
        await live.write(async () => await setArchived(true));
      } catch (error) {
        // No toast: the page says it in place (SHELL-5).
        live.change({ type: 'changeFailed', wanted: 'archived', error });
        return;
      }
      goTo(officePaths.admin);
      showToast({
        kind: 'status',
        text: words.archived,
        detail: issuesListMessages.undoRestores,
        action: { label: messages.undo, onAction: () => void undo() },
      });
    },

    /** Brings an archived issue back as a draft (EDITOR-20). */
    restore: async (): Promise<void> => {
      try {
        const issue = await live.write(async () => await setArchived(false));
        live.change({ type: 'issueLoaded', issue });
      } catch (error) {
        live.change({ type: 'changeFailed', wanted: 'restored', error });
      }
    },
  };
}
