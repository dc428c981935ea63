import { showToast } from '#kit/overlays/toast/toasts.ts';
import { updateIssue } from '../../base/issues-api.ts';
import { adminMessages } from '../../base/messages.ts';
import { renewIssues } from '../../base/queries.ts';
import { createdIssue, type LiveEditor } from '../../draft/live-editor.ts';

const words = adminMessages.editor;

/** Says that the campus has read a procedure of the starter library, and stands by it (EDITOR-25). */
export const reviewAction = (live: LiveEditor) => async (): Promise<void> => {
  try {
    const issue = await live.write(
      async () => await updateIssue(createdIssue(live)._id, { isStarter: false }),
    );
    live.change({ type: 'issueLoaded', issue });
  } catch (error) {
    // No toast: the page says it in place (SHELL-5).
    live.change({ type: 'changeFailed', wanted: 'reviewed', error });
    return;
  }
  showToast({ kind: 'status', text: words.markedReviewed });
  await renewIssues();
};
