import { useState } from 'react';
import { isEmail } from '#core/people/account.ts';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { Info } from '#kit/icon/drawings/signs/info.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { accountMessages } from '../shared/account/messages.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { peopleMessages } from '../shared/people/messages.ts';
import classes from './People.module.css';
import { invite } from '../shared/people/use-people.ts';

const words = peopleMessages;

/** Invites somebody by email (ACCOUNTS-12). Mounted while it is open. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [email, setEmail] = useState('');
  const isWrong = email !== '' && !isEmail(email.trim());
  const send = async (): Promise<void> => {
    const person = await invite(email);
    showToast({ kind: 'status', text: words.sent(person.email) });
    onClose();
  };
  return (
    <SubmitDialog
      title={words.invite}
      text={words.inviteText}
      label={words.send}
      act={send}
      isComplete={email !== '' && !isWrong}
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
          <p className={classes.note}>
            <Icon icon={Info} size={18} />
            {words.inviteNote}
          </p>
        </>
      )}
    </SubmitDialog>
  );
};
