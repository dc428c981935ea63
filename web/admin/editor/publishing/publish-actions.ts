import type { TreeProblem } from '#core/tree-check.ts';
import { showToast } from '#kit/toast/toasts.ts';
import { isApiError } from '../../../call.ts';
import { updateIssue } from '../../issues-api.ts';
import { renewIssues } from '../../queries.ts';
import { createdIssue, type LiveEditor } from '../live-editor.ts';
import { publishingMessages as words } from './messages.ts';

/** Publishing the issue of an editor as it was saved last, and taking it back (EDITOR-47). */
export function publishActions({ change, write, ...live }: LiveEditor) {
  const put = async (publish: boolean): Promise<void> => {
    const { _id } = createdIssue({ change, write, ...live });
    const issue = await write(async () => await updateIssue(_id, { publish }));
    change({ type: 'issueLoaded', issue });
    showToast({ kind: 'status', text: publish ? words.published : words.takenBack });
    await renewIssues();
  };

  return {
    /** Returns what prevents it, also in a newer state on the server. */
    publish: async (): Promise<readonly TreeProblem[]> => {
      try {
        await put(true);
      } catch (error) {
        if (isApiError(error, 'NOT_PUBLISHABLE')) return error.problems;
        // No toast: the page says it in place (SHELL-5).
        change({ type: 'changeFailed', wanted: 'published' });
      }
      return [];
    },

    takeBack: async (): Promise<void> => {
      try {
        await put(false);
      } catch {
        change({ type: 'changeFailed', wanted: 'takenBack' });
      }
    },
  };
}
