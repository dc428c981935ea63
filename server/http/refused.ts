import type { FastifyRequest } from 'fastify';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import type { AuditAct } from '#core/audit/audit.ts';
import type { Deps } from '../base/deps.ts';
import { noteRefusal } from '../domain/refusals.ts';
import { ApiError } from './api-error.ts';
import { networkOfRequest } from './attempts.ts';

type Noted = AuditAct<'refusals'>;

const REFUSALS: Partial<Record<ApiErrorCode, Noted>> = {
  TOO_MANY_REQUESTS: 'refusal.limit',
  CSRF_REJECTED: 'refusal.csrf',
  NOT_SIGNED_IN: 'refusal.access',
  NOT_ALLOWED: 'refusal.role',
  OTHER_CATEGORY: 'refusal.role',
  INVALID_PASSCODE: 'refusal.code',
  SECOND_FACTOR_NEEDED: 'refusal.factor',
};

/** Returns the act in the audit for an error; undefined if the error refuses nobody, or is about a sign-in, which is noted elsewhere. */
function refusalOf(error: unknown, isSignedIn: boolean): Noted | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code }: ApiError = error;
  if (code === 'INCORRECT_CREDENTIALS') return isSignedIn ? 'refusal.password' : undefined;
  if (code === 'INCORRECT_CODE' || code === 'INCORRECT_PASSKEY')
    return isSignedIn ? 'refusal.code' : undefined;
  return REFUSALS[code];
}

/** Counts a refused request for the audit: one over a limit, forged, without a session, not allowed for the role, or with a wrong secret (TRAIL-7). */
export function noteRefused(
  deps: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
  error: unknown,
): void {
  const { admin, routeOptions } = request;
  const what = refusalOf(error, admin !== undefined);
  if (what === undefined) return;
  const { endpoint } = routeOptions.config;
  const subject = endpoint ? `${endpoint.method} ${endpoint.path}` : null;
  const network = networkOfRequest(request);
  noteRefusal(deps, { what, who: admin?._id ?? null, subject, network });
}
