import { isProven, type FoundSession } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import { ApiError } from './api-error.ts';

/** Tells whether this account has a password, and passwords count on this server. */
export function asksPassword(
  { localPasswords }: Pick<Config, 'localPasswords'>,
  { hasPassword }: Pick<FoundSession, 'hasPassword'>,
): boolean {
  return localPasswords && hasPassword;
}

/** Returns the error for a person who has not proved their identity recently (SESSION-9); undefined if they have. If they have no way to prove it, the error says how to get one (SESSION-14). */
export function unproven(
  config: Pick<Config, 'localPasswords'>,
  admin: FoundSession,
  now: Date,
): ApiError | undefined {
  if (isProven(admin, now)) return undefined;
  const canProve = admin.provenAt !== null || admin.hasFactor || asksPassword(config, admin);
  return new ApiError('PROVE_AGAIN', canProve ? {} : { detail: (say) => say.setUpSecondStep });
}

/** Throws PROVE_AGAIN unless the person has proved their identity in the last 15 minutes. */
export function assertProven(...of: Parameters<typeof unproven>): void {
  const refusal = unproven(...of);
  if (refusal) throw refusal;
}
