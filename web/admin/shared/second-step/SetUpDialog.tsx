import { useState } from 'react';
import type { FactorSeed } from '#core/people/second-step.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { call } from '../../../base/call.ts';
import { QrCode } from '../../../base/QrCode.tsx';
import { PresentPassword, usePresentPassword } from '../account/PresentPassword.tsx';
import { SubmitDialog } from '../account/SubmitDialog.tsx';
import { CodeInput } from './CodeFields.tsx';
import { secondStepMessages as words } from './messages.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import classes from './SecondStep.module.css';

/** Returns the text in groups of four letters, which are easier to read and type. */
const inFours = (seed: string): string => seed.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface BeginProps {
  isRequired: boolean;
  onBegun: (seed: FactorSeed) => void;
  cancelLabel?: string | undefined;
  onClose: () => void;
}

const Begin = ({ isRequired, onBegun, cancelLabel, onClose }: BeginProps) => {
  const present = usePresentPassword();
  const begin = async (): Promise<void> => {
    onBegun(await call('POST /api/profile/second-step/begin', { body: present.body }));
  };
  return (
    <SubmitDialog
      title={words.setUpTitle}
      text={isRequired ? words.requiredText : words.setUpText}
      label={words.next}
      act={begin}
      isLoading={present.isLoading}
      isComplete={present.isComplete}
      cancelLabel={cancelLabel}
      onClose={onClose}
    >
      {(submitted) => (
        <PresentPassword label={words.password} autoFocus present={present} submitted={submitted} />
      )}
    </SubmitDialog>
  );
};

interface ScanProps extends FactorSeed {
  email: string;
  onConfirmed: (codes: readonly string[]) => void;
  cancelLabel?: string | undefined;
  onClose: () => void;
}

const Scan = ({ email, seed, address, onConfirmed, cancelLabel, onClose }: ScanProps) => {
  const [code, setCode] = useState('');
  const confirm = async (): Promise<void> => {
    const body = { code };
    const { recoveryCodes } = await call('POST /api/profile/second-step/confirm', { body });
    showToast({ kind: 'status', text: words.done });
    onConfirmed(recoveryCodes);
  };
  return (
    <SubmitDialog
      title={words.setUpTitle}
      text={words.scan}
      label={words.confirm}
      act={confirm}
      isComplete={code.trim() !== ''}
      cancelLabel={cancelLabel}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <div className={classes.qr}>
            <QrCode text={address} label={words.scanOf(email)} />
          </div>
          <p className={classes.seed}>
            <small>{words.seed}</small>
            <span>{inFours(seed)}</span>
          </p>
          <CodeInput
            label={words.firstCode}
            autoFocus
            value={code}
            onChange={setCode}
            submitted={submitted}
          />
        </>
      )}
    </SubmitDialog>
  );
};

interface SetUpDialogProps {
  email: string;
  isRequired?: boolean;
  cancelLabel?: string;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog that sets up an authenticator app: the password, the QR code with a first code, and the recovery codes (SIGNIN-34). */
export const SetUpDialog = (props: SetUpDialogProps) => {
  const { email, isRequired = false, cancelLabel, onDone, onClose } = props;
  const [begun, setBegun] = useState<FactorSeed>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onDone} />;
  const cancel = { cancelLabel, onClose };
  if (begun) return <Scan key="scan" {...begun} {...cancel} email={email} onConfirmed={setCodes} />;
  return <Begin {...cancel} isRequired={isRequired} onBegun={setBegun} />;
};
