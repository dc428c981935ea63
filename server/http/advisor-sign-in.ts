import '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { ADVISOR_SIGN_IN_COOKIE } from '#core/people/advisor-proof.ts';
import { isHttps, type Config } from '../base/config.ts';
import { isPage } from './headers.ts';

const YEAR = 365 * 24 * 3_600;

/** Tells phones where the names of advisors come from, with each page and each library. It sends nothing if advisors type their names (SIGNIN-42). */
export function tellAdvisorSignIn(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'advisorSignIn'>,
): void {
  const told = config.advisorSignIn === 'name' ? '' : config.advisorSignIn;
  const options = { path: '/', sameSite: 'lax', secure: isHttps(config) } as const;
  app.addHook('onSend', (request, reply, payload, done) => {
    const isOfPhone = request.routeOptions.config?.endpoint?.forAdvisors === true;
    if ((isPage(reply) || isOfPhone) && (request.cookies[ADVISOR_SIGN_IN_COOKIE] ?? '') !== told) {
      if (told === '') reply.clearCookie(ADVISOR_SIGN_IN_COOKIE, options);
      else reply.setCookie(ADVISOR_SIGN_IN_COOKIE, told, { ...options, maxAge: YEAR });
    }
    done(null, payload);
  });
}
