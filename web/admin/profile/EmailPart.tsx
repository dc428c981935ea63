import { useState } from 'react';
import { isEmail, normalizeEmail } from '#core/people/account.ts';
import type { Profile } from '#core/people/person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Info } from '#kit/icon/drawings/signs/info.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { adminCall } from '../base/admin-api.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { accountMessages } from '../shared/account/messages.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { PresentPassword, usePresentPassword } from '../shared/account/PresentPassword.tsx';
import { profileMessages as words } from './messages.ts';
import classes from './Profile.module.css';
import { shareProfile } from './use-profile.ts';

/** The dialog for the new email, and for the password if the account has one (ACCOUNTS-7, SESSION-16). It is mounted while it is open. */
const EmailDialog = ({ email: old, onClose }: { email: string; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const present = usePresentPassword();
  const email = normalizeEmail(typed);
  const isWrong = typed !== '' && (!isEmail(email) || email === old);
  const ask = async (): Promise<void> => {
    shareProfile(await adminCall('PUT /api/profile', { body: { email, ...present.body } }));
    showToast({ kind: 'status', text: words.linkSent(email) });
    onClose();
  };
  return (
    <SubmitDialog
      title={words.changeEmail}
      text={words.changeEmailText(old)}
      label={words.sendLink}
      act={ask}
      isLoading={present.isLoading}
      isComplete={typed !== '' && !isWrong && present.isComplete}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <FormInput
            label={words.newEmail}
            type="email"
            autoComplete="email"
            required
            value={typed}
            onChange={setTyped}
            submitted={submitted}
            error={submitted && isWrong ? accountMessages.noNewEmail : undefined}
          />
          <PresentPassword label={words.presentPassword} present={present} submitted={submitted} />
        </>
      )}
    </SubmitDialog>
  );
};

/** A new email that waits to be confirmed, with a button that cancels it (ACCOUNTS-11). */
const Pending = ({ email, pendingEmail }: { email: string; pendingEmail: string }) => {
  const { busy, failure, submit } = useSubmit(async () => {
    shareProfile(await adminCall('PUT /api/profile', { body: { email } }));
    showToast({ kind: 'status', text: words.takenBack });
  });
  return (
    <>
      <div className={classes.note}>
        <Icon icon={Info} size={18} />
        <p>{words.pending(pendingEmail)}</p>
        <Button size="small" busy={busy} onClick={() => void submit()}>
          {words.takeBack}
        </Button>
      </div>
      <FormFailure text={failure} />
    </>
  );
};

interface EmailPartProps {
  profile: Profile;
  /** True if somebody opened a link that no longer confirms anything. */
  linkEnded: boolean;
}

/** The person's own email, and how it changes (ACCOUNTS-7, ACCOUNTS-11). */
export const EmailPart = ({ profile, linkEnded }: EmailPartProps) => {
  const { email, pendingEmail } = profile;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes.part}>
      <div className={classes.withButton}>
        <p className={classes.fact}>
          <small>{words.email}</small>
          <span>{email}</span>
        </p>
        <Button onClick={() => setAsked(true)}>{words.changeEmail}</Button>
      </div>
      <FormFailure text={linkEnded ? words.linkEnded : undefined} />
      {pendingEmail !== null && <Pending email={email} pendingEmail={pendingEmail} />}
      {isAsked && <EmailDialog email={email} onClose={() => setAsked(false)} />}
    </div>
  );
};
