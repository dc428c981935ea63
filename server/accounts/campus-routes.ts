import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import type { CampusFailure } from '#core/people/campus-sign-in.ts';
import { refundAttempt } from '../auth/rate-limit.ts';
import { spendOnce } from '../auth/tokens.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { OidcConfig } from '../base/oidc-config.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { noteRefused } from '../http/refused.ts';
import { webAddress } from '../http/network/web-address.ts';
import { audited } from '../domain/audit.sql.ts';
import { noteRefusal } from '../domain/refusals.ts';
import { adminOfCampus, endWaysOf } from './campus-people.ts';
import type { Claims } from './issuer/claims.ts';
import { IssuerFailure } from './issuer/failure.ts';
import type { CampusIssuer } from './issuer/issuer.ts';
import { roundTrips, type RoundTrip } from './issuer/round-trip.ts';
import { openSession } from './open-session.ts';

/** The most bytes of an address to return to. A longer one does not fit into a cookie. */
const LONGEST_RETURN = 2_000;

/** The value in place of an address to return to if the user only proves again who they are, in a separate tab. */
const ANEW = 'anew';

/** Returns the time at which the issuer last asked the person for a proof, if the issuer says so. The request to ask may have been removed from its address (SESSION-10). */
function provenBy({ auth_time: at }: Claims, now: Date): Date | null {
  return typeof at === 'number' ? new Date(Math.min(at * 1000, now.getTime())) : null;
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

const queryOf = ({ url }: FastifyRequest): string => /\?.*$/s.exec(url)?.[0] ?? '';

/** Serves signing in with the campus account, by redirects of the browser, if it is set up (SIGNIN-14 to SIGNIN-19). */
export function campusRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  { oidc, issuer }: { oidc: OidcConfig; issuer: CampusIssuer },
): void {
  const trips = roundTrips(config, deps);

  // The browser always returns to our own sign-in page, which decides where to go on (ROUTES-4).
  const toSignIn = (reply: FastifyReply, told: Record<string, string>, returnUrl: string) => {
    const isToldWhere = returnUrl !== '' && returnUrl !== ANEW;
    const query = { ...told, ...(isToldWhere && { returnUrl }) };
    return reply.redirect(webAddress(config.publicUrl, 'adminLogin', { query }), 303);
  };
  const fail = (reply: FastifyReply, failure: CampusFailure, returnUrl: string) =>
    toSignIn(reply, { failure }, returnUrl);

  const signIn = async ({ request, reply }: Exchange, trip: RoundTrip): Promise<void> => {
    const identity = await issuer.identityOf(queryOf(request), trip);
    const admin = await audited(deps, async (tx) => {
      const found = await adminOfCampus(tx, config, deps, { identity, oidc });
      const used = { secret: trip.state, adminId: found.id, until: trip.until };
      // If several requests come at once with one state, exactly one of them signs in (SIGNIN-16).
      if (await spendOnce(tx, used, deps.now())) return found;
      throw new IssuerFailure('stale', 'The state was used before.');
    }).catch(async (error: unknown) => {
      const isOver = error instanceof IssuerFailure && error.isJudgement;
      if (isOver) await audited(deps, async (tx) => await endWaysOf(tx, identity));
      throw error;
    });
    const { idToken } = identity;
    const provenAt = provenBy(identity.claims, deps.now());
    const mustProve = trip.returnUrl === ANEW && provenAt === null;
    await openSession({ request, reply }, config, deps, admin, { idToken, provenAt, mustProve });
  };

  const failed = (request: FastifyRequest, error: unknown): IssuerFailure => {
    if (!(error instanceof IssuerFailure)) throw error;
    const { failure, message: reason } = error;
    deps.log.warn({ failure, reason }, 'campus sign-in refused');
    const isRefusal = failure !== 'unavailable' && failure !== 'cancelled';
    if (isRefusal) {
      const network = networkOfRequest(request);
      noteRefusal(deps, { who: null, what: 'session.refuse', subject: null, network });
    }
    return error;
  };

  route(
    app,
    API.startCampusSignIn,
    async ({ query: { returnUrl: asked = '', anew }, request, reply }) => {
      const longest = Buffer.byteLength(asked) > LONGEST_RETURN ? '' : asked;
      const returnUrl = anew === undefined ? longest : ANEW;
      try {
        const trip = await trips.begin(reply, returnUrl);
        const isAnew = returnUrl === ANEW;
        return await reply.redirect(await issuer.signInUrl(trip, { isAnew }), 303);
      } catch (error) {
        return fail(reply, failed(request, error).failure, returnUrl);
      }
    },
  );

  route(app, API.finishCampusSignIn, async ({ limits, request, reply }) => {
    const state = new URLSearchParams(queryOf(request)).get('state');
    const trip = await trips.end(request, reply, state);
    if (!trip) return fail(reply, 'stale', '');
    const { returnUrl } = trip;
    const counters = [{ limit: limits.signInByIp, of: networkOfRequest(request) }];
    try {
      await assertAttemptsLeft(config, deps, counters);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      noteRefused(deps, request, error);
      return fail(reply, 'tooManyTries', returnUrl);
    }
    try {
      await signIn({ request, reply }, trip);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SECOND_STEP') {
        await refundAttempt(deps.db, counters);
        return toSignIn(reply, { signedIn: 'halfway' }, returnUrl);
      }
      // The account was refused, disabled or unlinked between the two transactions (SIGNIN-56).
      const isOut = error instanceof ApiError;
      const { failure } = failed(request, isOut ? new IssuerFailure('unknown', error.code) : error);
      if (failure === 'unavailable') await refundAttempt(deps.db, counters);
      return fail(reply, failure, returnUrl);
    }
    await refundAttempt(deps.db, counters);
    return toSignIn(reply, { signedIn: 'campus' }, returnUrl);
  });
}
