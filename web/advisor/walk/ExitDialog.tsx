import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { outboxMessages } from '../outbox/messages.ts';
import { isUnsent } from '../outbox/unsent.ts';
import { useOffice } from '../outbox/use-office.ts';
import { useKept } from '../store/use-kept.ts';
import { walkMessages } from './messages.ts';

const words = walkMessages;

interface ExitDialogProps {
  /** The key of the record where an outcome was pressed: it stays on the phone (WALK-20). */
  recordKey: string | undefined;
  /** Whether the walk was escalated and goes on: that stays recorded, the rest is erased (ESCALATE-3). */
  isUnderWay: boolean;
  onExit: () => void;
  onStay: () => void;
}

/** Asks before a walk is left (WALK-10). */
export const ExitDialog = ({ recordKey, isUnderWay, onExit, onStay }: ExitDialogProps) => {
  const record = useKept('outbox')?.find(({ life }) => life.key === recordKey);
  const office = useOffice();
  const arrived = record && !isUnsent(record, office?.epoch) ? outboxMessages.arrived : undefined;
  const kept = isUnderWay ? words.exitEscalated : (arrived ?? words.exitKept);
  return (
    <ConfirmationDialog
      open
      modalTitle={words.exitTitle}
      description={recordKey === undefined ? words.exitText : kept}
      confirmLabel={words.exitConfirm}
      onConfirm={onExit}
      cancelLabel={words.exitStay}
      primary="cancel"
      onCancel={onStay}
    />
  );
};
