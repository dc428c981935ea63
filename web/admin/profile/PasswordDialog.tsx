import { useState } from 'react';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { useSubmit } from '../account/use-submit.ts';
import { adminCall } from '../admin-api.ts';
import { adminMessages } from '../messages.ts';
import { NewPasswordInputs } from '../sign-in/NewPasswordInputs.tsx';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';
import { useNewPassword } from '../sign-in/use-new-password.ts';
import { FormFailure } from '../states/FormFailure.tsx';
import { profileMessages } from './messages.ts';
import classes from './Profile.module.css';
import { renewSignIns } from './use-profile.ts';

const words = profileMessages;

/** The present password and twice the new one (ACCOUNTS-4). Mounted while it is open. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const [password, setPassword] = useState('');
  const typed = useNewPassword();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, submit } = useSubmit(async () => {
    await adminCall('POST /api/user/auth/changePassword', {
      body: { password, newPassword: typed.password },
    });
    showToast({ kind: 'status', text: adminMessages.resetPassword.success });
    onClose();
    await renewSignIns();
  });
  return (
    <ConfirmationDialog
      open
      modalTitle={words.changePassword}
      confirmLabel={words.savePassword}
      busy={busy}
      onConfirm={() => {
        setSubmitted(true);
        if (password !== '' && typed.isComplete) void submit();
      }}
      cancelLabel={messages.cancel}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <PasswordInput
          label={words.presentPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          submitted={submitted}
        />
        <NewPasswordInputs typed={typed} submitted={submitted} />
        <FormFailure text={failure} />
      </div>
    </ConfirmationDialog>
  );
};
