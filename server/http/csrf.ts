import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookieName, sessionCookieOf } from '../auth/session-cookie.ts';
import { isHttps, type Config } from '../config.ts';
import { ApiError } from './api-error.ts';

const COOKIE = 'XSRF-TOKEN';

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a page of ours sent it, as far as the browser says; what no browser sent cannot be forged. */
function isFromHere(request: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin' || site === 'none') return true;
  if (origin === undefined) return site === undefined;
  if (origin === config.publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/** The session cookie as the browser will hold it once it has the answer; '' for none. */
function sessionAfter(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const name = sessionCookieName(config);
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const own = set.findLast((cookie) => cookie.startsWith(`${name}=`));
  return own === undefined
    ? sessionCookieOf(request, config)
    : (reply.server.parseCookie(own)[name] ?? '');
}

/**
 * Keeps other sites from acting in an administrator's name (design 6): every write must come from
 * here, and one that a session cookie rides along with must bring the token that belongs to it.
 * The token is an HMAC of the session, so nothing is kept.
 */
export function csrfProtection(app: FastifyInstance, config: Config, secret: string): void {
  const tokenOf = (session: string) =>
    createHmac('sha256', secret).update(session).digest('base64url');
  const give = (reply: FastifyReply, session: string) =>
    reply.setCookie(COOKIE, tokenOf(session), {
      path: '/',
      sameSite: 'lax',
      secure: isHttps(config),
    });

  app.addHook('onRequest', async (request) => {
    const { method, headers } = request;
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
    if (!isFromHere(request, config)) throw new ApiError('CSRF_REJECTED');
    const session = sessionCookieOf(request, config);
    const { endpoint } = request.routeOptions.config;
    if (!session || endpoint?.tokenless || !isFromBrowser(request)) return;
    if (!isSame(String(headers['x-xsrf-token']), tokenOf(session)))
      throw new ApiError('CSRF_REJECTED');
  });
  // The token follows the session, and a page gets one in any case.
  app.addHook('onSend', async (request, reply) => {
    const session = sessionAfter(request, reply, config);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    const held = request.cookies[COOKIE] ?? '';
    if ((session || isPage) && !isSame(held, tokenOf(session))) give(reply, session);
  });
}
