import { isPasswordOf } from '../auth/passwords.ts';
import { resetAttempts } from '../auth/rate-limit.ts';
import type { FoundSession } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft } from '../http/attempts.ts';
import type { Limits } from '../http/endpoint.ts';
import { asksPassword, assertProven } from '../http/prove-again.ts';
import { getAdmin } from './accounts.sql.ts';

/** Checks that the owner is asking: by the password, or, if they have none, by a proof of who they are within 15 minutes (SIGNIN-55). */
export async function checkOwner(
  config: Config,
  deps: Deps,
  { admin, limits }: { admin: FoundSession; limits: Limits<'ownPassword'> },
  password: string | undefined,
): Promise<void> {
  const { _id: id } = admin;
  if (asksPassword(config, admin)) await checkOwnPassword(config, deps, { id, password, limits });
  else assertProven(config, admin, deps.now());
}

type OwnPassword = { id: string; password: string | undefined; limits: Limits<'ownPassword'> };

/** Checks the password of the signed-in admin, since a stolen session must not be enough to take over the account. */
export async function checkOwnPassword(
  config: Config,
  deps: Deps,
  { id, password, limits }: OwnPassword,
): Promise<AdminRow> {
  if (password === undefined) throw new ApiError('INCORRECT_CREDENTIALS');
  const counters = [{ limit: limits.ownPassword, of: id }];
  await assertAttemptsLeft(config, deps, counters);
  const admin = await getAdmin(deps.db.write, id);
  if (!(await isPasswordOf(admin.password_hash, password, config.passwordCost))) {
    throw new ApiError('INCORRECT_CREDENTIALS');
  }
  await resetAttempts(deps.db, counters);
  return admin;
}
