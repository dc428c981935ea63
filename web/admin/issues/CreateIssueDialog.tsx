import { useState } from 'react';
import type { Language } from '#core/base/language.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf, legalDetails } from '#core/issue/typed-details.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Info } from '#kit/icon/drawings/signs/info.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { newKey } from '../../base/device.ts';
import { messages } from '../../base/messages.ts';
import classes from './CreateIssueDialog.module.css';
import { DetailsFields } from './DetailsFields.tsx';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { adminMessages } from '../base/messages.ts';

const words = adminMessages.createIssue;

interface CreateIssueDialogProps {
  /** Creates the issue, only once for each key; throws if it failed. */
  onCreate: (details: TypedDetails, key: string) => Promise<void>;
  onCancel: () => void;
  /** The language in which the issue will be written. */
  lang?: Language | undefined;
}

/** The dialog for name and category, both of which 'get started' needs (LIST-8, LIST-9). It is mounted while it is open. */
export const CreateIssueDialog = ({ onCreate, onCancel, lang }: CreateIssueDialogProps) => {
  const [details, setDetails] = useState<TypedDetails>(() => detailsOf({}));
  const [key] = useState(newKey);
  const legal = legalDetails(details);
  const { busy, failure, submit } = useSubmit(
    async () => {
      if (legal) await onCreate(legal, key);
    },
    () => words.failure,
  );

  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      closeLabel={messages.close}
      confirmLabel={words.start}
      confirmDisabled={legal === undefined}
      busy={busy}
      onConfirm={() => void submit()}
      cancelLabel={words.cancel}
      onCancel={onCancel}
    >
      <div className={classes.form}>
        <DetailsFields details={details} onChange={setDetails} lang={lang} />
        <p className={classes.note}>
          <Icon icon={Info} size={18} />
          {words.note}
        </p>
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
