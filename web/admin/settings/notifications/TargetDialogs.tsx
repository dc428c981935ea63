import { useState } from 'react';
import type { NotificationTarget } from '#core/notifications/notification-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../../base/device.ts';
import { adminCall } from '../../base/admin-api.ts';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import { notificationMessages as words } from './messages.ts';
import classes from './EscalationsPage.module.css';
import { renewed, notificationFailure } from './use-notifications.ts';

type TargetDialogProps = { target: NotificationTarget; onClose: () => void };

/** The recipient and its address; for a duty, the contact's name. */
type RemoveDialogProps = TargetDialogProps & { address: string };

/** The dialog that explains the removal of a recipient before it is done. */
export const RemoveDialog = ({ target: { _id: id }, address, onClose }: RemoveDialogProps) => (
  <SubmitDialog
    danger
    title={words.removeTitle(address)}
    text={words.removeText}
    label={words.remove}
    act={async () => {
      await renewed(adminCall('POST /api/notifications/{id}/remove', { params: { id } }));
      showToast({ kind: 'status', text: words.removed(address) });
      onClose();
    }}
    say={notificationFailure}
    onClose={onClose}
  />
);

type RenewDialogProps = TargetDialogProps & { onRenewed: (secret: string | null) => void };

/** The dialog that says what a new secret changes before it is made (NOTIFICATIONS-6). */
export const RenewDialog = ({ target: { _id: id }, onClose, onRenewed }: RenewDialogProps) => (
  <SubmitDialog
    title={words.renewTitle}
    text={words.renewText}
    label={words.renew}
    act={async () => {
      const params = { id };
      onRenewed(
        (await renewed(adminCall('POST /api/notifications/{id}/secret', { params }))).secret,
      );
    }}
    say={notificationFailure}
    onClose={onClose}
  />
);

/** The secret of a webhook, which is shown only this once (NOTIFICATIONS-6). */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const [byHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) showToast({ kind: 'status', text: words.copied });
    else setByHand(true);
  };
  return (
    <ConfirmationDialog
      open
      modalTitle={words.secretTitle}
      description={words.secretText}
      confirmLabel={words.done}
      onConfirm={onClose}
    >
      <div className={classes.form}>
        <TextInput
          label={words.secret}
          readonly
          value={secret}
          onChange={() => undefined}
          {...(byHand && { hint: words.byHand })}
        />
        <span>
          <Button icon={Copy} onClick={() => void copy()}>
            {words.copy}
          </Button>
        </span>
      </div>
    </ConfirmationDialog>
  );
};
