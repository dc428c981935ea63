import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { ApiError } from '../../../base/call.ts';
import { accountMessages } from './messages.ts';

const words = accountMessages;

const WORDS: Partial<Record<ApiErrorCode, string>> = {
  INCORRECT_CREDENTIALS: words.passwordWrong,
  PASSWORD_TO_SHORT: words.passwordToShort,
  INVALID_PASSCODE: words.invalidPassCode,
  TOO_MANY_REQUESTS: words.tooManyTries,
  EMAIL_TAKEN: words.emailTaken,
  INVALID_INPUT: words.noEmail,
  LAST_ADMIN: words.lastAdmin,
  OWN_ACCOUNT: words.ownAccount,
  NOT_FOUND: words.gone,
};

/** What to say about something with an account that was not done (ACCOUNTS-10). */
export function accountFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.unanswered;
  const code: ApiErrorCode = error.code;
  return WORDS[code] ?? words.notDone;
}
