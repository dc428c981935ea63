import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import { macFor, type DeviceContext } from '../auth/device-mac.ts';
import { isHttps } from '../base/config.ts';
import { isSame } from '../base/is-same.ts';

/** How long after its first library a phone is known, in ms: a stranger who comes for one to flood with it is not. */
const KNOWN_AFTER = 3_600_000;
const KNOWN_FOR = 366 * 24 * KNOWN_AFTER;

/** The cookie of a phone that comes for its first library now: its name and its value. */
export async function newPhone(context: DeviceContext): Promise<{ name: string; value: string }> {
  const mac = await macFor(context);
  const phone = `${context.deps.now().getTime()}.${context.deps.newSecret().slice(0, 16)}`;
  return { name: nameOf(context), value: `${phone}.${mac(`phone/${phone}`)}` };
}

const nameOf = ({ config }: DeviceContext) => `${isHttps(config) ? '__Host-' : ''}phone`;

/** Gives every phone that comes for the library a cookie by which it is known later (SCALE-2); the server keeps nothing of it. */
export function rememberPhones(app: FastifyInstance, context: DeviceContext): void {
  app.addHook('preHandler', async (request, reply) => {
    const isForLibrary = request.routeOptions.config.endpoint === API.listAdvisorIssues;
    if (!isForLibrary || request.cookies[nameOf(context)] !== undefined) return;
    const { name, value } = await newPhone(context);
    reply.setCookie(name, value, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isHttps(context.config),
      maxAge: KNOWN_FOR / 1000,
    });
  });
}

/** What names a phone that has had a library for an hour or longer; undefined of any other. Costs no statement. */
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
