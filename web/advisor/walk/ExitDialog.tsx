import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { walkMessages } from './messages.ts';

const words = walkMessages;

interface ExitDialogProps {
  /** Whether an outcome was pressed: its record stays on the phone (WALK-20). */
  isKept: boolean;
  onExit: () => void;
  onStay: () => void;
}

/** Asks before a walk is left (WALK-10). */
export const ExitDialog = ({ isKept, onExit, onStay }: ExitDialogProps) => (
  <ConfirmationDialog
    open
    modalTitle={words.exitTitle}
    description={isKept ? words.exitKept : words.exitText}
    confirmLabel={words.exitConfirm}
    onConfirm={onExit}
    cancelLabel={words.exitStay}
    primary="cancel"
    onCancel={onStay}
  />
);
