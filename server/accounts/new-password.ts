import { isLongEnough } from '#core/people/account.ts';
import { isGuessable, isMonotonous } from '#core/people/guessable.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { ApiError } from '../http/api-error.ts';

/** Refuses a request that uses or sets a password if passwords are off (SIGNIN-25). */
export function assertLocalPasswords({ localPasswords }: Pick<Config, 'localPasswords'>): void {
  if (!localPasswords) throw new ApiError('PASSWORDS_OFF');
}

/** Throws if this cannot be the new password of this person: it is too short, common or guessable (SIGNIN-11, 20, 21). */
export function assertGoodPassword(
  password: string,
  person: Pick<AdminRow, 'email' | 'name'>,
): void {
  if (!isLongEnough(password)) throw new ApiError('PASSWORD_TO_SHORT');
  if (isCommonPassword(password) || isMonotonous(password)) throw new ApiError('PASSWORD_COMMON');
  if (isGuessable(password, person)) throw new ApiError('PASSWORD_GUESSABLE');
}
