import { useState } from 'react';
import { isEmail } from '#core/people/account.ts';
import type { Role } from '#core/people/role.ts';
import type { Person } from '#core/people/person.ts';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { accountMessages } from '../shared/account/messages.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { peopleMessages as words, roleMessages } from '../shared/people/messages.ts';
import { invite, setDisabled } from '../shared/people/use-people.ts';
import { HandOver, useHandOver } from '../shared/owners/HandOver.tsx';
import { ownerMessages } from '../shared/owners/messages.ts';
import { RoleField } from './RoleDialog.tsx';

/** The dialog that explains disabling before it is done (ACCOUNTS-10, ACCOUNTS-13, ACCOUNTS-16). */
export const DisableDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { _id: id, name, email, state } = person;
  const handOver = useHandOver(id);
  const disable = async (): Promise<void> => {
    await setDisabled(id, { disabled: true, ...handOver.body });
    showToast({ kind: 'status', text: words.disabled(name) });
    onClose();
  };
  return (
    <SubmitDialog
      danger
      title={words.disableTitle(name)}
      text={state === 'invited' ? words.disableInvited(email) : words.disableText(email)}
      label={words.disable}
      act={disable}
      isLoading={handOver.isLoading}
      isComplete={!handOver.isMissing}
      onClose={onClose}
    >
      {(submitted) => (
        <HandOver
          from={id}
          text={ownerMessages.theirIssues(name, handOver.titles)}
          handOver={handOver}
          submitted={submitted}
        />
      )}
    </SubmitDialog>
  );
};

/** The dialog that invites somebody by email in a chosen role (ACCOUNTS-12, ROLE-8). It is mounted while it is open. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>();
  const isWrong = email !== '' && !isEmail(email.trim());
  const send = async (): Promise<void> => {
    const person = await invite(email, role);
    showToast({ kind: 'status', text: words.sent(person.email) });
    onClose();
  };
  return (
    <SubmitDialog
      title={words.invite}
      text={words.inviteText}
      label={words.send}
      act={send}
      isComplete={email !== '' && !isWrong && role !== undefined}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <FormInput
            label={words.email}
            type="email"
            autoComplete="off"
            required
            value={email}
            onChange={setEmail}
            submitted={submitted}
            error={submitted && isWrong ? accountMessages.noEmail : undefined}
          />
          <RoleField
            required
            role={role}
            onChange={setRole}
            note={role === undefined ? roleMessages.choose : roleMessages.invited[role]}
            error={submitted && role === undefined ? roleMessages.required : undefined}
          />
        </>
      )}
    </SubmitDialog>
  );
};
