import { useState } from 'react';
import type { Issue } from '#core/issue.ts';
import type { TreeProblem } from '#core/tree-check.ts';
import { Button } from '#kit/button/Button.tsx';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { BlockedPublishDialog } from '../../issues/BlockedPublishDialog.tsx';
import { adminMessages } from '../../messages.ts';
import { asNumbered } from '../step-numbers.ts';
import type { EditorActions } from '../actions.ts';
import type { StepEntry } from '../step-entries.ts';
import { publishingMessages as words } from './messages.ts';

interface IssueStateProps {
  issue: Issue;
  entries: readonly StepEntry[];
  /** What keeps it from being published as it was saved last. */
  blocking: readonly TreeProblem[];
  /** What prevented it, while that is told. */
  blocked: readonly TreeProblem[] | undefined;
  /** Something typed is not saved. */
  isDirty: boolean;
  actions: Pick<EditorActions, 'publish' | 'takeBack' | 'block' | 'closeBlocked'>;
}

/** Publish on a draft with a step, 'Back to draft' on a published issue, and what is in the way (EDITOR-47). */
export const IssueState = ({
  issue,
  entries,
  blocking,
  blocked,
  isDirty,
  actions,
}: IssueStateProps) => {
  const { steps, publish } = issue;
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const run = async (job: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await job();
    setBusy(false);
  };
  const press = (): void => {
    if (publish) void run(actions.takeBack);
    else if (blocking.length > 0) actions.block(blocking);
    else if (isDirty) setAsked(true);
    else void run(actions.publish);
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
            if (target instanceof HTMLAnchorElement) actions.closeBlocked();
          }}
        >
          <BlockedPublishDialog
            issue={issue}
            problems={asNumbered(blocked, entries)}
            onClose={actions.closeBlocked}
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
          void run(actions.publish);
        }}
        cancelLabel={adminMessages.editor.stay}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
