import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions } from '../base/cookies.ts';
import { isSame } from '../base/is-same.ts';
import { macFor, type DeviceContext as Context } from './device-mac.ts';

/** The ms for which a browser is known after a sign-in. */
const KNOWN_FOR = 90 * 24 * 3_600_000;

/** Returns the name of the cookie for one account, so that administrators who share a computer are each known on it. */
const nameOf = (mac: (text: string) => string, { config }: Context, email: string): string =>
  cookieName(config, `known-${mac(`name/${email}`).slice(0, 16)}`);

/** Returns a mark of the account's password for the cookie, so that a new password makes it invalid. It is undefined without an account. */
async function passwordMark(
  mac: (text: string) => string,
  { deps }: Context,
  email: string,
): Promise<string | undefined> {
  const admin = await deps.db.read
    .selectFrom('admin')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  return admin && mac(`password/${admin.password_hash}/${email}`).slice(0, 16);
}

/** Marks the browser as one from which this email has signed in (ACCESS-9). */
export async function rememberDevice(
  reply: FastifyReply,
  context: Context,
  email: string,
): Promise<void> {
  const mac = await macFor(context);
  const random = context.deps.newSecret().slice(0, 16);
  const mark = await passwordMark(mac, context, email);
  const device = `${context.deps.now().getTime()}.${random}.${mark}`;
  const value = `${device}.${mac(`device/${device}/${email}`)}`;
  const options = cookieOptions(context.config, KNOWN_FOR);
  reply.setCookie(nameOf(mac, context, email), value, options);
}

/** Returns the name of the device if this email has signed in from it and the cookie is genuine. */
export async function knownDevice(
  request: FastifyRequest,
  context: Context,
  email: string,
): Promise<string | undefined> {
  const mac = await macFor(context);
  const [since = '', random = '', mark = '', proof = ''] =
    request.cookies[nameOf(mac, context, email)]?.split('.') ?? [];
  const device = `${since}.${random}.${mark}`;
  if (!isSame(proof, mac(`device/${device}/${email}`))) return undefined;
  if (context.deps.now().getTime() >= Number(since) + KNOWN_FOR) return undefined;
  // The database is read last, so that a made-up cookie costs no statement (ACCESS-10).
  return mark === (await passwordMark(mac, context, email)) ? device : undefined;
}
