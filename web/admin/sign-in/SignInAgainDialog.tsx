import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { useSession } from '../../session.ts';
import { logOut } from '../shell/log-out.ts';
import { adminMessages } from '../messages.ts';
import { cancelCalls, resumeCalls, useSessionEnded } from '../reauth.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { signIn } from './sign-in.ts';

const OpenDialog = ({ email }: { email: string }) => {
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const words = adminMessages.adminLogin;

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (password === '') return;
    setBusy(true);
    const failed = await signIn(email, password);
    setBusy(false);
    setFailure(failed);
    if (failed === undefined) resumeCalls();
  };

  return (
    <ConfirmationDialog
      open
      modalTitle={adminMessages.adminShell.signInAgainTitle}
      description={adminMessages.adminShell.signInAgainText(email)}
      confirmLabel={words.login}
      busy={busy}
      onConfirm={() => void submit()}
      cancelLabel={adminMessages.adminShell.logOut}
      onCancel={() => {
        cancelCalls();
        logOut(navigate);
      }}
      // Escape must not lose what was typed: the dialog waits.
      onClose={() => undefined}
    >
      <PasswordInput
        label={words.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        submitted={submitted}
        error={failure}
      />
    </ConfirmationDialog>
  );
};

/** Asks for the password over the page, where everything typed stays (SESSION-5). */
export const SignInAgainDialog = () => {
  const ended = useSessionEnded();
  const session = useSession();
  return ended && session ? <OpenDialog email={session.email} /> : null;
};
