import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { macFor, type DeviceContext } from '../auth/device-mac.ts';
import { cookieName, cookieOptions } from '../base/cookies.ts';
import { isSame } from '../base/is-same.ts';
import { isPage } from './headers.ts';

/** The milliseconds after its first page when a phone counts as known. A stranger who wants to send a flood would have to wait that long. */
const KNOWN_AFTER = 3_600_000;
const KNOWN_FOR = 366 * 24 * KNOWN_AFTER;

/** Makes the cookie of a phone that opens its first page: the cookie's name and value. */
export async function newPhone(context: DeviceContext): Promise<{ name: string; value: string }> {
  const mac = await macFor(context);
  const phone = `${context.deps.now().getTime()}.${context.deps.newSecret().slice(0, 16)}`;
  return { name: nameOf(context), value: `${phone}.${mac(`phone/${phone}`)}` };
}

const nameOf = ({ config }: DeviceContext) => cookieName(config, 'phone');

/** Gives every browser that opens a page a cookie by which it is recognized later (SCALE-2). It is never set on an answer that a cache may give to others, and the server stores nothing about it. */
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

/** Returns the id of a phone that opened its first page at least an hour ago; undefined for any other. This needs no query of the database. */
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
