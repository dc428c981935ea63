import { showToast } from '#kit/overlays/toast/toasts.ts';
import { storeSession, useSession } from '../../base/session.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { adminCall } from '../base/admin-api.ts';
import { profileMessages } from './messages.ts';
import { renewSignIns, shareProfile } from './use-profile.ts';

const words = profileMessages;

interface ConfirmEmailDialogProps {
  passCode: string;
  pendingEmail: string;
  onClose: () => void;
}

/** What the link leads to that was sent to a new email (ACCOUNTS-11). */
export const ConfirmEmailDialog = ({
  passCode,
  pendingEmail,
  onClose,
}: ConfirmEmailDialogProps) => {
  const session = useSession();
  const confirm = async (): Promise<void> => {
    const profile = await adminCall('POST /api/profile/confirm-email', { body: { passCode } });
    // An ended session is begun again with the email that is stored.
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
