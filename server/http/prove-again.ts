import { isProven, type FoundSession } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import { ApiError } from './api-error.ts';

/** Tells whether the own account has a password that counts here. */
export function asksPassword(
  { localPasswords }: Pick<Config, 'localPasswords'>,
  { hasPassword }: Pick<FoundSession, 'hasPassword'>,
): boolean {
  return localPasswords && hasPassword;
}

/** Returns the refusal of a person whose last proof is too old, or who has none (SESSION-9); to one who has nothing to prove it with it says how to get that (SESSION-14). */
export function unproven(
  config: Pick<Config, 'localPasswords'>,
  admin: FoundSession,
  now: Date,
): ApiError | undefined {
  if (isProven(admin, now)) return undefined;
  const canProve = admin.provenAt !== null || admin.hasFactor || asksPassword(config, admin);
  return new ApiError('PROVE_AGAIN', canProve ? {} : { detail: (say) => say.setUpSecondStep });
}

/** Throws PROVE_AGAIN unless somebody proved who they are within 15 minutes. */
export function assertProven(...of: Parameters<typeof unproven>): void {
  const refusal = unproven(...of);
  if (refusal) throw refusal;
}
