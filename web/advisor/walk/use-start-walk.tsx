import { useState, type ReactNode } from 'react';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { messages } from '../../messages.ts';
import type { ListedIssue } from '../issues-api.ts';
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
 * From a chosen card through the start dialog to the walk. The list has the steps, so neither makes a
 * request (WALK-2). `issues` are those listed: one that was taken back or changed meanwhile is so in the
 * dialog once the list is loaded again (CARDS-8).
 */
export function useStartWalk(issues: readonly ListedIssue[]): StartWalk {
  const [chosen, choose] = useState<ListedIssue>();
  const [notWalkable, setNotWalkable] = useState(false);
  const { open } = useWalkControl();
  const { withUsername, dialog } = useRequireUsername();

  const newest = chosen && issues.find(({ _id }) => _id === chosen._id);
  const noLonger = chosen && !newest ? messages.issueCards.noLonger : undefined;
  /** Why the issue cannot be started. */
  const problem = notWalkable ? messages.issueCards.notWalkable : noLonger;

  const close = (): void => {
    choose(undefined);
    setNotWalkable(false);
  };

  const start = (): void => {
    if (!newest) return;
    withUsername(() => {
      const walk = newWalk(newest, new Date());
      if (!walk) return setNotWalkable(true);
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
        confirmDisabled={problem !== undefined}
        onConfirm={start}
        cancelLabel={words.startCancel}
        onCancel={close}
      />
      {dialog}
    </>
  );
  return { choose, dialogs };
}
