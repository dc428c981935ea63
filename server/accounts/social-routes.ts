import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalizeEmail } from '#core/people/account.ts';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { route, type Limits } from '../http/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { noteRefusal } from '../domain/refusals.ts';
import { facebookReader, googleReader, type Identity } from './identity.ts';
import { openSession } from './open-session.ts';
import { refundAttempt, type Counter } from '../auth/rate-limit.ts';
import { findAdmin, findLinkedAdmin, linkAdmin } from './accounts.sql.ts';
import { spendOnce } from '../auth/tokens.ts';
import { networkOfRequest, assertAttemptsLeft } from '../http/attempts.ts';

type ReadIdentity = (token: string, now: Date) => Promise<Identity | undefined>;
type SignIn = {
  token: string;
  limits: Limits<'signInByIp'>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Returns the admin who is linked to the identity, or links the one with its email. */
async function adminOf(tx: Db, identity: Identity): Promise<AdminRow | undefined> {
  const linked = await findLinkedAdmin(tx, identity);
  if (linked) return linked.disabled === 0 ? linked : undefined;
  const admin = await findAdmin(tx, normalizeEmail(identity.email));
  if (!admin || admin.disabled === 1 || !(await linkAdmin(tx, admin.id, identity)))
    return undefined;
  noteAct(tx, { who: admin.id, what: 'admin.linkProvider', subject: admin.id });
  return admin;
}

/** Serves signing in through another provider, if it is set up. It creates no account (ACCOUNTS-8). */
export function socialRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const identify = async (read: ReadIdentity, token: string, counters: Counter[]) => {
    try {
      return await read(token, deps.now());
    } catch (error) {
      deps.log.error(error, 'identity provider not reachable');
      await refundAttempt(deps.db, counters);
      throw new ApiError('UNAVAILABLE', { retryAfter: 30 });
    }
  };
  const signIn = async (read: ReadIdentity, { token, limits, request, reply }: SignIn) => {
    const counters = [{ limit: limits.signInByIp, of: networkOfRequest(request) }];
    await assertAttemptsLeft(config, deps, counters);
    const identity = await identify(read, token, counters);
    const admin = await audited(deps, async (tx) => {
      const found = identity && (await adminOf(tx, identity));
      if (!found || !identity.onceUntil) return found;
      const { onceUntil: until } = identity;
      const isFirst = await spendOnce(tx, { secret: token, adminId: found.id, until }, deps.now());
      return isFirst ? found : undefined;
    });
    if (!admin) {
      const network = networkOfRequest(request);
      noteRefusal(deps, { who: null, what: 'session.refuse', subject: null, network });
      throw new ApiError('INCORRECT_CREDENTIALS');
    }
    await refundAttempt(deps.db, counters);
    const session = await openSession({ request, reply }, config, deps, admin);
    // The browser stores this token (SESSION-2), but only the cookie gives access.
    return { ...session, token: deps.newSecret() };
  };

  const { googleClientId: clientId, googleKeysUrl: keysUrl } = config;
  if (clientId !== undefined) {
    const read = googleReader({ clientId, keysUrl });
    route(app, API.googleLogin, async ({ data, limits, request, reply }) =>
      signIn(read, { token: data.token, limits, request, reply }),
    );
  }

  const { facebookAppId: appId, facebookAppSecret: appSecret, facebookGraphUrl: graphUrl } = config;
  if (appId !== undefined && appSecret !== undefined) {
    const read = facebookReader({ appId, appSecret, graphUrl });
    route(app, API.facebookToken, async ({ query, limits, request, reply }) => {
      // This GET signs in, so another site could sign somebody in to the wrong account.
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin') throw new ApiError('CSRF_REJECTED');
      return await signIn(read, { token: query.access_token, limits, request, reply });
    });
  }
}
