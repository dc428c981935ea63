import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { cookieName, cookieOptions } from '../base/cookies.ts';
import { SESSION_LIFE } from './sessions.ts';

type Addressed = Pick<Config, 'publicUrl'>;

export const sessionCookieName = (config: Addressed): string => cookieName(config, 'sid');

export function sessionCookieOf(request: FastifyRequest, config: Addressed): string {
  return request.cookies[sessionCookieName(config)] ?? '';
}

export function setSessionCookie(reply: FastifyReply, config: Addressed, value: string): void {
  const options = cookieOptions(config, SESSION_LIFE.absolute);
  reply.setCookie(sessionCookieName(config), value, options);
}

export function clearSessionCookie(reply: FastifyReply, config: Addressed): void {
  reply.clearCookie(sessionCookieName(config), cookieOptions(config));
}
