import { useRef, useState } from 'react';
import { problemsInLogin, normalizeEmail } from '#core/people/account.ts';
import { call, ApiError, isApiError } from '../../../base/call.ts';
import { storeSession, clearSession } from '../../../base/session.ts';
import { paths } from '../../../base/paths.ts';
import { adminMessages } from '../../base/messages.ts';
import { queryClient } from '../../base/queries.ts';
import { accountMessages } from '../account/messages.ts';

/** Ends the session here and on the server, and goes to the sign-in (SESSION-6, SHELL-2). */
export function logOut(navigate: (to: string) => void): void {
  // Without a connection the server's session expires by itself; here it ends at once.
  call('POST /api/user/auth/signOut').then(
    // A session of the campus account ends there too (SIGNIN-18).
    ({ signOutUrl }) => signOutUrl !== undefined && window.location.assign(signOutUrl),
    () => undefined,
  );
  // Navigates before clearing: otherwise the guard would make this page the returnUrl.
  navigate(paths.adminLogin);
  clearSession();
  queryClient.clear();
}

/** Returns a sentence about a sign-in that failed (SIGNIN-2, SIGNIN-4). */
function signInFailure(error: unknown): string {
  const words = adminMessages.adminLogin;
  if (!(error instanceof ApiError)) return words.unanswered;
  if (error.code === 'SET_PASSWORD') return words.setPassword;
  if (error.code === 'CAMPUS_FIRST') return accountMessages.campusFirst;
  if (error.code === 'TOO_MANY_REQUESTS') return words.tooManyTries;
  return words.failure;
}

/** The result of a sign-in: done, or waiting for the second step (SIGNIN-26). */
export type SignedIn = 'signedIn' | 'halfway';

/** Signs in and stores the session; throws a refusal. */
async function signIn(email: string, password: string): Promise<SignedIn> {
  const body = { email: normalizeEmail(email), password };
  try {
    storeSession(await call('POST /api/user/auth/signIn', { body }));
    return 'signedIn';
  } catch (error) {
    if (isApiError(error, 'SECOND_STEP')) return 'halfway';
    throw error;
  }
}

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

  /** Undefined if nobody is signed in. */
  const submit = async (): Promise<SignedIn | undefined> => {
    setSubmitted(true);
    setFailure(undefined);
    if (problemsInLogin({ email, password }).length > 0) return undefined;
    setBusy(true);
    try {
      return await signIn(email, password);
    } catch (error) {
      setFailure(signInFailure(error));
      ref.current?.focus();
      ref.current?.select();
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const field = { ref, value: password, onChange: setPassword, submitted };
  return { field, submitted, busy, failure, submit };
}
