import type { Issue } from '#core/issue/issue.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminMessages } from '../../base/messages.ts';
import { becomesDraftMessages as words } from './messages.ts';

interface BecomesDraftDialogProps {
  issue: Issue | undefined;
  act: keyof typeof words.confirm;
  isTyped?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a published issue is archived or moved back to draft; it says what happens to waiting changes (REVIEW-14). */
export const BecomesDraftDialog = ({ issue, act, isTyped, ...acts }: BecomesDraftDialogProps) => {
  const waits = issue?.pending ? words.text(issue.revision ?? 1) : '';
  return (
    <ConfirmationDialog
      open
      modalTitle={waits ? words.title[act] : adminMessages.editor.archiveTitle}
      description={`${waits} ${isTyped ? adminMessages.editor.leaveText : ''}`.trim()}
      confirmLabel={words.confirm[act]}
      cancelLabel={adminMessages.editor.stay}
      {...acts}
    />
  );
};
