import { useLocation } from 'wouter';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { paths } from '../../base/paths.ts';
import { clearSession, useSession, storeSession } from '../../base/session.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { NewPasswordInputs, useNewPassword } from '../shared/account/NewPasswordInputs.tsx';
import { PresentPassword, usePresentPassword } from '../shared/account/PresentPassword.tsx';
import { HandOver, useHandOver } from '../shared/owners/HandOver.tsx';
import { ownerMessages } from '../shared/owners/messages.ts';
import { queryClient } from '../base/queries.ts';
import { profileMessages as words } from './messages.ts';
import { renewSignIns, shareProfile } from './use-profile.ts';

type ConfirmEmailDialogProps = { passCode: string; pendingEmail: string; onClose: () => void };

/** The dialog that confirms a new email after its link was opened (ACCOUNTS-11). */
export const ConfirmEmailDialog = ({
  passCode,
  pendingEmail,
  onClose,
}: ConfirmEmailDialogProps) => {
  const session = useSession();
  const confirm = async (): Promise<void> => {
    const profile = await adminCall('POST /api/profile/confirm-email', { body: { passCode } });
    // If the session ends later, the next sign-in uses the stored email.
    if (session) storeSession({ ...session, email: profile.email });
    shareProfile(profile);
    showToast({ kind: 'status', text: words.emailChanged });
    onClose();
    await renewSignIns();
  };
  return (
    <SubmitDialog
      title={words.confirmTitle}
      text={words.confirmText(pendingEmail)}
      label={words.confirm}
      act={confirm}
      onClose={onClose}
    />
  );
};

/** The dialog that asks once before the account is deleted, with the password if the account has one (ACCOUNTS-5, ACCOUNTS-16, SESSION-16). It is mounted while it is open. */
export const DeleteAccountDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const [, navigate] = useLocation();
  const session = useSession();
  const handOver = useHandOver(session?._id);
  const present = usePresentPassword();
  const remove = async (): Promise<void> => {
    await adminCall('POST /api/user/auth/delete-my-account', {
      body: { ...present.body, ...handOver.body },
    });
    showToast({ kind: 'status', tone: 'neutral', text: words.deleted });
    // Navigates before clearing: otherwise the guard would make this page the returnUrl.
    navigate(paths.adminLogin);
    clearSession();
    queryClient.clear();
  };
  return (
    <SubmitDialog
      danger
      title={words.deletionTitle}
      text={words.deletionWarning(email)}
      label={words.deleteNow}
      act={remove}
      isLoading={handOver.isLoading || present.isLoading}
      isComplete={present.isComplete && !handOver.isMissing}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <HandOver
            from={session?._id ?? ''}
            text={ownerMessages.yourIssues(handOver.titles)}
            handOver={handOver}
            submitted={submitted}
          />
          <PresentPassword label={words.deletePassword} present={present} submitted={submitted} />
        </>
      )}
    </SubmitDialog>
  );
};

/** The dialog for the current password and twice the new one (ACCOUNTS-4). It is mounted while it is open. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const present = usePresentPassword();
  const typed = useNewPassword();
  const change = async (): Promise<void> => {
    await adminCall('POST /api/user/auth/changePassword', {
      body: { password: present.password, newPassword: typed.password },
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
      isLoading={present.isLoading}
      isComplete={present.isComplete && typed.isComplete}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <PresentPassword label={words.presentPassword} present={present} submitted={submitted} />
          <NewPasswordInputs typed={typed} submitted={submitted} />
        </>
      )}
    </SubmitDialog>
  );
};
