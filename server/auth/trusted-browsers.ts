import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TrustedBrowser } from '#core/people/second-step.ts';
import type { Config } from '../base/config.ts';
import { cookieName, cookieOptions } from '../base/cookies.ts';
import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import { hashOfSecret } from './secret-hash.ts';
import { parseUserAgent } from './user-agent.ts';

/** The ms after which a browser must give a second step again (SIGNIN-29). */
const TRUSTED_FOR = 30 * 24 * 3_600_000;

/** The most trusted browsers of one administrator, which is more than anybody uses. */
const MOST = 20;

type Context = { config: Pick<Config, 'publicUrl'>; deps: Pick<Deps, 'db' | 'now'> };

const nameOf = ({ config }: Pick<Context, 'config'>, adminId: string): string =>
  cookieName(config, `second-${hashOfSecret(`second-name/${adminId}`).slice(0, 16)}`);

/** Returns the hash of the cookie that a browser has for an administrator, or the hash of '' if it has none. */
const hashIn = (
  { cookies }: FastifyRequest,
  context: Pick<Context, 'config'>,
  adminId: string,
): string => hashOfSecret(cookies[nameOf(context, adminId)] ?? '');

const earliest = (now: Date): string => new Date(now.getTime() - TRUSTED_FOR).toISOString();

/** Trusts a browser, so that it need not give a second step, and forgets the oldest beyond twenty (SIGNIN-53). It returns the value of the cookie. */
export async function trustBrowser(
  tx: Db,
  request: FastifyRequest,
  context: Pick<Context, 'config'> & { deps: Pick<Deps, 'now' | 'newSecret'> },
  adminId: string,
): Promise<string> {
  const { now, newSecret } = context.deps;
  await sweepTrustedBrowsers(tx, now());
  const before = hashIn(request, context, adminId);
  await tx.deleteFrom('trusted_browser').where('hash', '=', before).execute();
  const value = newSecret();
  const row = { admin_id: adminId, created_at: now().toISOString(), used_at: null };
  const browser = parseUserAgent(request.headers['user-agent']);
  await tx
    .insertInto('trusted_browser')
    .values({ hash: hashOfSecret(value), ...row, ...browser })
    .execute();
  const own = tx.selectFrom('trusted_browser').select('hash');
  const newest = own.where('admin_id', '=', adminId).orderBy('created_at', 'desc').orderBy('hash');
  const all = tx.deleteFrom('trusted_browser').where('admin_id', '=', adminId);
  await all.where('hash', 'not in', newest.limit(MOST)).execute();
  return value;
}

/** Gives a trusted browser its cookie, one for each administrator. */
export function setTrustCookie(
  reply: FastifyReply,
  context: Pick<Context, 'config'>,
  { adminId, value }: { adminId: string; value: string },
): void {
  reply.setCookie(nameOf(context, adminId), value, cookieOptions(context.config, TRUSTED_FOR));
}

/** Tells whether the second step, set up at `since`, was given in this browser within thirty days. */
export async function isTrustedBrowser(
  request: FastifyRequest,
  context: Context,
  { adminId, since }: { adminId: string; since: string },
): Promise<boolean> {
  const { db, now } = context.deps;
  const { numUpdatedRows } = await db.write
    .updateTable('trusted_browser')
    .set({ used_at: now().toISOString() })
    .where('hash', '=', hashIn(request, context, adminId))
    .where('admin_id', '=', adminId)
    .where('created_at', '>', earliest(now()))
    // A process of a former release that removes the second step leaves this row.
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const refOf = (hash: string): string => hashOfSecret(`browser/${hash}`).slice(0, 32);

async function rowsOf(db: Db, adminId: string, now: Date) {
  return await db
    .selectFrom('trusted_browser')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('created_at', '>', earliest(now))
    .orderBy('created_at')
    .orderBy('hash')
    .execute();
}

/** Returns the trusted browsers of the person who asks, the oldest first (SIGNIN-53). */
export async function trustedBrowsersOf(
  request: FastifyRequest,
  context: Context,
  adminId: string,
): Promise<TrustedBrowser[]> {
  const { db, now } = context.deps;
  const own = hashIn(request, context, adminId);
  return (await rowsOf(db.write, adminId, now())).map(
    ({ hash, created_at: trustedAt, used_at: usedAt, browser, system }) => {
      const isThisOne = hash === own;
      return { _id: refOf(hash), isThisOne, trustedAt, usedAt, browser, system };
    },
  );
}

/** Forgets an admin's trusted browser by its id in the list. It returns whether there was one. */
export async function forgetTrustedBrowser(
  tx: Db,
  { adminId, ref }: { adminId: string; ref: string },
  now: Date,
): Promise<boolean> {
  const found = (await rowsOf(tx, adminId, now)).find(({ hash }) => refOf(hash) === ref);
  if (!found) return false;
  await tx.deleteFrom('trusted_browser').where('hash', '=', found.hash).execute();
  return true;
}

/** Forgets all trusted browsers of an admin, so that each must give the second step again. */
export async function endTrust(tx: Db, adminId: string): Promise<void> {
  await tx.deleteFrom('trusted_browser').where('admin_id', '=', adminId).execute();
}

/** Deletes expired ones. One whose date is in the future, because the clock was set back, counts from now on. */
export async function sweepTrustedBrowsers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('trusted_browser').where('created_at', '<=', earliest(now)).execute();
  const at = now.toISOString();
  await db
    .updateTable('trusted_browser')
    .set({ created_at: at })
    .where('created_at', '>', at)
    .execute();
}
