import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#core/people/account.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { parseUserAgent } from '../auth/user-agent.ts';
import { findFactor } from '../auth/second-factor.ts';
import { waitForSecondStep } from '../auth/second-step.ts';
import { isTrustedBrowser, setTrustCookie, trustBrowser } from '../auth/trusted-browsers.ts';
import { knownDevice, rememberDevice } from '../auth/known-device.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { sessionCookieOf, setSessionCookie } from '../auth/session-cookie.ts';
import { createSession, endSession, sessionBody, sessionNameOf } from '../auth/sessions.ts';
import { chosenLanguage } from '../http/language.ts';
import { addressOf } from '../http/network/address.ts';
import { ApiError } from '../http/api-error.ts';
import { assertCovered } from './issuer/judgement.ts';
import { newDeviceEmail } from './emails.ts';
import { changeAdmin, lockAdmin } from './accounts.sql.ts';

/** The identity token of a sign-in with the campus account, and the time at which its issuer last had the person prove who they are. */
type ByCampus = { idToken: string | null; provenAt?: Date | null | undefined };

/** The first step of a sign-in. `mustProve` says that it should prove who the person is and did not, so that the second step must, if there is one. */
type FirstStep = ByCampus & { mustProve?: boolean };

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Tells whether this browser must give a second step. A person who has one is asked once in thirty days (SIGNIN-26, SIGNIN-29). */
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

/** Signs in an admin whose first step is right. If a second step is needed, it throws SECOND_STEP, and the sign-in waits. `idToken` comes from the campus's issuer. */
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

/** Locks the account of a proven sign-in until the transaction ends, so that a person who locks it out meanwhile wins (SIGNIN-56). It throws CAMPUS_FIRST or INCORRECT_CREDENTIALS. */
async function holdAble(
  tx: Db,
  request: FastifyRequest,
  { config, deps }: { config: Config; deps: Deps },
  { admin, idToken }: { admin: AdminRow; idToken: string | null },
): Promise<void> {
  const held = await lockAdmin(tx, deps.db.dialect, admin.id);
  const isSame = idToken !== null || held?.password_hash === admin.password_hash;
  if (held?.disabled !== 0 || !isSame) throw new ApiError('INCORRECT_CREDENTIALS');
  assertCovered(request, config, deps, held, { isByCampus: idToken !== null });
}

/** A person who has passed every step, and whether this browser need not give a second step again (SIGNIN-29). */
type Proven = ByCampus & { admin: AdminRow; isTrusted?: boolean };

/** Signs an admin in with a new session after everything is proven, and ends the session that the browser had. It throws CAMPUS_FIRST if the campus must let them in first (SIGNIN-54). */
export async function beginSession(
  { request, reply }: Exchange,
  config: Config,
  deps: Deps,
  { admin, idToken, provenAt = deps.now(), isTrusted = false }: Proven,
): Promise<Session> {
  const context = { config, deps };
  const old = sessionCookieOf(request, config);
  const browser = parseUserAgent(request.headers['user-agent']);
  const from = { address: addressOf(request.ip), ...browser, id_token: idToken };
  // At the first sign-in of an account every device is new, so it is not reported.
  const isNews =
    (admin.signed_in_at !== null || admin.signed_in_before === 1) &&
    (await knownDevice(request, context, admin.email)) === undefined;
  const { value, trust } = await audited(deps, async (tx) => {
    await holdAble(tx, request, context, { admin, idToken });
    if (old !== '') await endSession(tx, hashOfSecret(old));
    // The email is written before this device's language is stored, since the device may be somebody else's.
    if (isNews) {
      const at = deps.now();
      await deps.mail.enqueue(tx, newDeviceEmail({ ...config, ...from, email: admin.email, at }));
    }
    // The language that was chosen before the sign-in is kept, and emails use it too (LANG-10).
    const language = chosenLanguage(request);
    await changeAdmin(tx, admin.id, {
      signed_in_at: deps.now().toISOString(),
      ...(language && { language }),
    });
    const value = await createSession(tx, admin.id, deps, from, provenAt);
    const session = sessionNameOf(hashOfSecret(value));
    const act = { who: admin.id, what: 'session.signIn', subject: admin.id } as const;
    noteAct(tx, { ...act, from: { session } });
    const trust = isTrusted ? await trustBrowser(tx, request, context, admin.id) : undefined;
    return { value, trust };
  });
  if (isNews) deps.mail.wake();
  setSessionCookie(reply, config, value);
  if (trust !== undefined) setTrustCookie(reply, context, { adminId: admin.id, value: trust });
  await rememberDevice(reply, context, admin.email);
  return sessionBody(admin);
}
