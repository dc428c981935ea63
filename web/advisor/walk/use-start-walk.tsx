import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { isApiError } from '../../call.ts';
import { messages } from '../../messages.ts';
import { getIssue, type ListedIssue } from '../issues-api.ts';
import { useRequireUsername } from '../shell/use-require-username.tsx';
import { beginWalk } from './begin-walk.ts';
import { useWalkControl } from './WalkProvider.tsx';
// Loaded with the list, so that Start waits for no request.
import './WalkPanel.tsx';

const words = messages.walk;

type StartWalk = {
  /** Asks whether to start (WALK-1). */
  choose: (listed: ListedIssue) => void;
  dialogs: ReactNode;
};

/** What the dialog is about; it gives Start the focus, not the first button, and takes it back where Start is off. */
const Question = ({ title, problem }: { title: string; problem: string | undefined }) => {
  const isOff = problem !== undefined;
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = isOff ? 'button:enabled' : 'button[type="submit"]';
    text.current?.closest('dialog')?.querySelector<HTMLElement>(control)?.focus();
  }, [isOff]);
  return (
    <span ref={text} role={isOff ? 'alert' : undefined}>
      {problem ?? title}
    </span>
  );
};

/**
 * From a chosen card over the start dialog into the walk. The list came with the steps, so nothing
 * is waited for; the issue's details are loaded meanwhile and used if they come before Start.
 * `onGone`: the issue is not published any more.
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
      if (!isApiError(error, 'NOT_FOUND')) return;
      setProblem(messages.issueCards.noLonger);
      onGone();
    });
  };

  const start = (): void => {
    if (!chosen) return;
    withUsername(() => {
      const walk = beginWalk(chosen, new Date());
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
        description={<Question title={chosen?.title ?? ''} problem={problem} />}
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
