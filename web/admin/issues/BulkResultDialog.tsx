import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { messages } from '../../base/messages.ts';
import classes from './BulkResultDialog.module.css';
import { issuesListMessages } from './messages.ts';
import type { BulkResult } from './use-bulk.ts';

interface BulkResultDialogProps {
  result: BulkResult;
  onClose: () => void;
}

/** What was not done, and why, issue by issue (LIST-16). */
export const BulkResultDialog = ({ result, onClose }: BulkResultDialogProps) => (
  <ConfirmationDialog
    open
    modalTitle={result.title}
    description={issuesListMessages.notDone}
    confirmLabel={messages.tryAgain}
    onConfirm={result.again}
    cancelLabel={messages.close}
    onCancel={onClose}
  >
    <ul className={classes.refused}>
      {result.refused.map(({ issue, why }) => (
        <li key={issue._id}>
          <b>{issue.title}:</b> {why}
        </li>
      ))}
    </ul>
  </ConfirmationDialog>
);
