import { useState } from 'react';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { messages } from '../../base/messages.ts';
import { ownerMessages as words } from '../shared/owners/messages.ts';
import { NOBODY, OwnerDropdown } from '../shared/owners/OwnerDropdown.tsx';
import { adminMessages } from '../base/messages.ts';
import classes from './SelectionDialogs.module.css';
import { issuesListMessages } from './messages.ts';
import type { BulkResult } from './use-bulk.ts';
import { marks } from '#core/base/mark-messages.ts';
import { Written } from '../base/Written.tsx';

interface SetDialogProps {
  count: number;
  /** Hears the day as YYYY-MM-DD, or the owner; null removes them. */
  onSet: (value: string | null) => void;
  onCancel: () => void;
}

/** The dialog for the day by which all selected issues must be reviewed (LIST-17). It is mounted while it is open. */
export const ReviewDateDialog = ({ count, onSet, onCancel }: SetDialogProps) => {
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

/** The dialog for the owner of all selected issues (LIST-17). It is mounted while it is open. */
export const OwnerDialog = ({ count, onSet, onCancel }: SetDialogProps) => {
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

type BulkResultDialogProps = { result: BulkResult; onClose: () => void };

/** The dialog that says which issues were not changed, and why (LIST-27). */
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
          <b>
            <Written of={issue} within={(title) => title + marks.colon}>
              {issue.title}
            </Written>
          </b>{' '}
          {why}
        </li>
      ))}
    </ul>
  </ConfirmationDialog>
);
