import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { IssueSummary } from '#core/issue/issue.ts';
import { type TreeProblem, blockingProblems } from '#core/tree/tree-check.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../base/http.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { moveIssue, getIssue, updateIssue } from '../base/issues-api.ts';
import { adminMessages } from '../base/messages.ts';
import { askForIssue, renewIssues, renewMoved, knownSettings } from '../base/queries.ts';
import { reasonIn } from '../base/admin-api.ts';
import type { CardActions } from './IssueCard.tsx';
import type { CardState, CardStates } from './IssuesList.tsx';
import { issuesListMessages } from './messages.ts';
import { leaveList } from './use-list-view.ts';

/** Publishes an issue; returns the problems that prevent it, which a newer version on the server may have. */
async function publishIssue(issue: IssueSummary): Promise<readonly TreeProblem[]> {
  if (issue.problemCount > 0) {
    // The list has only the number of problems, which may have been fixed since.
    const { steps, firstAct } = await getIssue(issue._id);
    const problems = blockingProblems(steps, { firstAct, campus: knownSettings()?.campus });
    if (problems.length > 0) return problems;
  }
  try {
    await updateIssue(issue._id, { publish: true });
    return [];
  } catch (error) {
    // If there is no problem to list, the issue was archived since, or no longer has a step.
    if (!isApiError(error, 'NOT_PUBLISHABLE') || error.problems.length === 0) throw error;
    return error.problems;
  }
}

export type Blocked = { issue: IssueSummary; problems: readonly TreeProblem[] };

/** Returns the actions on one card, which shows their failures (SHELL-5); `onPublished` hears of each issue that was published. */
export function useCardActions(onPublished: (issue: IssueSummary) => Promise<void>) {
  const [, navigate] = useLocation();
  const [blocked, setBlocked] = useState<Blocked>();
  const [cardStates, setCardStates] = useState<CardStates>(new Map());
  const actions = useMemo((): Omit<CardActions, 'onSelect'> => {
    const set = (id: string, state: CardState | undefined): void =>
      setCardStates((before) => new Map(before).set(id, state));
    const attempt = async (
      { _id: id }: IssueSummary,
      act: () => Promise<void>,
      failed: { text: string; retry: CardActions['onPublish'] },
    ): Promise<void> => {
      set(id, {});
      try {
        await act();
        set(id, undefined);
      } catch (error) {
        const text = `${failed.text} ${reasonIn(error)}`.trim();
        // The server would refuse the issue again, so there is no retry.
        const isRefused = isApiError(error, 'NOT_PUBLISHABLE');
        set(id, { failure: { text, ...(!isRefused && { retry: failed.retry }) } });
        // The issue may have been archived: its card then stays, and says so.
        await (isRefused ? renewMoved('archived') : renewIssues()).catch(() => undefined);
      }
    };
    const onPublish: CardActions['onPublish'] = async (issue) => {
      const publish = async (): Promise<void> => {
        const problems = await publishIssue(issue);
        if (problems.length > 0) setBlocked({ issue, problems });
        await renewIssues();
        if (problems.length === 0) await onPublished(issue);
      };
      const text = adminMessages.issues.notPublished;
      await attempt(issue, publish, { text, retry: onPublish });
    };
    const onRestore: CardActions['onRestore'] = async (issue) => {
      const restore = async (): Promise<void> => {
        const { issue: now, isChanged } = await moveIssue(issue._id, false);
        // The issue is restored, even if the list does not load.
        await renewMoved('here').catch(() => undefined);
        const { restored } = issuesListMessages;
        const text = isChanged ? restored : issuesListMessages.restoredBefore(now.publish);
        showToast({ kind: 'status', text });
      };
      const text = adminMessages.issues.notRestored;
      await attempt(issue, restore, { text, retry: onRestore });
    };
    return {
      onOpen: (id) => {
        void askForIssue(id);
        leaveList(id);
        navigate(adminPaths.issue(id));
      },
      onPublish,
      onRestore,
    };
  }, [navigate, onPublished]);
  return { actions, cardStates, blocked, unblock: () => setBlocked(undefined) };
}
