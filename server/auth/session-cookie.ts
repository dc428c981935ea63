import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, type Config } from '../base/config.ts';
import { SESSION_LIFE } from './sessions.ts';

type Addressed = Pick<Config, 'publicUrl'>;

/** Returns the cookie's name. `__Host-` binds it to exactly this host, and needs https. */
export function sessionCookieName(config: Addressed): string {
  return isHttps(config) ? '__Host-sid' : 'sid';
}

export function sessionCookieOf(request: FastifyRequest, config: Addressed): string {
  return request.cookies[sessionCookieName(config)] ?? '';
}

/** Sets the session cookie, out of reach of scripts. */
export function setSessionCookie(reply: FastifyReply, config: Addressed, value: string): void {
  reply.setCookie(sessionCookieName(config), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(config),
    maxAge: SESSION_LIFE.absolute / 1000,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: Addressed): void {
  reply.clearCookie(sessionCookieName(config), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(config),
  });
}
