import { useState } from 'react';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { adminMessages } from '../base/messages.ts';
import { issuesListMessages } from './messages.ts';

interface ReviewDateDialogProps {
  /** How many issues get the date. */
  count: number;
  /** YYYY-MM-DD; null takes the dates away. */
  onSet: (day: string | null) => void;
  onCancel: () => void;
}

/** The day by which all selected issues are to be reviewed (LIST-17). Mounted while it is open. */
export const ReviewDateDialog = ({ count, onSet, onCancel }: ReviewDateDialogProps) => {
  const [day, setDay] = useState('');
  return (
    <ConfirmationDialog
      open
      modalTitle={issuesListMessages.setReviewDate}
      description={issuesListMessages.forSelected(count)}
      confirmLabel={day === '' ? issuesListMessages.takeDate : issuesListMessages.setDate}
      onConfirm={() => onSet(day || null)}
      cancelLabel={issuesListMessages.cancel}
      onCancel={onCancel}
      primary="neither"
    >
      <TextInput
        label={adminMessages.createIssue.reviewBy}
        hint={issuesListMessages.dateHint}
        type="date"
        value={day}
        onChange={setDay}
      />
    </ConfirmationDialog>
  );
};
