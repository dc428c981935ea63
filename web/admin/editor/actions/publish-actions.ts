import type { Issue } from '#core/issue/issue.ts';
import type { PendingAct } from '#core/issue/second-person.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { ApiError, isApiError } from '../../../base/http.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { updateIssue } from '../../base/issues-api.ts';
import { knownSettings, renewIssues } from '../../base/queries.ts';
import { takeInIfLoaded } from '../../shared/draft/accept-remote.ts';
import { createdIssue, type LiveEditor } from '../../shared/draft/live-editor.ts';
import { wantsSentence } from './brought-back.ts';
import { publishingMessages as words } from './messages.ts';

/** The published issue, or else the problems that prevent publishing, which a newer state on the server may have. */
type Published = {
  readonly issue?: Issue;
  readonly problems: readonly TreeProblem[];
  /** True if its text was corrected urgently: it is then published with a new urgent message (PUBLISH-15). */
  readonly isCorrected?: boolean;
};

/** Makes the actions that publish the issue of an editor as it was last saved, and move it back to draft (EDITOR-47). */
export function publishActions(live: LiveEditor) {
  const { change, write, latest } = live;

  const put = async (body: Parameters<typeof updateIssue>[1], done: string): Promise<Issue> => {
    const issue = await write(async () => await updateIssue(createdIssue(live)._id, body));
    change({ type: 'issueLoaded', issue });
    showToast({ kind: 'status', text: done });
    await renewIssues();
    return issue;
  };

  /** Takes in the server's newer state after a failure (EDITOR-32), and returns the problems that prevented publishing. */
  const notDone = async (
    error: unknown,
    wanted: 'published' | 'takenBack',
  ): Promise<readonly TreeProblem[]> => {
    if (error instanceof ApiError) await takeInIfLoaded(live);
    const problems = isApiError(error, 'NOT_PUBLISHABLE') ? error.problems : [];
    // There is no toast, because the page shows the failure in place (SHELL-5), or that the issue was archived.
    if (problems.length === 0 && !latest().issue?.isArchived) {
      change({ type: 'changeFailed', wanted, error });
    }
    return problems;
  };

  return {
    publish: async (urgent?: string): Promise<Published> => {
      // The second person approves the version that they read (REVIEW-2), not one that arrives while this request waits for its turn.
      const { version } = createdIssue(live);
      const isApproval = knownSettings()?.secondPerson === true;
      const said = urgent !== undefined && { urgent };
      try {
        const body = { publish: true, ...(isApproval && { version }), ...said };
        return { issue: await put(body, words.published), problems: [] };
      } catch (error) {
        if (await wantsSentence(live, error)) return { problems: [], isCorrected: true };
        return { problems: await notDone(error, 'published') };
      }
    },

    /** Publishes, drops or keeps the waiting changes as they are shown (REVIEW-12); returns the reason if that failed. */
    settle: async (pending: PendingAct): Promise<string | undefined> => {
      try {
        await put({ pending, version: createdIssue(live).version }, words.settled[pending]);
        return undefined;
      } catch (error) {
        if (error instanceof ApiError) await takeInIfLoaded(live);
        return reasonIn(error);
      }
    },

    takeBack: async (): Promise<void> => {
      try {
        await put({ publish: false }, words.takenBack);
      } catch (error) {
        await notDone(error, 'takenBack');
      }
    },
  };
}
