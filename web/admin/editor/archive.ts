import type { Issue } from '#core/issue.ts';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { updateIssue } from '../issues-api.ts';
import { adminMessages } from '../messages.ts';
import { renewIssues } from '../queries.ts';
import { createdIssue, type EditorStore } from './editor-store.ts';
import { showFailure } from './failure.ts';

const words = adminMessages.issues;

/** Archiving the issue of an editor and restoring it; each resolves to whether it was done. */
export function archiveActions(store: EditorStore, goTo: (path: string) => void) {
  const setArchived = async (isArchived: boolean): Promise<Issue> => {
    const issue = await updateIssue(createdIssue(store)._id, { isArchived });
    await renewIssues();
    return issue;
  };

  const undo = async (): Promise<void> => {
    try {
      await setArchived(false);
    } catch (error) {
      showFailure(words.notRestored, error);
    }
  };

  return {
    /** Archives at once and returns to the list (EDITOR-1). */
    archive: async (): Promise<boolean> => {
      try {
        await store.write(async () => await setArchived(true));
      } catch {
        // No toast: the page says it in place (SHELL-5).
        return false;
      }
      goTo(paths.admin);
      showToast({
        kind: 'status',
        text: words.archived,
        action: { label: messages.undo, onAction: () => void undo() },
      });
      return true;
    },

    /** Brings an archived issue back as a draft (EDITOR-20). */
    restore: async (): Promise<boolean> => {
      try {
        const issue = await store.write(async () => await setArchived(false));
        store.change({ type: 'issueLoaded', issue });
        return true;
      } catch {
        return false;
      }
    },
  };
}
