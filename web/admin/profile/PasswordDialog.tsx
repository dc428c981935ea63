import { useState } from 'react';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { NewPasswordInputs } from '../sign-in/NewPasswordInputs.tsx';
import { PasswordInput } from '../shared/session/PasswordInput.tsx';
import { useNewPassword } from '../sign-in/use-new-password.ts';
import { profileMessages } from './messages.ts';
import { renewSignIns } from './use-profile.ts';

const words = profileMessages;

/** The present password and twice the new one (ACCOUNTS-4). Mounted while it is open. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const [password, setPassword] = useState('');
  const typed = useNewPassword();
  const change = async (): Promise<void> => {
    await adminCall('POST /api/user/auth/changePassword', {
      body: { password, newPassword: typed.password },
    });
    showToast({ kind: 'status', text: adminMessages.resetPassword.success });
    onClose();
    await renewSignIns();
  };
  return (
    <SubmitDialog
      title={words.changePassword}
      label={words.savePassword}
      act={change}
      isComplete={password !== '' && typed.isComplete}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <PasswordInput
            label={words.presentPassword}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            submitted={submitted}
          />
          <NewPasswordInputs typed={typed} submitted={submitted} />
        </>
      )}
    </SubmitDialog>
  );
};
