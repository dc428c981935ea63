import { useState } from 'react';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../base/http.ts';
import { adminCall } from '../base/admin-api.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { setupMessages as words } from '../shared/setup/messages.ts';
import classes from './Setup.module.css';
import { shareSetup } from '../shared/setup/use-setup.ts';

function failureOf(error: unknown): string {
  if (isApiError(error, 'INCORRECT_CODE')) return words.wrongCode;
  return isApiError(error, 'TOO_MANY_REQUESTS') ? words.tooSoon : words.failed;
}

/** The step that sends a code to the person's own email, where the person types it (SETUP-3). */
export const MailProof = ({ mail }: Pick<SetupState, 'mail'>) => {
  const { isSent, isTlsOptional, to, isCodeOut } = mail;
  const [code, setCode] = useState('');
  const sending = useSubmit(async () => {
    shareSetup(await adminCall('POST /api/setup/mail-code'));
    showToast({ kind: 'status', text: words.codeSent(to) });
  }, failureOf);
  const proving = useSubmit(async () => {
    shareSetup(await adminCall('POST /api/setup/mail-proof', { body: { code } }));
    showToast({ kind: 'status', text: words.proven });
  }, failureOf);
  if (!isSent) return null;
  return (
    <form
      className={classes.code}
      onSubmit={(event) => {
        event.preventDefault();
        void proving.submit();
      }}
    >
      {isTlsOptional && <p className={classes.quiet}>{words.inClear}</p>}
      {isCodeOut && (
        <TextInput
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      <div className={classes.buttons}>
        {isCodeOut && (
          <Button type="submit" variant="primary" busy={proving.busy} disabled={code.trim() === ''}>
            {words.prove}
          </Button>
        )}
        <Button busy={sending.busy} onClick={() => void sending.submit()}>
          {isCodeOut ? words.sendAnother : words.sendCode(to)}
        </Button>
      </div>
      <FormFailure text={proving.failure ?? sending.failure} />
    </form>
  );
};
