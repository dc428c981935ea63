import '@fastify/cookie';
import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../base/config.ts';
import { macFor, type DeviceContext } from './device-mac.ts';

/** How long a browser is not asked for a second step again, in milliseconds (SIGNIN-29). */
const TRUSTED_FOR = 30 * 24 * 3_600_000;

/** Whose second step it is, and since when: with another one the cookie counts no more. */
type Proven = { adminId: string; since: string };

const nameOf = (mac: (text: string) => string, { config }: DeviceContext, adminId: string) =>
  `${isHttps(config) ? '__Host-' : ''}second-${mac(`second-name/${adminId}`).slice(0, 16)}`;

/** Lets a browser pass without a second step, a cookie an administrator. */
export async function trustDevice(
  reply: FastifyReply,
  context: DeviceContext,
  { adminId, since }: Proven,
): Promise<void> {
  const mac = await macFor(context);
  const at = String(context.deps.now().getTime());
  reply.setCookie(
    nameOf(mac, context, adminId),
    `${at}.${mac(`second/${at}/${since}/${adminId}`)}`,
    {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isHttps(context.config),
      maxAge: TRUSTED_FOR / 1000,
    },
  );
}

/** Whether the second step was done in this browser within thirty days. */
export async function isTrustedDevice(
  request: FastifyRequest,
  context: DeviceContext,
  { adminId, since }: Proven,
): Promise<boolean> {
  const mac = await macFor(context);
  const [at = '', proof = ''] = request.cookies[nameOf(mac, context, adminId)]?.split('.') ?? [];
  const [offered, own] = [Buffer.from(proof), Buffer.from(mac(`second/${at}/${since}/${adminId}`))];
  if (offered.length !== own.length || !timingSafeEqual(offered, own)) return false;
  return context.deps.now().getTime() < Number(at) + TRUSTED_FOR;
}
