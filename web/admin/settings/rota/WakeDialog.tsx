import { useState } from 'react';
import type { RotaPerson } from '#core/rota/rota-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../../base/device.ts';
import { QrCode } from '../../../base/QrCode.tsx';
import { wakeAddress } from '../../../base/worker/woken.ts';
import { adminCall } from '../../base/admin-api.ts';
import { useCampus } from '../../base/queries.ts';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import classes from './DutyCalendars.module.css';
import { rotaMessages as words } from './messages.ts';
import { loadRota, rotaFailure } from './use-rota.ts';

interface LinkDialogProps {
  name: string;
  address: string;
  onClose: () => void;
}

/** The dialog that shows a link only this once, to be sent to the phone or scanned by it. */
const LinkDialog = ({ name, address, onClose }: LinkDialogProps) => {
  const [byHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(address)) showToast({ kind: 'status', text: words.linkCopied });
    else setByHand(true);
  };
  return (
    <ConfirmationDialog
      open
      modalTitle={words.linkFor(name)}
      description={words.linkText}
      confirmLabel={words.done}
      onConfirm={onClose}
    >
      <div className={classes.link}>
        <div>
          <QrCode text={address} label={words.linkFor(name)} />
        </div>
        <TextInput
          label={words.linkAddress}
          readonly
          value={address}
          onChange={() => undefined}
          {...(byHand && { hint: words.linkByHand })}
        />
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copyLink}
        </Button>
      </div>
    </ConfirmationDialog>
  );
};

interface WakeDialogProps {
  person: RotaPerson;
  /** The number of the person's phones that escalations wake. */
  count: number;
  onClose: () => void;
}

/** The dialog that makes a link by which escalations wake a phone of somebody on the roster, and that stops the phones that are woken (WAKE-4). */
export const WakeDialog = ({ person: { id, name }, count, onClose }: WakeDialogProps) => {
  const publicUrl = useCampus()?.publicUrl ?? window.location.origin;
  const [link, setLink] = useState<string>();
  const params = { id };
  const { busy, failure, submit } = useSubmit(async () => {
    await adminCall('POST /api/rota/people/{id}/phones/remove', { params });
    await loadRota();
    showToast({ kind: 'status', text: words.phonesForgotten });
    onClose();
  }, rotaFailure);
  if (link !== undefined)
    return <LinkDialog name={name} address={publicUrl + wakeAddress(link)} onClose={onClose} />;
  return (
    <SubmitDialog
      title={words.wakeOf(name)}
      text={words.wakeText}
      label={words.makeLink}
      say={rotaFailure}
      act={async () => {
        const made = await adminCall('POST /api/rota/people/{id}/phone-link', { params });
        setLink(made.link);
      }}
      onClose={onClose}
    >
      {() =>
        count > 0 && (
          <div className={classes.waits}>
            <p>{words.woken(count)}</p>
            <Button variant="quiet-danger" busy={busy} onClick={() => void submit()}>
              {words.forgetPhones}
            </Button>
            <FormFailure text={failure} />
          </div>
        )
      }
    </SubmitDialog>
  );
};
