import { useState } from 'react';
import { call } from '../../../base/call.ts';
import { storeSession } from '../../../base/session.ts';
import { useSecretField } from '../account/use-secret-field.ts';

/** Makes a form that asks for the second step, and stores the session (SIGNIN-33). */
export function useSecondStep(onDone: () => void) {
  const [remember, setRemember] = useState(false);
  const form = useSecretField(
    async (code) => {
      storeSession(await call('POST /api/user/auth/second-step', { body: { code, remember } }));
      onDone();
    },
    (code) => code.trim() !== '',
  );
  return { ...form, remember, setRemember };
}
