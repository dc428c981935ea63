import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { showToast } from '#kit/toast/toasts.ts';
import { messages } from '../../messages.ts';
import { storeSession, useSession } from '../../session.ts';
import { useSubmit } from '../account/use-submit.ts';
import { adminCall } from '../admin-api.ts';
import { FormFailure } from '../states/FormFailure.tsx';
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
  const { busy, failure, submit } = useSubmit(async () => {
    const profile = await adminCall('POST /api/profile/confirm-email', { body: { passCode } });
    // An ended session is begun again with the email that is stored.
    if (session) storeSession({ ...session, email: profile.email });
    shareProfile(profile);
    showToast({ kind: 'status', text: words.emailChanged });
    onClose();
    await renewSignIns();
  });
  return (
    <ConfirmationDialog
      open
      modalTitle={words.confirmTitle}
      description={words.confirmText(pendingEmail)}
      confirmLabel={words.confirm}
      busy={busy}
      onConfirm={() => void submit()}
      cancelLabel={messages.cancel}
      onCancel={onClose}
    >
      <FormFailure text={failure} />
    </ConfirmationDialog>
  );
};
