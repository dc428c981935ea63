import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#core/people/account.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { audited, noteAct } from '../nouns/audit.ts';
import { parseUserAgent } from '../auth/user-agent.ts';
import { findFactor } from '../auth/second-factor.ts';
import { waitForSecondStep } from '../auth/second-step.ts';
import { isTrustedBrowser } from '../auth/trusted-browsers.ts';
import { knownDevice, rememberDevice } from '../auth/known-device.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { sessionCookieOf, setSessionCookie } from '../auth/session-cookie.ts';
import { createSession, endSession, sessionBody, sessionNameOf } from '../auth/sessions.ts';
import { addressOf } from '../http/address.ts';
import { ApiError } from '../http/api-error.ts';
import { assertCovered } from './issuer/judgement.ts';
import { newDeviceEmail } from './emails.ts';
import { changeAdmin } from './store.ts';

/** The identity token of a sign-in by the campus account, and when its issuer had the person prove who they are. */
type ByCampus = { idToken: string | null; provenAt?: Date | null | undefined };

/** The same, and whether it was to prove who somebody is and did not: then the second step does, where there is one. */
type FirstStep = ByCampus & { mustProve?: boolean };

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Whether this browser must prove a second step: who has one is asked once in thirty days (SIGNIN-26, SIGNIN-29). */
async function asksSecondStep(
  request: FastifyRequest,
  context: { config: Config; deps: Deps },
  { adminId, idToken, mustProve = false }: { adminId: string } & FirstStep,
): Promise<boolean> {
  if (!mustProve && idToken !== null && context.config.oidc?.isEnough === true) return false;
  const factor = await findFactor(context.deps.db.write, adminId);
  if (!factor || mustProve) return factor !== undefined;
  const since = factor.confirmed_at ?? '';
  return !(await isTrustedBrowser(request, context, { adminId, since }));
}

/**
 * Signs an admin in whose first step is right, or throws SECOND_STEP, and the sign-in waits for it; `idToken` is
 * that of the campus's issuer.
 */
export async function openSession(
  { request, reply }: Exchange,
  config: Config,
  deps: Deps,
  admin: AdminRow,
  campus: FirstStep = { idToken: null, provenAt: deps.now() },
): Promise<Session> {
  const { idToken, provenAt, mustProve = false } = campus;
  const first = { adminId: admin.id, idToken };
  if (await asksSecondStep(request, { config, deps }, { ...first, mustProve })) {
    await waitForSecondStep(reply, config, deps, first);
    throw new ApiError('SECOND_STEP');
  }
  return await beginSession({ request, reply }, config, deps, { admin, idToken, provenAt });
}

/**
 * Signs an admin in with a new session once everything is proven, and ends the one the browser came with; throws
 * CAMPUS_FIRST where the campus must let them in anew (SIGNIN-54).
 */
export async function beginSession(
  { request, reply }: Exchange,
  config: Config,
  deps: Deps,
  { admin, idToken, provenAt = deps.now() }: { admin: AdminRow } & ByCampus,
): Promise<Session> {
  if (idToken === null) assertCovered(request, config, deps, admin);
  const old = sessionCookieOf(request, config);
  const browser = parseUserAgent(request.headers['user-agent']);
  const from = { address: addressOf(request.ip), ...browser, id_token: idToken };
  // The first sign-in of an account is from no device that anybody could know.
  const isNews =
    (admin.signed_in_at !== null || admin.signed_in_before === 1) &&
    (await knownDevice(request, { config, deps }, admin.email)) === undefined;
  const value = await audited(deps, async (tx) => {
    if (old !== '') await endSession(tx, hashOfSecret(old));
    await changeAdmin(tx, admin.id, { signed_in_at: deps.now().toISOString() });
    if (isNews) {
      const at = deps.now();
      await deps.mail.enqueue(tx, newDeviceEmail({ ...config, ...from, email: admin.email, at }));
    }
    const value = await createSession(tx, admin.id, deps, from, provenAt);
    const session = sessionNameOf(hashOfSecret(value));
    const act = { who: admin.id, what: 'session.signIn', subject: admin.id } as const;
    noteAct(tx, { ...act, from: { session } });
    return value;
  });
  if (isNews) deps.mail.wake();
  setSessionCookie(reply, config, value);
  await rememberDevice(reply, { config, deps }, admin.email);
  return sessionBody(admin);
}
