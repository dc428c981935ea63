import type { Config } from '../base/config.ts';
import { ApiError } from '../http/api-error.ts';

/** Refuses what takes or sets a password if there are none (SIGNIN-25). */
export function assertLocalPasswords({ localPasswords }: Pick<Config, 'localPasswords'>): void {
  if (!localPasswords) throw new ApiError('PASSWORDS_OFF');
}
