import type { Issue } from '#core/issue/issue.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { BlockedPublishDialog } from '../../issues/BlockedPublishDialog.tsx';
import { adminMessages } from '../../base/messages.ts';
import { asNumbered } from '../../draft/step-numbers.ts';
import type { StepEntry } from '../../draft/step-entries.ts';
import { publishingMessages as words } from '../actions/publishing-messages.ts';
import type { Publishing } from './use-publishing.ts';

interface IssueStateProps {
  issue: Issue;
  entries: readonly StepEntry[];
  publishing: Publishing;
}

/** Publish on a draft with a step, 'Back to draft' on a published issue, and what is in the way (EDITOR-47). */
export const IssueState = ({ issue, entries, publishing }: IssueStateProps) => {
  const { steps, publish } = issue;
  const { busy, isAsked, onAgreed, onStay, listed, onListClosed } = publishing;
  return (
    <>
      {(publish || steps.length > 0) && (
        <Button
          busy={busy}
          onClick={() => void (publish ? publishing.takeBack() : publishing.publish())}
        >
          {publish ? words.backToDraft : adminMessages.issues.publish}
        </Button>
      )}
      {listed && (
        // A link to a step leads to it in this page: the dialog goes.
        <div
          role="presentation"
          onClick={({ target }) => {
            if (target instanceof HTMLAnchorElement) onListClosed();
          }}
        >
          <BlockedPublishDialog
            issue={issue}
            problems={asNumbered(listed, entries)}
            onClose={onListClosed}
          />
        </div>
      )}
      <ConfirmationDialog
        open={isAsked}
        modalTitle={words.unsavedTitle}
        description={words.unsavedText}
        confirmLabel={words.unsavedConfirm}
        onConfirm={onAgreed}
        cancelLabel={adminMessages.editor.stay}
        onCancel={onStay}
      />
    </>
  );
};
