import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { issuesListMessages } from '../../issues/messages.ts';
import { moveIssue, updateIssue, type ArchiveResult } from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { renewIssues } from '../../base/queries.ts';
import { createdIssue, type LiveEditor } from '../../shared/draft/live-editor.ts';
import { renewPaths } from '../../paths/use-paths.ts';
import { renewSetup } from '../../shared/setup/use-setup.ts';
import { showFailure } from '../../shared/draft/failure.ts';

const words = adminMessages.issues;

/** Makes the action of the button 'Reviewed' below the paths: the person signed in confirms the issue for the campus (PATHS-7, SETUP-5). The action throws the reason if that was not saved. */
export const adoptAction = (live: LiveEditor) => async (): Promise<void> => {
  const { _id } = createdIssue(live);
  const issue = await live.write(async () => await updateIssue(_id, { isStarter: false }));
  live.change({ type: 'issueLoaded', issue });
  await Promise.all([renewPaths(_id), renewIssues(), renewSetup()]);
};

export function archiveActions(live: LiveEditor, goTo: (path: string) => void) {
  const setArchived = async (isArchived: boolean, version?: number): Promise<ArchiveResult> => {
    const moved = await moveIssue(createdIssue(live)._id, isArchived, version);
    await renewIssues();
    return moved;
  };

  const undo = async (version?: number): Promise<void> => {
    try {
      await setArchived(false, version);
      showToast({ kind: 'status', text: issuesListMessages.restored });
    } catch (error) {
      // The version is left out, because perhaps only the answer was lost.
      const again = { label: messages.tryAgain, onAction: () => void undo() };
      showFailure(words.notRestored, error, again);
    }
  };

  return {
    /** Archives the issue right away and returns to the list (EDITOR-1); if the issue was archived already, there is no Undo (LIST-19). */
    archive: async (): Promise<void> => {
      let moved: ArchiveResult;
      try {
        moved = await live.write(async () => await setArchived(true));
      } catch (error) {
        // There is no toast, because the page shows the failure in place (SHELL-5).
        live.change({ type: 'changeFailed', wanted: 'archived', error });
        return;
      }
      goTo(adminPaths.admin);
      const { issue, isChanged } = moved;
      const action = { label: messages.undo, onAction: () => void undo(issue.version) };
      showToast({
        kind: 'status',
        text: isChanged ? words.archived : issuesListMessages.archivedAlready(1),
        ...(isChanged && { detail: issuesListMessages.undoRestores, action }),
      });
    },

    /** Restores an archived issue as a draft (EDITOR-20). */
    restore: async (): Promise<void> => {
      try {
        const { issue } = await live.write(async () => await setArchived(false));
        live.change({ type: 'issueLoaded', issue });
      } catch (error) {
        live.change({ type: 'changeFailed', wanted: 'restored', error });
      }
    },
  };
}
