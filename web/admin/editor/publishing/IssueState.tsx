import { useState } from 'react';
import type { Issue } from '#core/issue.ts';
import type { TreeProblem } from '#core/tree-check.ts';
import { Button } from '#kit/button/Button.tsx';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { BlockedPublishDialog } from '../../issues/BlockedPublishDialog.tsx';
import { adminMessages } from '../../messages.ts';
import { asNumbered } from '../step-numbers.ts';
import type { StepEntry } from '../step-entries.ts';
import { publishingMessages as words } from './messages.ts';

interface IssueStateProps {
  issue: Issue;
  entries: readonly StepEntry[];
  /** What keeps it from being published as it was saved last. */
  blocking: readonly TreeProblem[];
  /** Something typed is not saved. */
  isDirty: boolean;
  /** Returns what prevents it. */
  onPublish: () => Promise<readonly TreeProblem[]>;
  onTakeBack: () => Promise<void>;
}

/** Publish on a draft with a step, 'Back to draft' on a published issue, and what is in the way (EDITOR-47). */
export const IssueState = ({
  issue,
  entries,
  blocking,
  isDirty,
  onPublish,
  onTakeBack,
}: IssueStateProps) => {
  const { steps, publish } = issue;
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [blocked, setBlocked] = useState<readonly TreeProblem[]>();
  const run = async (job: () => Promise<readonly TreeProblem[] | void>): Promise<void> => {
    setBusy(true);
    const problems = await job();
    setBusy(false);
    if (problems && problems.length > 0) setBlocked(problems);
  };
  const press = (): void => {
    if (publish) void run(onTakeBack);
    else if (blocking.length > 0) setBlocked(blocking);
    else if (isDirty) setAsked(true);
    else void run(onPublish);
  };
  return (
    <>
      {(publish || steps.length > 0) && (
        <Button busy={busy} onClick={press}>
          {publish ? words.backToDraft : adminMessages.issues.publish}
        </Button>
      )}
      {blocked && (
        // A link to a step leads to it in this page: the dialog goes.
        <div
          role="presentation"
          onClick={({ target }) => {
            if (target instanceof HTMLAnchorElement) setBlocked(undefined);
          }}
        >
          <BlockedPublishDialog
            issue={issue}
            problems={asNumbered(blocked, entries)}
            onClose={() => setBlocked(undefined)}
          />
        </div>
      )}
      <ConfirmationDialog
        open={isAsked}
        modalTitle={words.unsavedTitle}
        description={words.unsavedText}
        confirmLabel={words.unsavedConfirm}
        onConfirm={() => {
          setAsked(false);
          void run(onPublish);
        }}
        cancelLabel={adminMessages.editor.stay}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
