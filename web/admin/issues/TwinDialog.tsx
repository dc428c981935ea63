import type { IssueSummary } from '#core/issue/issue.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { leaveOut } from '../setup/review.ts';
import { issuesListMessages } from './messages.ts';

const words = issuesListMessages;

interface TwinDialogProps {
  /** The published starter text of the name that was just published. */
  twin: IssueSummary;
  onClose: () => void;
}

/** Asks what becomes of a starter text whose name advisors would see twice (LIST-22). */
export const TwinDialog = ({ twin, onClose }: TwinDialogProps) => {
  const leave = (): void => {
    onClose();
    void leaveOut([{ ...twin, reviewed: null }]);
  };
  return (
    <ConfirmationDialog
      open
      modalTitle={words.twin}
      description={words.twinText(twin.title)}
      confirmLabel={words.leaveStarterOut}
      onConfirm={leave}
      cancelLabel={words.keepBoth}
      onCancel={onClose}
    />
  );
};
