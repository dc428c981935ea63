import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { IssueSummary } from '#core/issue.ts';
import type { TreeProblem } from '#core/tree-check.ts';
import { showToast } from '#kit/toast/toasts.ts';
import { officePaths } from '../../office-paths.ts';
import { updateIssue } from '../issues-api.ts';
import { adminMessages } from '../messages.ts';
import { askForIssue, renewIssues, renewMoved } from '../queries.ts';
import type { CardActions } from './IssueCard.tsx';
import type { CardState } from './IssuesList.tsx';
import { issuesListMessages } from './messages.ts';
import { publishIssue } from './publish-issue.ts';
import { leaveList } from './use-list-view.ts';

/** An issue that cannot be published, and why. */
export type Blocked = { issue: IssueSummary; problems: readonly TreeProblem[] };

/** What is done on one card: open, publish, restore. Failures are told in place, without a toast (SHELL-5). */
export function useCardActions() {
  const [, navigate] = useLocation();
  const [blocked, setBlocked] = useState<Blocked>();
  const [cardState, setCardState] = useState<CardState>();
  const actions = useMemo((): Omit<CardActions, 'onSelect'> => {
    const attempt = async (
      issue: IssueSummary,
      failure: string,
      act: () => Promise<void>,
    ): Promise<void> => {
      const { _id: id } = issue;
      setCardState({ id });
      try {
        await act();
        setCardState(undefined);
      } catch {
        setCardState({ id, failure });
      }
    };
    return {
      onOpen: (id) => {
        void askForIssue(id);
        leaveList(id);
        navigate(officePaths.issue(id));
      },
      onPublish: async (issue) =>
        await attempt(issue, adminMessages.issues.notPublished, async () => {
          try {
            const problems = await publishIssue(issue);
            if (problems.length > 0) setBlocked({ issue, problems });
          } finally {
            await renewIssues();
          }
        }),
      onRestore: async (issue) =>
        await attempt(issue, adminMessages.issues.notRestored, async () => {
          await updateIssue(issue._id, { isArchived: false });
          await renewMoved('here');
          showToast({ kind: 'status', text: issuesListMessages.restored });
        }),
    };
  }, [navigate]);
  return { actions, cardState, blocked, unblock: () => setBlocked(undefined) };
}
