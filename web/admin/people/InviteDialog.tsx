import { useState } from 'react';
import { isEmail } from '#core/account.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { FormInput } from '#kit/form-input/FormInput.tsx';
import { Info } from '#kit/icon/drawings/info.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { accountMessages } from '../account/messages.ts';
import { useSubmit } from '../account/use-submit.ts';
import { FormFailure } from '../states/FormFailure.tsx';
import { peopleMessages } from './messages.ts';
import classes from './People.module.css';
import { invite } from './use-people.ts';

const words = peopleMessages;

/** Invites somebody by email (ACCOUNTS-12). Mounted while it is open. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const isWrong = email !== '' && !isEmail(email.trim());
  const { busy, failure, submit } = useSubmit(async () => {
    const person = await invite(email);
    showToast({ kind: 'status', text: words.sent(person.email) });
    onClose();
  });

  return (
    <ConfirmationDialog
      open
      modalTitle={words.invite}
      description={words.inviteText}
      confirmLabel={words.send}
      busy={busy}
      onConfirm={() => {
        setSubmitted(true);
        if (email !== '' && !isWrong) void submit();
      }}
      cancelLabel={messages.cancel}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <FormInput
          label={words.email}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={setEmail}
          submitted={submitted}
          error={submitted && isWrong ? accountMessages.noEmail : undefined}
        />
        <p className={classes.note}>
          <Icon icon={Info} size={18} />
          {words.inviteNote}
        </p>
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
