import { useState } from 'react';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { ApiError } from '../../../base/http.ts';
import { accountMessages as words } from './messages.ts';

const WORDS: Partial<Record<ApiErrorCode, string>> = {
  INCORRECT_CREDENTIALS: words.passwordWrong,
  PASSWORD_TO_SHORT: words.passwordToShort,
  PASSWORD_COMMON: words.passwordCommon,
  PASSWORD_GUESSABLE: words.passwordGuessable,
  INVALID_PASSCODE: words.invalidPassCode,
  INCORRECT_CODE: words.incorrectCode,
  CAMPUS_FIRST: words.campusFirst,
  STEP_ENDED: words.stepEnded,
  TOO_MANY_REQUESTS: words.tooManyTries,
  EMAIL_TAKEN: words.emailTaken,
  INVALID_INPUT: words.noEmail,
  LAST_ADMIN: words.lastAdmin,
  LAST_OWNER: words.lastOwner,
  NOT_ALLOWED: words.notAllowed,
  OWN_ACCOUNT: words.ownAccount,
  NOT_FOUND: words.gone,
};

/** Returns a sentence about a failed action on an account (ACCOUNTS-10). */
function accountFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.unanswered;
  const code: ApiErrorCode = error.code;
  // Only the server knows if the account has a way to sign in again (SESSION-14).
  return code === 'PROVE_AGAIN' ? error.detail : (WORDS[code] ?? words.notDone);
}

export type Submit<Args extends readonly unknown[] = []> = ReturnType<typeof useSubmit<Args>>;

/** Returns the state of a form or a dialog: its action, if that is in progress, and why it failed, in the words of `say`. */
export function useSubmit<Args extends readonly unknown[] = []>(
  act: (...args: Args) => Promise<void>,
  say: (error: unknown) => string = accountFailure,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Runs the action, only once at a time; returns true if it succeeded. */
  const submit = async (...args: Args): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await act(...args);
      return true;
    } catch (error) {
      setFailure(say(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit };
}
