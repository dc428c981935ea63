import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLongEnough, normalizeEmail } from '#core/people/account.ts';
import { API } from '#core/api/api.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { RATE_LIMITS, type LimitName } from '#core/api/rate-limits.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { route, type Limits } from '../http/endpoint.ts';
import { passwordChangedEmail } from './emails.ts';
import { ApiError } from '../http/api-error.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { sendCode } from './codes.ts';
import { assertCovered } from './issuer/judgement.ts';
import { assertGoodPassword, assertLocalPasswords } from './new-password.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from '../auth/passwords.ts';
import { knownDevice, rememberDevice } from '../auth/known-device.ts';
import { resetAttempts } from '../auth/rate-limit.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { endTrust } from '../auth/trusted-browsers.ts';
import { changeAdmin, findAdmin, getAdmin } from './accounts.sql.ts';
import { networkOfRequest, assertAttemptsLeft } from '../http/attempts.ts';
import {
  adminOfToken,
  endTokens,
  useToken,
  type CodeAttempt,
  type Purpose,
} from '../auth/tokens.ts';

/** The purposes of codes that set a password. An invitation also works on the page for a reset. */
const PASSWORD_PURPOSES: readonly Purpose[] = ['invitation', 'reset'];

type LimitedRequest<Name extends LimitName> = { limits: Limits<Name>; request: FastifyRequest };
type NewAccess = { admin: AdminRow; code: string; password: string; name: string };

/** Sets a password with a code. If several requests come at once with one code, exactly one succeeds. */
async function acceptCode(
  config: Config,
  deps: Deps,
  { admin, code, password, name }: NewAccess,
): Promise<AdminRow> {
  const password_hash = await hashPassword(password, config.passwordCost);
  const isNew = admin.password_hash === null;
  const accepted = await audited(deps, async (tx) => {
    if (!(await useToken(tx, code, deps.now()))) throw new ApiError('INVALID_PASSCODE');
    await changeAdmin(tx, admin.id, { password_hash, name });
    await endTokens(tx, admin.id);
    await endOtherSessions(tx, admin.id);
    const what = isNew ? 'admin.acceptInvitation' : 'admin.resetPassword';
    noteAct(tx, { who: admin.id, what, subject: admin.id });
    if (!isNew)
      await deps.mail.enqueue(tx, passwordChangedEmail({ ...config, email: admin.email }));
    // After a reset, a person who was locked out by somebody else's guesses can sign in again.
    const everybodys = [RATE_LIMITS.signInByEmail, RATE_LIMITS.signInByEmailDaily];
    const counters = everybodys.map((limit) => ({ limit, of: admin.email }));
    await resetAttempts(deps.db, counters, tx);
    return await getAdmin(tx, admin.id);
  });
  deps.mail.wake();
  return accepted;
}

function assertLongEnough(password: string): void {
  if (!isLongEnough(password)) throw new ApiError('PASSWORD_TO_SHORT');
}

/** Serves emails with a code, and the pages where the code is used (ACCOUNTS-2, ACCOUNTS-3). */
export function codeRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const adminOf = async (
    { limits, request }: LimitedRequest<'codeByIp'>,
    { email, code, purposes }: CodeAttempt,
  ): Promise<AdminRow> => {
    // Nobody can guess a code of 256 bits, so a valid one is accepted even after many wrong ones.
    const attempt = { email: normalizeEmail(email), code, purposes };
    const admin = await adminOfToken(deps.db.write, attempt, deps.now());
    if (admin) return admin;
    const counters = [{ limit: limits.codeByIp, of: networkOfRequest(request) }];
    await assertAttemptsLeft(config, deps, counters);
    throw new ApiError('INVALID_PASSCODE');
  };
  const assertEmailsLeft = async (
    { limits, request }: LimitedRequest<(typeof API.resendCode.limits)[number]>,
    email: string,
  ) => {
    const network = networkOfRequest(request);
    const device = await knownDevice(request, { config, deps }, email);
    const counters =
      device === undefined
        ? [
            { limit: limits.mailByEmailAndIp, of: `${email}/${network}` },
            { limit: limits.mailByIp, of: network },
            { limit: limits.mailByEmail, of: email },
          ]
        : [{ limit: limits.mailByDevice, of: `${email}/${device}` }];
    await assertAttemptsLeft(config, deps, counters);
  };

  route(app, API.forgotPassword, async ({ data, limits, request }) => {
    assertLocalPasswords(config);
    const email = normalizeEmail(data.email);
    await assertEmailsLeft({ limits, request }, email);
    const admin = await findAdmin(deps.db.write, email);
    if (!admin || admin.disabled === 1) throw new ApiError('EMAIL_NOT_FOUND');
    await sendCode(config, deps, { admin, purpose: 'reset' });
    return {};
  });

  route(app, API.resendCode, async ({ data, limits, request }) => {
    assertLocalPasswords(config);
    const email = normalizeEmail(data.email);
    await assertEmailsLeft({ limits, request }, email);
    const admin = await findAdmin(deps.db.write, email);
    if (admin?.disabled !== 0 || admin.password_hash !== null)
      throw new ApiError('EMAIL_NOT_FOUND');
    await sendCode(config, deps, { admin, purpose: 'invitation' });
    return {};
  });

  route(app, API.verifyUser, async ({ data: { email, passCode: code }, ...asked }) => {
    const admin = await adminOf(asked, { email, code, purposes: PASSWORD_PURPOSES });
    return { email: admin.email };
  });

  route(app, API.resetPassword, async ({ data, limits, request, reply }) => {
    assertLocalPasswords(config);
    const { password, token: code } = data;
    assertLongEnough(password);
    const attempt = { email: data.email, code, purposes: PASSWORD_PURPOSES };
    const admin = await adminOf({ limits, request }, attempt);
    // The campus still decides about a person who has a mailed code (SIGNIN-54).
    assertCovered(request, config, deps, admin);
    assertGoodPassword(password, admin);
    await acceptCode(config, deps, { admin, code, password, name: admin.name });
    // This browser becomes known, so that strangers who go on guessing cannot stop the owner from using the new password.
    await rememberDevice(reply, { config, deps }, admin.email);
    return {};
  });

  route(app, API.signUp, async ({ data, limits, request, reply }) => {
    assertLocalPasswords(config);
    const { password, passCode: code } = data;
    assertLongEnough(password);
    const attempt = { email: data.email, code, purposes: ['invitation'] as const };
    const invited = await adminOf({ limits, request }, attempt);
    assertCovered(request, config, deps, invited);
    const name = normalizeAdvisor(data.name ?? '') || invited.name;
    assertGoodPassword(password, { email: invited.email, name });
    const admin = await acceptCode(config, deps, { admin: invited, code, password, name });
    return await openSession({ request, reply }, config, deps, admin);
  });

  route(app, API.enterByLink, async ({ data, limits, request, reply }) => {
    if (config.localPasswords) throw new ApiError('NOT_FOUND');
    const { passCode: code } = data;
    const attempt = { email: data.email, code, purposes: ['reset'] as const };
    const admin = await adminOf({ limits, request }, attempt);
    if (!(await useToken(deps.db.write, code, deps.now()))) throw new ApiError('INVALID_PASSCODE');
    await endTrust(deps.db.write, admin.id);
    return await openSession({ request, reply }, config, deps, admin);
  });
}
