import { useEffect, useRef, useState, type ReactNode } from 'react';
import { API } from '#core/api.ts';
import type { Issue } from '#core/issue.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { ApiError, call } from '../../call.ts';
import { messages } from '../../messages.ts';
import { useRequireUsername } from '../shell/use-require-username.tsx';
import { beginWalk } from './begin-walk.ts';
import { useWalkControl } from './WalkProvider.tsx';
// Loaded with the list, so that Start waits for no request.
import './WalkPanel.tsx';

const words = messages.walk;

type StartWalk = {
  /** Asks whether to start (spec 4.1). */
  choose: (listed: Issue) => void;
  dialogs: ReactNode;
};

/** What the dialog is about; it gives Start the focus, not the first button, and takes it back where Start is off. */
const Question = ({ title, isGone }: { title: string; isGone: boolean }) => {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = isGone ? 'button:enabled' : 'button[type="submit"]';
    text.current?.closest('dialog')?.querySelector<HTMLElement>(control)?.focus();
  }, [isGone]);
  return (
    <span ref={text} role={isGone ? 'alert' : undefined}>
      {isGone ? messages.issueCards.noLonger : title}
    </span>
  );
};

/**
 * From a chosen card over the start dialog into the walk. The list came with the steps, so nothing
 * is waited for; the issue's details are loaded meanwhile and used if they come before Start.
 * `onGone`: the issue is not published any more.
 */
export function useStartWalk(onGone: () => void): StartWalk {
  const [chosen, setChosen] = useState<Issue>();
  const [isGone, setGone] = useState(false);
  const check = useRef<AbortController>(undefined);
  const { open } = useWalkControl();
  const { withUsername, dialog } = useRequireUsername();

  const close = (): void => {
    check.current?.abort();
    setChosen(undefined);
  };

  const choose = (listed: Issue): void => {
    const { signal } = (check.current = new AbortController());
    setChosen(listed);
    setGone(false);
    const useNewest = (newest: Issue): void => {
      if (!signal.aborted) setChosen(newest);
    };
    call(API.getIssue, { params: { id: listed._id }, signal }).then(useNewest, (error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) return;
      setGone(true);
      onGone();
    });
  };

  const start = (): void => {
    if (!chosen) return;
    withUsername(() => {
      close();
      open(beginWalk(chosen, new Date()));
    });
  };

  const dialogs = (
    <>
      <ConfirmationDialog
        open={chosen !== undefined}
        modalTitle={words.startTitle}
        description={<Question title={chosen?.title ?? ''} isGone={isGone} />}
        confirmLabel={words.start}
        confirmDisabled={isGone}
        onConfirm={start}
        cancelLabel={words.startCancel}
        onCancel={close}
      />
      {dialog}
    </>
  );
  return { choose, dialogs };
}
