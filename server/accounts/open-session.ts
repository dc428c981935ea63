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

/** The identity token of a sign-in by the campus account, and when its issuer had the person prove who they are. */
type ByCampus = { idToken: string | null; provenAt?: Date | null | undefined };

/** The same, and whether it was to prove who the person is and did not: then the second step does, if there is one. */
type FirstStep = ByCampus & { mustProve?: boolean };

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Tells whether this browser must prove a second step: a person who has one is asked once in thirty days (SIGNIN-26, SIGNIN-29). */
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

/** Signs in an admin whose first step is right. If a second step is needed, it throws SECOND_STEP, and the sign-in waits. `idToken` is that of the campus's issuer. */
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

/** Holds the account of a proven sign-in until the transaction ends: who shut it out meanwhile wins (SIGNIN-56). Throws CAMPUS_FIRST or INCORRECT_CREDENTIALS. */
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

/** Somebody whose steps are right, and whether this browser is to be asked for no second step again (SIGNIN-29). */
type Proven = ByCampus & { admin: AdminRow; isTrusted?: boolean };

/** Signs an admin in with a new session once everything is proven, and ends the one the browser came with; throws CAMPUS_FIRST if the campus comes first (SIGNIN-54). */
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
  // The first sign-in of an account is from no device that anybody could know.
  const isNews =
    (admin.signed_in_at !== null || admin.signed_in_before === 1) &&
    (await knownDevice(request, context, admin.email)) === undefined;
  const { value, trust } = await audited(deps, async (tx) => {
    await holdAble(tx, request, context, { admin, idToken });
    if (old !== '') await endSession(tx, hashOfSecret(old));
    // The mail is written before the language of this device counts: that may be somebody else's.
    if (isNews) {
      const at = deps.now();
      await deps.mail.enqueue(tx, newDeviceEmail({ ...config, ...from, email: admin.email, at }));
    }
    // Keeps what was chosen before the sign-in: mails come in it too (LANG-10).
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
