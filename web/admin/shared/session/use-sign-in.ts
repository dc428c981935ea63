import { useRef, useState } from 'react';
import { problemsInLogin } from '#core/people/account.ts';
import { signIn } from './sign-in.ts';

/**
 * A form that asks for a password and signs in. After a refusal the password has the focus, selected, so
 * that the next key replaces it; why it was refused is read out as an alert (SIGNIN-2, SESSION-5).
 */
export function useSignIn(email: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Returns whether somebody is signed in. */
  const submit = async (): Promise<boolean> => {
    setSubmitted(true);
    setFailure(undefined);
    if (problemsInLogin({ email, password }).length > 0) return false;
    setBusy(true);
    const failed = await signIn(email, password);
    setBusy(false);
    setFailure(failed);
    if (failed === undefined) return true;
    ref.current?.focus();
    ref.current?.select();
    return false;
  };

  const field = { ref, value: password, onChange: setPassword, submitted };
  return { field, submitted, busy, failure, submit };
}
