import { useState, type ReactNode } from 'react';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { isApiError } from '../../call.ts';
import { messages } from '../../messages.ts';
import { getIssue, type ListedIssue } from '../issues-api.ts';
import { beginWalk } from './begin-walk.ts';
import type { SavedWalk } from './saved-walks.ts';
import { useRequireUsername } from '../shell/use-require-username.tsx';
import { WalkPanel } from './WalkPanel.tsx';

const words = messages.walk;

type StartWalk = {
  /** Loads the issue's details and asks whether to start (spec 4.1). */
  choose: (listed: ListedIssue) => void;
  /** Why the issue chosen last cannot be walked. */
  problem: string | undefined;
  dialogs: ReactNode;
};

/** From a chosen card over the start dialog into the walk. */
export function useStartWalk(): StartWalk {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<ListedIssue>();
  const [begun, setBegun] = useState<SavedWalk>();
  const { withUsername, dialog } = useRequireUsername();

  const choose = (listed: ListedIssue): void => {
    setProblem(undefined);
    setLoading(true);
    const openListed = (error: unknown): void => {
      if (isApiError(error, 'NOT_FOUND')) setProblem(messages.issueCards.noLonger);
      // The list came with the steps: whoever has it can walk without an answer now.
      else setChosen(listed);
    };
    void getIssue(listed._id)
      .then(setChosen, openListed)
      .finally(() => setLoading(false));
  };

  const start = (): void => {
    if (!chosen) return;
    withUsername(() => {
      const walk = beginWalk(chosen, new Date());
      setBegun(walk);
      if (!walk) setProblem(messages.issueCards.notWalkable);
      setChosen(undefined);
    });
  };

  const dialogs = (
    <>
      {loading && <LoadingOverlay text={messages.loading} />}
      <ConfirmationDialog
        open={chosen !== undefined}
        modalTitle={words.startTitle}
        description={chosen?.title}
        confirmLabel={words.start}
        onConfirm={start}
        cancelLabel={words.startCancel}
        onCancel={() => setChosen(undefined)}
      />
      {dialog}
      {begun && (
        <WalkPanel key={begun.startedAt} begun={begun} onLeave={() => setBegun(undefined)} />
      )}
    </>
  );
  return { choose, problem, dialogs };
}
