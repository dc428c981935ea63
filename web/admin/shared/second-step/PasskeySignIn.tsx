import { Button } from '#kit/controls/button/Button.tsx';
import { KeyRound } from '#kit/icon/drawings/categories/key-round.ts';
import { call } from '../../../base/call.ts';
import { storeSession } from '../../../base/session.ts';
import { useSubmit } from '../account/use-submit.ts';
import { FormFailure } from '../states/ActionFailed.tsx';
import { secondStepMessages } from './messages.ts';
import { passkeyFailure, signWithPasskey } from './passkeys.ts';

/** A button that signs in with a passkey, in place of password and code (SIGNIN-36). */
export const PasskeySignIn = ({ onDone }: { onDone: () => void }) => {
  const { busy, failure, submit } = useSubmit(async () => {
    const challenge = await call('POST /api/user/auth/passkey/begin');
    const body = await signWithPasskey(challenge);
    storeSession(await call('POST /api/user/auth/passkey', { body }));
    onDone();
  }, passkeyFailure);
  return (
    <>
      <FormFailure text={failure} />
      <Button wide busy={busy} icon={KeyRound} onClick={() => void submit()}>
        {secondStepMessages.byPasskey}
      </Button>
    </>
  );
};
