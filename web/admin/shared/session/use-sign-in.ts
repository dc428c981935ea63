import { problemsInLogin, normalizeEmail } from '#core/people/account.ts';
import { call } from '../../../base/call.ts';
import { ApiError, isApiError } from '../../../base/http.ts';
import { storeSession, clearSession } from '../../../base/session.ts';
import { paths } from '../../../base/paths.ts';
import { adminMessages } from '../../base/messages.ts';
import { queryClient } from '../../base/queries.ts';
import { accountMessages } from '../account/messages.ts';
import { useSecretField } from '../account/use-secret-field.ts';

/** Ends the session here and on the server, and goes to the sign-in (SESSION-6, SHELL-2). */
export function logOut(navigate: (to: string) => void): void {
  // Without a connection, the session ends here right away, and on the server when it expires.
  call('POST /api/user/auth/signOut').then(
    // If the person signed in by the campus account, that session ends there too (SIGNIN-18).
    ({ signOutUrl }) => signOutUrl !== undefined && window.location.assign(signOutUrl),
    () => undefined,
  );
  // The page changes before the session is cleared: otherwise the guard would make this page the returnUrl.
  navigate(paths.adminLogin);
  clearSession();
  queryClient.clear();
}

/** Returns a sentence about a failed sign-in (SIGNIN-2). */
function signInFailure(error: unknown): string {
  const words = adminMessages.adminLogin;
  if (!(error instanceof ApiError)) return words.unanswered;
  if (error.code === 'SET_PASSWORD') return words.setPassword;
  if (error.code === 'CAMPUS_FIRST') return accountMessages.campusFirst;
  if (error.code === 'TOO_MANY_REQUESTS') return words.tooManyTries;
  return words.failure;
}

/** Makes a form that asks for a password, signs in and stores the session; it calls `onHalfway` if a second step is needed (SIGNIN-26). */
export function useSignIn(email: string, onDone: () => void, onHalfway: () => void) {
  return useSecretField(
    async (password) => {
      const body = { email: normalizeEmail(email), password };
      try {
        storeSession(await call('POST /api/user/auth/signIn', { body }));
      } catch (error) {
        if (!isApiError(error, 'SECOND_STEP')) throw error;
        onHalfway();
        return;
      }
      onDone();
    },
    (password) => problemsInLogin({ email, password }).length === 0,
    signInFailure,
  );
}
