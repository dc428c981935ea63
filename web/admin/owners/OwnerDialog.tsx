import { useState } from 'react';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { Dropdown } from '#kit/dropdown/Dropdown.tsx';
import { issuesListMessages } from '../issues/messages.ts';
import { usePeople } from '../people/use-people.ts';
import { ownerMessages } from './messages.ts';
import { NOBODY, ownerChoices } from './owner-choices.ts';

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
  const people = usePeople();
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
      <Dropdown
        label={words.owner}
        {...(people.isError && !people.data && { hint: words.peopleFailed })}
        options={ownerChoices(people.data ?? [])}
        placeholder={words.choose}
        value={owner}
        onChange={setOwner}
      />
    </ConfirmationDialog>
  );
};
