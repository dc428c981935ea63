import { useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { storeSession, useSession } from '../../base/session.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { useUnsaved } from '../shared/session/unsaved.ts';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import { profileMessages } from './messages.ts';
import classes from './Profile.module.css';
import { shareProfile } from './use-profile.ts';

const words = profileMessages;

/** The own name, which asks no password (ACCOUNTS-7). */
export const NamePart = ({ name: stored }: { name: string }) => {
  const session = useSession();
  const [name, setName] = useState(stored);
  const [submitted, setSubmitted] = useState(false);
  const isTooLong = name.length > LIMITS.personName;
  useUnsaved(name !== stored);
  const { busy, failure, submit } = useSubmit(async () => {
    const profile = await adminCall('PUT /api/profile', { body: { name } });
    // The server leaves out what no name has.
    setName(profile.name);
    shareProfile(profile);
    if (session) storeSession({ ...session, name: profile.name });
    showToast({ kind: 'status', text: words.nameSaved });
  });
  return (
    <form
      className={classes.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (name.trim() !== '' && !isTooLong) void submit();
      }}
    >
      <div className={classes.withButton}>
        <FormInput
          label={words.name}
          autoComplete="name"
          required
          value={name.trim() === '' ? '' : name}
          onChange={setName}
          submitted={submitted}
          error={isTooLong ? adminMessages.createIssue.tooLong(LIMITS.personName) : undefined}
        />
        <Button type="submit" busy={busy} disabled={name === stored}>
          {words.saveName}
        </Button>
      </div>
      <FormFailure text={failure} />
    </form>
  );
};
