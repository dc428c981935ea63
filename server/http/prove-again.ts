import type { FoundSession } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import { ApiError } from './api-error.ts';

/** Whether the own account has a password that counts here. */
export function asksPassword(
  { localPasswords }: Pick<Config, 'localPasswords'>,
  { hasPassword }: Pick<FoundSession, 'hasPassword'>,
): boolean {
  return localPasswords && hasPassword;
}

/** Makes the refusal of who must prove who they are; who has nothing to prove it by hears how to get that (SESSION-14). */
export function proveAgain(config: Pick<Config, 'localPasswords'>, admin: FoundSession): ApiError {
  const canProve = admin.provenAt !== null || admin.hasFactor || asksPassword(config, admin);
  const detail =
    'Not done: set up two-step sign-in in your profile within 15 minutes of signing in.';
  return new ApiError('PROVE_AGAIN', canProve ? {} : { detail });
}
