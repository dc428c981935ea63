import type { FastifyInstance } from 'fastify';
import { problemsInLogin, normalizeEmail } from '#core/people/account.ts';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { route, type Limits } from '../http/endpoint.ts';
import { Gone, goneOf } from '../http/gone.ts';
import { ApiError } from '../http/api-error.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { noteRefusal } from '../domain/refusals.ts';
import type { CampusIssuer } from './issuer/issuer.ts';
import { assertLocalPasswords } from './new-password.ts';
import { openSession } from './open-session.ts';
import { hashPassword, hasRoomToHash, isPasswordOf, needsRehash } from '../auth/passwords.ts';
import { QueueFull } from '../base/fair-semaphore.ts';
import { knownDevice } from '../auth/known-device.ts';
import { consumeAttempt, resetAttempts, refundAttempt, type Counter } from '../auth/rate-limit.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { clearSessionCookie, sessionCookieOf } from '../auth/session-cookie.ts';
import { endSession } from '../auth/sessions.ts';
import { findAdmin, replacePassword } from './accounts.sql.ts';
import { networkOfRequest, assertAttemptsLeft } from '../http/attempts.ts';

/** Hashes a password again if it was hashed at another cost. It returns the account after that. */
async function rehashed(
  config: Config,
  deps: Deps,
  { admin, password }: { admin: AdminRow; password: string },
): Promise<AdminRow> {
  const from = admin.password_hash;
  if (from === null || !needsRehash(from, config.passwordCost)) return admin;
  const to = await hashPassword(password, config.passwordCost);
  const isReplaced = await replacePassword(deps.db.write, admin.id, { from, to });
  return isReplaced ? { ...admin, password_hash: to } : admin;
}

/** Counts an attempt of an unknown device together with those for all other accounts. If there are more than typing errors explain, its network gets only a few more (SIGNIN-23). It returns the counts to take back if the attempt succeeds. */
async function countOverAll(
  config: Config,
  deps: Deps,
  { limits, network }: { limits: Limits<'signInByAll' | 'signInByIpInFlood'>; network: string },
): Promise<Counter[]> {
  const all = { limit: limits.signInByAll, of: 'all' };
  if (!config.rateLimit) return [];
  if ((await consumeAttempt(deps.db, [all], deps.now())) === 0) return [all];
  const few = { limit: limits.signInByIpInFlood, of: network };
  await assertAttemptsLeft(config, deps, [few]);
  return [few];
}

/** Serves signing in and out with email and password. */
export function signInRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  issuer: CampusIssuer | undefined,
): void {
  const db = deps.db.write;

  route(app, API.signIn, async ({ data, limits, request, reply }) => {
    assertLocalPasswords(config);
    const problems = problemsInLogin(data).map((field) => ({ field, message: 'Required' }));
    if (problems.length > 0) throw new ApiError('INVALID_INPUT', { problems });
    const email = normalizeEmail(data.email);
    const network = networkOfRequest(request);
    const device = await knownDevice(request, { config, deps }, email);
    // Strangers fill all counters except that of a device from which the owner has signed in.
    const [own, ...shared]: [Counter, ...Counter[]] =
      device === undefined
        ? [
            { limit: limits.signInByEmailAndIp, of: `${email}/${network}` },
            { limit: limits.signInByEmailAndIpDaily, of: `${email}/${network}` },
            { limit: limits.signInByIp, of: network },
            { limit: limits.signInByEmail, of: email },
            { limit: limits.signInByEmailDaily, of: email },
          ]
        : [{ limit: limits.signInByDevice, of: `${email}/${device}` }];
    // A known device goes before all strangers (ACCESS-12).
    const caller = { client: network, isFirst: device !== undefined, gone: goneOf(request) };
    if (!hasRoomToHash(caller)) throw new QueueFull();
    await assertAttemptsLeft(config, deps, [own, ...shared]);
    if (device === undefined)
      shared.push(...(await countOverAll(config, deps, { limits, network })));

    const admin = await findAdmin(db, email);
    const isAble = admin !== undefined && admin.disabled === 0;
    if (isAble && admin.password_hash === null) {
      // This answer reveals that the account exists, so it is limited like 'Forgot password'.
      await assertAttemptsLeft(config, deps, [{ limit: limits.mailByIp, of: network }]);
      throw new ApiError('SET_PASSWORD');
    }
    const stored = isAble ? admin.password_hash : null;
    const isPassword = await isPasswordOf(stored, data.password, config.passwordCost, caller).catch(
      async (error: unknown) => {
        // The password was not checked, so it does not count as an attempt.
        if (error instanceof QueueFull || error instanceof Gone) {
          await refundAttempt(deps.db, [own, ...shared]);
        }
        throw error;
      },
    );
    if (!isPassword || !isAble) {
      const subject = admin?.id ?? null;
      noteRefusal(deps, { who: null, what: 'session.refuse', subject, network });
      throw new ApiError('INCORRECT_CREDENTIALS');
    }
    await resetAttempts(deps.db, [own]);
    await refundAttempt(deps.db, shared);
    const held = await rehashed(config, deps, { admin, password: data.password });
    return await openSession({ request, reply }, config, deps, held);
  });

  route(app, API.getSession, ({ admin: { _id, email, name, role, accountRole, categories } }) => ({
    _id,
    email,
    name,
    role,
    ...(accountRole !== undefined && { accountRole }),
    ...(categories && { categories }),
  }));

  route(app, API.signOut, async ({ admin, request, reply }) => {
    const value = sessionCookieOf(request, config);
    const idToken = await audited(deps, async (tx) => {
      if (admin) noteAct(tx, { who: admin._id, what: 'session.signOut', subject: admin._id });
      return value === '' ? undefined : await endSession(tx, hashOfSecret(value));
    });
    clearSessionCookie(reply, config);
    const signOutUrl = idToken === undefined ? undefined : await issuer?.signOutUrl(idToken);
    return signOutUrl === undefined ? {} : { signOutUrl };
  });
}
