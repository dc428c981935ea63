import { useState } from 'react';
import type { Profile } from '#core/people/person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Info } from '#kit/icon/drawings/signs/info.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { adminCall } from '../base/admin-api.ts';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { profileMessages } from './messages.ts';
import classes from './Profile.module.css';
import { shareProfile } from './use-profile.ts';

const words = profileMessages;

/** A new email that waits, which can be taken back (ACCOUNTS-11). */
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
  /** A link was opened that confirms nothing any more. */
  linkEnded: boolean;
}

/** The own email, and how it changes (ACCOUNTS-7, ACCOUNTS-11). */
export const EmailPart = ({ profile, linkEnded }: EmailPartProps) => {
  const { email, pendingEmail } = profile;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes.part}>
      <div className={classes.withButton}>
        <p className={classes.email}>
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
