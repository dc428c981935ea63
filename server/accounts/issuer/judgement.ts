import type { FastifyRequest } from 'fastify';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import type { AdminRow } from '../../db/tables/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { networkOfRequest } from '../../http/attempts.ts';
import { isJudged } from '../../domain/active-admins.sql.ts';
import { noteRefusal } from '../../domain/refusals.ts';

const DAY = 24 * 3_600_000;

/** Tells whether a person may sign in without the campus sign-in. A person whom the campus judges must have signed in there within the set number of days (SIGNIN-54). */
export function isCovered(admin: AdminRow, config: Config, now: Date): boolean {
  if (!isJudged(admin, config)) return true;
  const { campus_judged_at: at } = admin;
  const earliest = new Date(now.getTime() - (config.oidc?.days ?? 0) * DAY).toISOString();
  return at !== null && at > earliest && at <= now.toISOString();
}

/** Throws CAMPUS_FIRST, and notes it in the audit, if the person must first sign in with the campus account. */
export function assertCovered(
  request: FastifyRequest,
  config: Config,
  deps: Deps,
  admin: AdminRow,
  { isByCampus = false } = {},
): void {
  // The campus has just let them in, unless it refused them or the account was unlinked since.
  const isIn = isByCampus ? Boolean(admin.campus_judged_at) : isCovered(admin, config, deps.now());
  if (isIn) return;
  const network = networkOfRequest(request);
  noteRefusal(deps, { who: null, what: 'session.refuse', subject: admin.id, network });
  throw new ApiError('CAMPUS_FIRST');
}
