import { Info } from 'lucide-react';
import { useState } from 'react';
import { ISSUE_CATEGORIES } from '#core/category.ts';
import { problemsInIssue, type IssueDetails } from '#core/issue.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../messages.ts';
import classes from './CreateIssueDialog.module.css';
import { DetailsFields } from './DetailsFields.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import { adminMessages } from '../messages.ts';

const words = adminMessages.createIssue;

interface CreateIssueDialogProps {
  /** Creates the issue; returns what to say where that failed. */
  onCreate: (details: Required<IssueDetails>) => Promise<string | undefined>;
  onCancel: () => void;
}

/** Spec 2: name and category; 'get started' only with both. Mounted while it is open. */
export const CreateIssueDialog = ({ onCreate, onCancel }: CreateIssueDialogProps) => {
  const [details, setDetails] = useState<IssueDetails>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const create = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const failed = await onCreate({
      title: details.title ?? '',
      category: details.category ?? ISSUE_CATEGORIES[0],
    });
    setBusy(false);
    setFailure(failed);
  };

  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      closeLabel={messages.close}
      confirmLabel={words.start}
      confirmDisabled={problemsInIssue(details).length > 0}
      busy={busy}
      onConfirm={() => void create()}
      cancelLabel={words.cancel}
      onCancel={onCancel}
    >
      <div className={classes.form}>
        <DetailsFields details={details} onChange={setDetails} />
        <p className={classes.note}>
          <Icon icon={Info} size={18} />
          {words.note}
        </p>
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
