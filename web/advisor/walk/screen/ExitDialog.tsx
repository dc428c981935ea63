import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { useRecordWords } from '../../phone/outbox/use-stored.ts';
import { walkMessages } from '../state/messages.ts';

const words = walkMessages;

interface ExitDialogProps {
  /** The key of the record if an outcome was pressed: it stays on the phone (WALK-20). */
  recordKey: string | undefined;
  /** Whether the walk was escalated and goes on: that stays recorded, the rest is erased (ESCALATE-3). */
  isUnderWay: boolean;
  onExit: () => void;
  onStay: () => void;
}

/** Asks before a walk is left (WALK-10). */
export const ExitDialog = ({ recordKey, isUnderWay, onExit, onStay }: ExitDialogProps) => {
  const said = useRecordWords(recordKey);
  const kept = [isUnderWay && words.exitEscalated, said].filter(Boolean).join(' ');
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
