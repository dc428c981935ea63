import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import { refundAttempt } from '../../auth/rate-limit.ts';
import type { Config } from '../../base/config.ts';
import { cookieName, cookieOptions } from '../../base/cookies.ts';
import type { Deps } from '../../base/deps.ts';
import type { OidcConfig } from '../../base/oidc-config.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../../http/attempts.ts';
import { route } from '../../http/endpoint.ts';
import { webAddress } from '../../http/network/web-address.ts';
import { PROOF_LIFE, readProof, signProof } from '../../domain/advisor-proofs.sql.ts';
import { nameIn } from '../issuer/claims.ts';
import { IssuerFailure } from '../issuer/failure.ts';
import { campusIssuer } from '../issuer/issuer.ts';
import { roundTrips, type RoundTrip } from '../issuer/round-trip.ts';

/** The ms in which the phone has to fetch its proof. */
const TAKING = 600_000;

const queryOf = ({ url }: FastifyRequest): string => /\?.*$/s.exec(url)?.[0] ?? '';

/** Serves advisors who prove their names by the campus's sign-in (SIGNIN-42). It begins no session: the phone gets a proof to keep. */
export function advisorSignInRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  oidc: OidcConfig,
): void {
  const trips = roundTrips(config, deps, 'campus-advisor');
  const issuer = campusIssuer({
    oidc,
    config,
    now: deps.now,
    purpose: {
      callback: API.finishAdvisorSignIn.path,
      scope: 'openid profile',
      // A phone goes from hand to hand, so its former user may not be the current one.
      isAnew: true,
      lacks: (claims) => nameIn(claims) === undefined,
    },
  });
  const cookie = cookieName(config, 'advisor');

  const toLogin = (reply: FastifyReply, query: Record<string, string>) =>
    reply.redirect(webAddress(config.publicUrl, 'advisorLogin', { query }), 303);

  const logged = (error: unknown): string => {
    if (!(error instanceof IssuerFailure)) throw error;
    const { failure, message: reason } = error;
    deps.log.warn({ failure, reason }, 'campus sign-in of an advisor refused');
    return failure;
  };

  route(app, API.startAdvisorSignIn, async ({ query: { returnUrl = '' }, reply }) => {
    try {
      return { url: await issuer.signInUrl(await trips.begin(reply, returnUrl)) };
    } catch (error) {
      logged(error);
      return { url: null };
    }
  });

  const proofOf = async (request: FastifyRequest, trip: RoundTrip): Promise<string | undefined> => {
    const { claims } = await issuer.identityOf(queryOf(request), trip);
    const name = nameIn(claims);
    const from = deps.now().getTime();
    if (name === undefined) return undefined;
    return await signProof(deps, { by: 'campus', name, from, until: from + PROOF_LIFE.campus });
  };

  route(app, API.finishAdvisorSignIn, async ({ limits, request, reply }) => {
    const state = new URLSearchParams(queryOf(request)).get('state');
    const trip = await trips.end(request, reply, state);
    if (!trip) return toLogin(reply, { failure: 'stale' });
    const counters = [{ limit: limits.advisorByIp, of: networkOfRequest(request) }];
    try {
      await assertAttemptsLeft(config, deps, counters);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      return toLogin(reply, { failure: 'tooManyTries' });
    }
    try {
      const proof = await proofOf(request, trip);
      await refundAttempt(deps.db, counters);
      if (proof === undefined) return toLogin(reply, { failure: 'unnamed' });
      reply.setCookie(cookie, proof, cookieOptions(config, TAKING));
      return toLogin(reply, { signedIn: 'campus', returnUrl: trip.returnUrl });
    } catch (error) {
      return toLogin(reply, { failure: logged(error) });
    }
  });

  route(app, API.takeAdvisorProof, async ({ request, reply }) => {
    const proof = request.cookies[cookie] ?? '';
    reply.clearCookie(cookie, cookieOptions(config));
    const said = await readProof(deps, proof);
    if (!said) throw new ApiError('NOT_FOUND');
    return { advisor: said.name, proof };
  });
}
