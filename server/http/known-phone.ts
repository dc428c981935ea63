import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { macFor, type DeviceContext } from '../auth/device-mac.ts';
import { cookieName, cookieOptions } from '../base/cookies.ts';
import { isSame } from '../base/is-same.ts';
import { isPage } from './headers.ts';

/** The time after its first page when a phone counts as known, in ms: a stranger who opens one to flood with it is not. */
const KNOWN_AFTER = 3_600_000;
const KNOWN_FOR = 366 * 24 * KNOWN_AFTER;

/** Makes the cookie of a phone that opens its first page now: its name and its value. */
export async function newPhone(context: DeviceContext): Promise<{ name: string; value: string }> {
  const mac = await macFor(context);
  const phone = `${context.deps.now().getTime()}.${context.deps.newSecret().slice(0, 16)}`;
  return { name: nameOf(context), value: `${phone}.${mac(`phone/${phone}`)}` };
}

const nameOf = ({ config }: DeviceContext) => cookieName(config, 'phone');

/** Gives every browser that opens a page a cookie by which the phone is known later (SCALE-2), with no answer that a cache may give to another; nothing about it is stored. */
export function rememberPhones(app: FastifyInstance, context: DeviceContext): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isPage(reply) || request.cookies[nameOf(context)] !== undefined)
      return done(null, payload);
    newPhone(context).then(({ name, value }) => {
      reply.setCookie(name, value, cookieOptions(context.config, KNOWN_FOR));
      done(null, payload);
    }, done);
  });
}

/** Names a phone that opened a page an hour ago or earlier; undefined for any other. It costs no statement. */
export async function knownPhone(
  request: FastifyRequest,
  context: DeviceContext,
): Promise<string | undefined> {
  const [since = '', random = '', proof = ''] = request.cookies[nameOf(context)]?.split('.') ?? [];
  const age = context.deps.now().getTime() - Number(since);
  if (!(age >= KNOWN_AFTER && age < KNOWN_FOR)) return undefined;
  const phone = `${since}.${random}`;
  const mac = await macFor(context);
  return isSame(proof, mac(`phone/${phone}`)) ? phone : undefined;
}
