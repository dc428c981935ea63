import { useRef, useState, type ReactNode } from 'react';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { isApiError } from '../../call.ts';
import { messages } from '../../messages.ts';
import { getIssue, type ListedIssue } from '../issues-api.ts';
import { useRequireUsername } from '../shell/use-require-username.tsx';
import { newWalk } from './new-walk.ts';
import { useWalkControl } from './WalkProvider.tsx';
// Loaded with the list, so that Start waits for no request.
import './WalkPanel.tsx';

const words = messages.walk;

type StartWalk = {
  /** Asks whether to start (WALK-1). */
  choose: (listed: ListedIssue) => void;
  dialogs: ReactNode;
};

/**
 * From a chosen card through the start dialog to the walk. The list has the steps, so Start waits for
 * nothing; the issue's details are loaded meanwhile and used if they come before Start (WALK-2).
 * `onGone`: the issue is no longer published (CARDS-8).
 */
export function useStartWalk(onGone: () => void): StartWalk {
  const [chosen, setChosen] = useState<ListedIssue>();
  /** Why the issue cannot be started. */
  const [problem, setProblem] = useState<string>();
  const check = useRef<AbortController>(undefined);
  const { open } = useWalkControl();
  const { withUsername, dialog } = useRequireUsername();

  const close = (): void => {
    check.current?.abort();
    setChosen(undefined);
  };

  const choose = (listed: ListedIssue): void => {
    const { signal } = (check.current = new AbortController());
    setChosen(listed);
    setProblem(undefined);
    const useNewest = (newest: ListedIssue): void => {
      if (!signal.aborted) setChosen(newest);
    };
    getIssue(listed._id, signal).then(useNewest, (error: unknown) => {
      const isGone = isApiError(error, 'NOT_FOUND');
      if (isGone) setProblem(messages.issueCards.noLonger);
      else if (!listed.steps && !signal.aborted) setProblem(messages.issueCards.loadFailed);
      if (isGone) onGone();
    });
  };

  const start = (): void => {
    if (!chosen) return;
    withUsername(() => {
      const walk = newWalk(chosen, new Date());
      if (!walk) return setProblem(messages.issueCards.notWalkable);
      close();
      return open(walk);
    });
  };

  const dialogs = (
    <>
      <ConfirmationDialog
        open={chosen !== undefined}
        modalTitle={words.startTitle}
        description={problem === undefined ? chosen?.title : <span role="alert">{problem}</span>}
        confirmLabel={words.start}
        // Titles kept from an earlier visit have no steps yet (CARDS-10).
        confirmDisabled={problem !== undefined || chosen?.steps === undefined}
        onConfirm={start}
        cancelLabel={words.startCancel}
        onCancel={close}
      />
      {dialog}
    </>
  );
  return { choose, dialogs };
}
