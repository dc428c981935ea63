import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { Download } from '#kit/icon/drawings/actions/download.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../../base/device.ts';
import { saveFile } from '../../base/save-file.ts';
import { FormFailure } from '../states/ActionFailed.tsx';
import { secondStepMessages as words } from './messages.ts';
import classes from './SecondStep.module.css';
import { NamedList } from '../page-parts/NamedList.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** The recovery codes, which are shown only this once (SIGNIN-34). */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const [byHand, setByHand] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    if (await copyText(text)) showToast({ kind: 'status', text: words.copied });
    else setByHand(true);
  };
  return (
    <ConfirmationDialog
      open
      modalTitle={words.codesTitle}
      description={words.codesText}
      confirmLabel={words.haveThem}
      onConfirm={onClose}
      // Nothing shows the codes again, so Escape must not close this.
      onClose={() => undefined}
    >
      <div className={classes.form}>
        <NamedList name={words.codes} className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </NamedList>
        <FormFailure text={byHand ? words.byHand : undefined} />
        <div className={classes.buttons}>
          <Button icon={Copy} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button
            icon={Download}
            onClick={() => saveFile(new File([text], words.fileName, { type: 'text/plain' }))}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </ConfirmationDialog>
  );
};
