import '@fastify/cookie';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps, type Config } from '../base/config.ts';
import type { Database } from '../db/database.ts';
import { getOrCreateSetting, readSetting } from '../db/settings.ts';
import type { Deps } from '../base/deps.ts';

/** How long a browser is known after a sign-in, in milliseconds. */
const KNOWN_FOR = 90 * 24 * 3_600_000;

type Context = {
  config: Pick<Config, 'publicUrl'>;
  deps: Pick<Deps, 'db' | 'now' | 'newSecret'>;
};

async function readSecret({ db, newSecret }: Context['deps']): Promise<string> {
  const stored = await readSetting(db.read, 'device_secret');
  return stored ?? (await getOrCreateSetting(db.write, 'device_secret', newSecret()));
}

/** It never changes, and a try that is refused must cost no statement (ACCESS-10). */
const secrets = new WeakMap<Database, string>();

async function macFor({ deps }: Context): Promise<(text: string) => string> {
  const secret = secrets.get(deps.db) ?? (await readSecret(deps));
  secrets.set(deps.db, secret);
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}

/** One cookie an account, so that administrators who share a computer are both known on it. */
function nameOf(mac: (text: string) => string, { config }: Context, email: string): string {
  return `${isHttps(config) ? '__Host-' : ''}known-${mac(`name/${email}`).slice(0, 16)}`;
}

/** A mark of the account's password in the cookie, so that a new password ends it; undefined without an account. */
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

/** Lets the browser be known as one that this email has signed in from (ACCESS-9). */
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
  reply.setCookie(nameOf(mac, context, email), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(context.config),
    maxAge: KNOWN_FOR / 1000,
  });
}

/** The name of the device if this email has signed in from it and nobody made the cookie up. */
export async function knownDevice(
  request: FastifyRequest,
  context: Context,
  email: string,
): Promise<string | undefined> {
  const mac = await macFor(context);
  const [since = '', random = '', mark = '', proof = ''] =
    request.cookies[nameOf(mac, context, email)]?.split('.') ?? [];
  const device = `${since}.${random}.${mark}`;
  const [offered, own] = [Buffer.from(proof), Buffer.from(mac(`device/${device}/${email}`))];
  if (offered.length !== own.length || !timingSafeEqual(offered, own)) return undefined;
  if (context.deps.now().getTime() >= Number(since) + KNOWN_FOR) return undefined;
  // Read last: a cookie that is made up costs no statement (ACCESS-10).
  return mark === (await passwordMark(mac, context, email)) ? device : undefined;
}
