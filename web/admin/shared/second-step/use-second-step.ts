import { useRef, useState } from 'react';
import { call } from '../../../base/call.ts';
import { storeSession } from '../../../base/session.ts';
import { useSubmit } from '../account/use-submit.ts';

/** A form that asks for the second step; a refused code has the focus again, selected (SIGNIN-33). */
export function useSecondStep() {
  const ref = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, submit } = useSubmit(async () => {
    storeSession(await call('POST /api/user/auth/second-step', { body: { code, remember } }));
  });

  /** Returns whether somebody is signed in. */
  const finish = async (): Promise<boolean> => {
    setSubmitted(true);
    if (code.trim() === '') return false;
    if (await submit()) return true;
    ref.current?.focus();
    ref.current?.select();
    return false;
  };

  const field = { ref, value: code, onChange: setCode, submitted };
  return { field, remember, setRemember, busy, failure, finish };
}
