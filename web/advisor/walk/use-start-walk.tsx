import { useState, type ReactNode } from 'react';
import { API } from '#core/api.ts';
import type { Issue } from '#core/issue.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { ApiError, call } from '../../call.ts';
import { messages } from '../../messages.ts';
import { beginWalk } from './begin-walk.ts';
import { useRequireUsername } from '../shell/use-require-username.tsx';
import { useWalkControl } from './WalkProvider.tsx';
// Loaded with the list, so that Start waits for no request.
import './WalkPanel.tsx';

const words = messages.walk;

type StartWalk = {
  /** Loads the issue's details and asks whether to start (spec 4.1). */
  choose: (listed: Issue) => void;
  /** Why the issue chosen last cannot be walked. */
  problem: string | undefined;
  dialogs: ReactNode;
};

/** From a chosen card over the start dialog into the walk. */
export function useStartWalk(): StartWalk {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<Issue>();
  const { open } = useWalkControl();
  const { withUsername, dialog } = useRequireUsername();

  const choose = (listed: Issue): void => {
    setProblem(undefined);
    setLoading(true);
    const openListed = (error: unknown): void => {
      const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
      if (isGone) setProblem(messages.issueCards.noLonger);
      // The list came with the steps: whoever has it can walk without an answer now.
      else setChosen(listed);
    };
    void call(API.getIssue, { params: { id: listed._id } })
      .then(setChosen, openListed)
      .finally(() => setLoading(false));
  };

  const start = (): void => {
    if (!chosen) return;
    withUsername(() => {
      open(beginWalk(chosen, new Date()));
      setChosen(undefined);
    });
  };

  const dialogs = (
    <>
      {loading && <LoadingOverlay />}
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
    </>
  );
  return { choose, problem, dialogs };
}
