import { useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import type { Passkey } from '#core/people/passkey.ts';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { queryClient } from '../base/queries.ts';
import { PresentPassword, usePresentPassword } from '../shared/account/PresentPassword.tsx';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { secondStepMessages as words } from '../shared/second-step/messages.ts';
import { makePasskey, passkeyFailure } from '../shared/second-step/passkeys.ts';

export const PASSKEYS = ['passkeys'];

const share = (passkeys: Passkey[]): void => {
  queryClient.setQueryData(PASSKEYS, passkeys);
};

const isTooLong = (name: string): boolean => name.length > LIMITS.personName;
const isName = (name: string): boolean => name.trim() !== '' && !isTooLong(name);

type NameFieldProps = { value: string; onChange: (name: string) => void; submitted: boolean };

const NameField = ({ value, ...field }: NameFieldProps) => (
  <FormInput
    label={words.passkeyName}
    hint={words.passkeyNameHint}
    required
    autoFocus
    value={value}
    error={isTooLong(value) ? adminMessages.createIssue.tooLong(LIMITS.personName) : undefined}
    {...field}
  />
);

/** The dialog that asks for a name, and then asks the browser for the passkey (SIGNIN-37). */
export const AddDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const [name, setName] = useState('');
  const present = usePresentPassword();
  const add = async (): Promise<void> => {
    const begun = await adminCall('POST /api/profile/passkeys/begin', { body: present.body });
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
      isLoading={present.isLoading}
      say={passkeyFailure}
      isComplete={isName(name) && present.isComplete}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <NameField value={name} onChange={setName} submitted={submitted} />
          <PresentPassword label={words.password} present={present} submitted={submitted} />
        </>
      )}
    </SubmitDialog>
  );
};

type PasskeyDialogProps = { passkey: Passkey; onClose: () => void };

/** The dialog for the new name of a passkey (SIGNIN-37). */
export const RenameDialog = ({ passkey, onClose }: PasskeyDialogProps) => {
  const [name, setName] = useState(passkey.name);
  const rename = async (): Promise<void> => {
    const params = { id: passkey._id };
    share(await adminCall('PUT /api/profile/passkeys/{id}', { params, body: { name } }));
    showToast({ kind: 'status', text: words.passkeyRenamed });
    onClose();
  };
  return (
    <SubmitDialog
      title={words.renamePasskeyTitle}
      label={words.renameNow}
      act={rename}
      isComplete={isName(name)}
      onClose={onClose}
    >
      {(submitted) => <NameField value={name} onChange={setName} submitted={submitted} />}
    </SubmitDialog>
  );
};

/** The dialog that explains the removal of a passkey, and removes it (SIGNIN-55). */
export const RemoveDialog = ({ passkey, onClose }: PasskeyDialogProps) => {
  const present = usePresentPassword();
  const remove = async (): Promise<void> => {
    const input = { params: { id: passkey._id }, body: present.body };
    share(await adminCall('POST /api/profile/passkeys/{id}/remove', input));
    showToast({ kind: 'status', text: words.passkeyRemoved });
    onClose();
  };
  return (
    <SubmitDialog
      danger
      title={words.removePasskeyTitle}
      text={words.removePasskeyText(passkey.name)}
      label={words.removeNow}
      act={remove}
      isLoading={present.isLoading}
      isComplete={present.isComplete}
      onClose={onClose}
    >
      {(submitted) => (
        <PresentPassword label={words.password} present={present} submitted={submitted} />
      )}
    </SubmitDialog>
  );
};
