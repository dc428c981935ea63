import { useState } from 'react';
import { isEmail, normalizeEmail } from '#core/people/account.ts';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { accountMessages } from '../shared/account/messages.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { adminCall } from '../base/admin-api.ts';
import { PasswordInput } from '../shared/session/PasswordInput.tsx';
import { profileMessages } from './messages.ts';
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
  const email = normalizeEmail(typed);
  const isWrong = typed !== '' && (!isEmail(email) || email === present);
  const ask = async (): Promise<void> => {
    shareProfile(await adminCall('PUT /api/profile', { body: { email, password } }));
    showToast({ kind: 'status', text: words.linkSent(email) });
    onClose();
  };
  return (
    <SubmitDialog
      title={words.changeEmail}
      text={words.changeEmailText(present)}
      label={words.sendLink}
      act={ask}
      isComplete={typed !== '' && !isWrong && password !== ''}
      onClose={onClose}
    >
      {(submitted) => (
        <>
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
        </>
      )}
    </SubmitDialog>
  );
};
