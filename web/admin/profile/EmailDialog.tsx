import { useState } from 'react';
import { isEmail, normalizeEmail } from '#core/account.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { FormInput } from '#kit/form-input/FormInput.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { accountMessages } from '../account/messages.ts';
import { useSubmit } from '../account/use-submit.ts';
import { adminCall } from '../admin-api.ts';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import { profileMessages } from './messages.ts';
import classes from './Profile.module.css';
import { shareProfile } from './use-profile.ts';

const words = profileMessages;

interface EmailDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks for the new email and the password (ACCOUNTS-7). Mounted while it is open. */
export const EmailDialog = ({ email: present, onClose }: EmailDialogProps) => {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const email = normalizeEmail(typed);
  const isWrong = typed !== '' && (!isEmail(email) || email === present);
  const { busy, failure, submit } = useSubmit(async () => {
    shareProfile(await adminCall('PUT /api/profile', { body: { email, password } }));
    showToast({ kind: 'status', text: words.linkSent(email) });
    onClose();
  });
  return (
    <ConfirmationDialog
      open
      modalTitle={words.changeEmail}
      description={words.changeEmailText(present)}
      confirmLabel={words.sendLink}
      busy={busy}
      onConfirm={() => {
        setSubmitted(true);
        if (typed !== '' && !isWrong && password !== '') void submit();
      }}
      cancelLabel={messages.cancel}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <FormInput
          label={words.newEmail}
          type="email"
          autoComplete="email"
          required
          value={typed}
          onChange={setTyped}
          submitted={submitted}
          error={submitted && isWrong ? accountMessages.noNewEmail : undefined}
        />
        <PasswordInput
          label={words.presentPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          submitted={submitted}
        />
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
