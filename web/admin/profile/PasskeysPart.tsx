import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '#core/base/limits.ts';
import type { Passkey } from '#core/people/passkey.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { KeyRound } from '#kit/icon/drawings/categories/key-round.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { formatMoment } from '../base/moment.ts';
import { queryClient } from '../base/queries.ts';
import { PasswordInput } from '../shared/account/PasswordInput.tsx';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { secondStepMessages } from '../shared/second-step/messages.ts';
import { makePasskey, passkeyFailure } from '../shared/second-step/passkeys.ts';
import { LoadFailed } from '../shared/states/ActionFailed.tsx';
import { TitleWithDetail } from '../shared/states/RowParts.tsx';
import classes from './Profile.module.css';
import { useSecondFactor } from './use-profile.ts';

const words = secondStepMessages;
const PASSKEYS = ['passkeys'];

const share = (passkeys: Passkey[]): void => {
  queryClient.setQueryData(PASSKEYS, passkeys);
};

interface AddDialogProps {
  email: string;
  asksPassword: boolean;
  onClose: () => void;
}

/** Asks for a name, and then the browser for the passkey. (SIGNIN-37). */
const AddDialog = ({ email, asksPassword, onClose }: AddDialogProps) => {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const isTooLong = name.length > LIMITS.personName;
  const add = async (): Promise<void> => {
    const body = asksPassword ? { password } : {};
    const begun = await adminCall('POST /api/profile/passkeys/begin', { body });
    const answer = await makePasskey(email, begun);
    share(await adminCall('POST /api/profile/passkeys', { body: { name, answer } }));
    showToast({ kind: 'status', text: words.passkeyAdded });
    onClose();
  };
  return (
    <SubmitDialog
      title={words.addPasskey}
      text={words.addPasskeyText}
      label={words.addPasskeyNow}
      act={add}
      say={passkeyFailure}
      isComplete={name.trim() !== '' && !isTooLong && (!asksPassword || password !== '')}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <FormInput
            label={words.passkeyName}
            hint={words.passkeyNameHint}
            required
            autoFocus
            value={name}
            onChange={setName}
            submitted={submitted}
            error={isTooLong ? adminMessages.createIssue.tooLong(LIMITS.personName) : undefined}
          />
          {asksPassword && (
            <PasswordInput
              label={words.password}
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              submitted={submitted}
            />
          )}
        </>
      )}
    </SubmitDialog>
  );
};

const RemoveDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => (
  <SubmitDialog
    danger
    title={words.removePasskeyTitle}
    text={words.removePasskeyText(passkey.name)}
    label={words.removeNow}
    act={async () => {
      const params = { id: passkey._id };
      share(await adminCall('POST /api/profile/passkeys/{id}/remove', { params }));
      showToast({ kind: 'status', text: words.passkeyRemoved });
      onClose();
    }}
    onClose={onClose}
  />
);

interface PasskeysPartProps {
  email: string;
  timeZone: string | undefined;
}

/** The passkeys of the own account (SIGNIN-37). */
export const PasskeysPart = ({ email, timeZone }: PasskeysPartProps) => {
  const nameId = useId();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: PASSKEYS,
    queryFn: async () => await adminCall('GET /api/profile/passkeys'),
  });
  const factor = useSecondFactor().data;
  const [asked, setAsked] = useState<'add' | Passkey>();
  const close = (): void => setAsked(undefined);
  const moment = (at: string) => formatMoment(at, new Date(dataUpdatedAt), timeZone);
  return (
    <>
      <p id={nameId} hidden>
        {words.passkeys}
      </p>
      <ul aria-labelledby={nameId}>
        {data?.map((passkey) => (
          <li key={passkey._id} className={classes.signIn}>
            <Icon icon={KeyRound} size={18} />
            <TitleWithDetail
              className={classes.browser}
              small={words.passkeySince(
                moment(passkey.createdAt),
                passkey.usedAt === null ? null : moment(passkey.usedAt),
              )}
            >
              <b>{passkey.name}</b>
            </TitleWithDetail>
            <Button
              variant="quiet-danger"
              size="small"
              aria-label={words.removePasskey(passkey.name)}
              onClick={() => setAsked(passkey)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.part}>
        {isError && !data && (
          <LoadFailed title={words.passkeysFailed} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <p>{words.noPasskey}</p>}
        {data && factor && <Button onClick={() => setAsked('add')}>{words.addPasskey}</Button>}
      </div>
      {asked === 'add' && factor && (
        <AddDialog email={email} asksPassword={factor.asksPassword} onClose={close} />
      )}
      {asked !== undefined && asked !== 'add' && <RemoveDialog passkey={asked} onClose={close} />}
    </>
  );
};
