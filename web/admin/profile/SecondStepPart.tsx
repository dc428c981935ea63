import { useState, type ComponentProps } from 'react';
import type { SecondFactor } from '#core/people/second-step.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../base/admin-api.ts';
import { formatMoment } from '../base/moment.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { CodeInput } from '../shared/second-step/CodeFields.tsx';
import { secondStepMessages as words } from '../shared/second-step/messages.ts';
import { RecoveryCodesDialog } from '../shared/second-step/RecoveryCodesDialog.tsx';
import { SetUpDialog } from '../shared/second-step/SetUpDialog.tsx';
import { LoadFailed } from '../shared/states/ActionFailed.tsx';
import classes from './Profile.module.css';
import { TrustedBrowsers } from './TrustedBrowsers.tsx';
import { renewSecondFactor, useSecondFactor } from './use-profile.ts';

type WithCodeProps = Omit<ComponentProps<typeof SubmitDialog>, 'act'> & {
  act: (code: string) => Promise<void>;
};

const WithCodeDialog = ({ act, ...dialog }: WithCodeProps) => {
  const [code, setCode] = useState('');
  return (
    <SubmitDialog {...dialog} act={async () => act(code)} isComplete={code.trim() !== ''}>
      {(submitted) => (
        <CodeInput
          label={words.code}
          autoFocus
          value={code}
          onChange={setCode}
          submitted={submitted}
        />
      )}
    </SubmitDialog>
  );
};

interface StateProps {
  factor: SecondFactor;
  now: Date;
  timeZone: string | undefined;
  onAsk: (what: 'setUp' | 'renew' | 'remove') => void;
}

const State = ({ factor: { since, codesLeft }, now, timeZone, onAsk }: StateProps) =>
  since === null ? (
    <>
      <p>{words.off}</p>
      <Button onClick={() => onAsk('setUp')}>{words.setUp}</Button>
    </>
  ) : (
    <>
      <p>
        {words.on(formatMoment(since, now, timeZone))}. {words.codesLeft(codesLeft)}
      </p>
      <div className={classes.buttons}>
        <Button onClick={() => onAsk('renew')}>{words.renew}</Button>
        <Button variant="quiet-danger" onClick={() => onAsk('remove')}>
          {words.remove}
        </Button>
      </div>
    </>
  );

type SecondStepPartProps = { email: string; timeZone: string | undefined };

/** The two-step sign-in of the person's own account (SIGNIN-34). */
export const SecondStepPart = ({ email, timeZone }: SecondStepPartProps) => {
  const { data, dataUpdatedAt, isError, refetch } = useSecondFactor();
  const [asked, setAsked] = useState<'setUp' | 'renew' | 'remove'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = (): void => {
    setAsked(undefined);
    setCodes(undefined);
  };
  const closeAndRenew = (): void => {
    close();
    void renewSecondFactor();
  };
  const renewCodes = async (code: string): Promise<void> => {
    const address = 'POST /api/profile/second-step/recovery-codes';
    const { recoveryCodes } = await adminCall(address, { body: { code } });
    setAsked(undefined);
    setCodes(recoveryCodes);
  };
  const remove = async (code: string): Promise<void> => {
    await adminCall('POST /api/profile/second-step/remove', { body: { code } });
    showToast({ kind: 'status', text: words.removed });
    closeAndRenew();
  };
  return (
    <div className={classes.part}>
      {data && (
        <State factor={data} now={new Date(dataUpdatedAt)} timeZone={timeZone} onAsk={setAsked} />
      )}
      {data?.since && <TrustedBrowsers timeZone={timeZone} />}
      {isError && !data && <LoadFailed title={words.loadFailed} onRetry={() => void refetch()} />}
      {asked === 'setUp' && <SetUpDialog email={email} onDone={closeAndRenew} onClose={close} />}
      {asked === 'renew' && (
        <WithCodeDialog
          title={words.renewTitle}
          text={words.renewText}
          label={words.renewNow}
          act={renewCodes}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <WithCodeDialog
          danger
          title={words.removeTitle}
          text={words.removeText}
          label={words.removeNow}
          act={remove}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={closeAndRenew} />}
    </div>
  );
};
