import { useState } from 'react';
import type { Person } from '#core/person.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { useSubmit } from '../account/use-submit.ts';
import { HandOver } from '../owners/HandOver.tsx';
import { ownerMessages } from '../owners/messages.ts';
import { useHandOver } from '../owners/use-hand-over.ts';
import { FormFailure } from '../states/FormFailure.tsx';
import { peopleMessages } from './messages.ts';
import classes from './People.module.css';
import { setDisabled } from './use-people.ts';

const words = peopleMessages;

interface DisableDialogProps {
  person: Person;
  onClose: () => void;
}

/** Says what disabling means before it is done (ACCOUNTS-10, ACCOUNTS-13, ACCOUNTS-16). */
export const DisableDialog = ({ person, onClose }: DisableDialogProps) => {
  const { _id: id, name, email, state } = person;
  const handOver = useHandOver(id);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, submit } = useSubmit(async () => {
    await setDisabled(id, { disabled: true, ...handOver.body });
    showToast({ kind: 'status', text: words.disabled(name) });
    onClose();
  });
  return (
    <ConfirmationDialog
      open
      danger
      modalTitle={words.disableTitle(name)}
      description={state === 'invited' ? words.disableInvited(email) : words.disableText(email)}
      confirmLabel={words.disable}
      busy={busy || handOver.isLoading}
      onConfirm={() => {
        setSubmitted(true);
        if (!handOver.isMissing) void submit();
      }}
      cancelLabel={messages.cancel}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <HandOver
          from={id}
          text={ownerMessages.theirIssues(name, handOver.titles)}
          handOver={handOver}
          submitted={submitted}
        />
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
