import { normalizeEmail } from '#core/people/account.ts';
import { call, ApiError } from '../../../base/call.ts';
import { storeSession } from '../../../base/session.ts';
import { adminMessages } from '../../base/messages.ts';

/** What to say about a sign-in that failed (SIGNIN-2, SIGNIN-4). */
export function signInFailure(error: unknown): string {
  const words = adminMessages.adminLogin;
  if (!(error instanceof ApiError)) return words.unanswered;
  if (error.code === 'SET_PASSWORD') return words.setPassword;
  if (error.code === 'TOO_MANY_REQUESTS') return words.tooManyTries;
  return words.failure;
}

/** Signs in and stores the session; returns what to say where that failed. */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  try {
    storeSession(
      await call('POST /api/user/auth/signIn', {
        body: { email: normalizeEmail(email), password },
      }),
    );
    return undefined;
  } catch (error) {
    return signInFailure(error);
  }
}
