import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookieName, sessionCookieOf } from '../auth/session-cookie.ts';
import { isHttps, type Config } from '../base/config.ts';
import { isSame } from '../base/is-same.ts';
import { ApiError } from './api-error.ts';
import { isPage } from './headers.ts';

const COOKIE = 'XSRF-TOKEN';

/** Tells whether a page of this site sent the request, by what the browser says. A request without a browser cannot be forged. */
function isFromHere(request: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin' || site === 'none') return true;
  // If the browser says that another site sent the request, only the exact public address counts as ours, and not just our host.
  if (site === 'cross-site') return origin === config.publicUrl;
  if (origin === undefined) return site === undefined;
  if (origin === config.publicUrl) return true;
  return URL.parse(origin)?.host === request.host;
}

function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/** Returns the session cookie that the browser has after this response; '' if it has none. */
function sessionAfter(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const name = sessionCookieName(config);
  const set = reply.getHeader('set-cookie');
  const own = set && [set].flat().findLast((cookie) => String(cookie).startsWith(`${name}=`));
  return own
    ? (reply.server.parseCookie(String(own))[name] ?? '')
    : sessionCookieOf(request, config);
}

/** Protects administrators from other sites (ACCESS-3, ACCESS-4): a write must come from this site and have the token of the session (an HMAC). */
export function csrfProtection(app: FastifyInstance, config: Config, secret: string): void {
  const tokenOf = (session: string) =>
    createHmac('sha256', secret).update(session).digest('base64url');
  const setToken = (reply: FastifyReply, session: string) =>
    reply.setCookie(COOKIE, tokenOf(session), {
      path: '/',
      sameSite: 'lax',
      secure: isHttps(config),
    });

  const isForged = (request: FastifyRequest) => {
    const { method, headers } = request;
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
    if (!isFromHere(request, config)) return true;
    const session = sessionCookieOf(request, config);
    const { endpoint } = request.routeOptions.config;
    if (!session || endpoint?.tokenless || !isFromBrowser(request)) return false;
    return !isSame(String(headers['x-xsrf-token']), tokenOf(session));
  };

  app.addHook('onRequest', (request, _reply, done) => {
    done(isForged(request) ? new ApiError('CSRF_REJECTED') : undefined);
  });
  // The token changes with the session, so every page gets the present one.
  app.addHook('onSend', (request, reply, payload, done) => {
    const session = sessionAfter(request, reply, config);
    // The library, the titles and files are sent without a cookie.
    const endpoint = request.routeOptions.config?.endpoint;
    const isOfDesk = session !== '' && endpoint !== undefined && !endpoint.forAdvisors;
    const held = request.cookies[COOKIE] ?? '';
    if ((isOfDesk || isPage(reply)) && !isSame(held, tokenOf(session))) setToken(reply, session);
    done(null, payload);
  });
}
