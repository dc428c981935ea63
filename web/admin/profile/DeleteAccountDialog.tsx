import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { clearSession, useSession } from '../../session.ts';
import { useSubmit } from '../account/use-submit.ts';
import { adminCall } from '../admin-api.ts';
import { HandOver } from '../owners/HandOver.tsx';
import { ownerMessages } from '../owners/messages.ts';
import { useHandOver } from '../owners/use-hand-over.ts';
import { queryClient } from '../queries.ts';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import { profileMessages } from './messages.ts';
import classes from './Profile.module.css';

const words = profileMessages;

interface DeleteAccountDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks once, with the password (ACCOUNTS-5, ACCOUNTS-16). Mounted while it is open. */
export const DeleteAccountDialog = ({ email, onClose }: DeleteAccountDialogProps) => {
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const session = useSession();
  const handOver = useHandOver(session?._id);
  const { busy, failure, submit } = useSubmit(async () => {
    await adminCall('POST /api/user/auth/delete-my-account', {
      body: { password, ...handOver.body },
    });
    showToast({ kind: 'status', tone: 'neutral', text: words.deleted });
    // Navigates before clearing: else the guard would make this page the returnUrl.
    navigate(paths.adminLogin);
    clearSession();
    queryClient.clear();
  });
  return (
    <ConfirmationDialog
      open
      danger
      modalTitle={words.deletionTitle}
      description={words.deletionWarning(email)}
      confirmLabel={words.deleteNow}
      busy={busy || handOver.isLoading}
      onConfirm={() => {
        setSubmitted(true);
        if (password !== '' && !handOver.isMissing) void submit();
      }}
      cancelLabel={messages.cancel}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <HandOver
          from={session?._id ?? ''}
          text={ownerMessages.yourIssues(handOver.titles)}
          handOver={handOver}
          submitted={submitted}
        />
        <PasswordInput
          label={words.deletePassword}
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
