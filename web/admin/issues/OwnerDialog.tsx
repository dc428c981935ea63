import { useState } from 'react';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { issuesListMessages } from './messages.ts';
import { ownerMessages } from '../owners/messages.ts';
import { NOBODY } from '../owners/owner-choices.ts';
import { OwnerDropdown } from '../owners/OwnerDropdown.tsx';

const words = ownerMessages;

interface OwnerDialogProps {
  /** How many issues get the owner. */
  count: number;
  /** Null takes their owners away. */
  onSet: (owner: string | null) => void;
  onCancel: () => void;
}

/** The owner of all selected issues (LIST-18). Mounted while it is open. */
export const OwnerDialog = ({ count, onSet, onCancel }: OwnerDialogProps) => {
  const [owner, setOwner] = useState('');
  return (
    <ConfirmationDialog
      open
      modalTitle={words.setOwner}
      description={issuesListMessages.forSelected(count)}
      confirmLabel={words.setOwner}
      confirmDisabled={owner === ''}
      onConfirm={() => onSet(owner === NOBODY ? null : owner)}
      cancelLabel={issuesListMessages.cancel}
      onCancel={onCancel}
      primary="neither"
    >
      <OwnerDropdown
        label={words.owner}
        placeholder={words.choose}
        value={owner}
        onChange={setOwner}
      />
    </ConfirmationDialog>
  );
};
