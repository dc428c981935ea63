import type { Session } from '#core/people/account.ts';
import type { Role } from '#core/people/role.ts';
import type { SignIn } from '#core/people/person.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { ownCategoriesOf } from '../domain/own-categories.sql.ts';
import type { Browser } from './user-agent.ts';
import { hashOfSecret } from './secret-hash.ts';
import { endSurplusSessions } from './session-limit.ts';
import { endTrust } from './trusted-browsers.ts';

/** The longest life of a session in ms, without use and in total (SESSION-4). */
export const SESSION_LIFE = { idle: 2 * 3_600_000, absolute: 12 * 3_600_000 } as const;

/** The ms in which `seen_at` is written at most once. */
const SEEN_EVERY = 60_000;

/** Returns the part of a session that the browser may know. */
export function sessionBody({
  id,
  email,
  name,
  role,
  categories: limit,
}: Pick<AdminRow, 'id' | 'email' | 'name' | 'role' | 'categories'>): Session {
  const session = { _id: id, email, name, role: 'admin' } as const;
  if (role === 'owner') return session;
  const categories = ownCategoriesOf({ role, categories: limit });
  return { ...session, accountRole: role, ...(categories && { categories }) };
}

/** A live session: the part that the browser may know, what its admin may currently do, and the hash that names its row. */
export type FoundSession = Session & {
  as: Role;
  hash: string;
  /** Three facts: whether the admin has a password, whether the admin has a second step, and whether the session began with the campus account. */
  hasPassword: boolean;
  hasFactor: boolean;
  isByCampus: boolean;
  startedAt: string;
  /** The time at which the person last proved who they are, or null if that is not known. */
  provenAt: string | null;
};

/** The ms for which a proof is enough for calls that ask again (SESSION-9). */
const PROVEN_FOR = 15 * 60_000;

/** Tells whether the user of a session proved who they are within fifteen minutes. */
export function isProven({ provenAt }: Pick<FoundSession, 'provenAt'>, now: Date): boolean {
  return provenAt !== null && provenAt > earliest(now, PROVEN_FOR);
}

/** Tells whether a session began within fifteen minutes, which is enough for a person who has no other proof (SIGNIN-55). */
export function isNew({ startedAt }: Pick<FoundSession, 'startedAt'>, now: Date): boolean {
  return startedAt > earliest(now, PROVEN_FOR);
}

const earliest = (now: Date, life: number): string => new Date(now.getTime() - life).toISOString();

/** Ends expired sessions, and those beyond ten for each person. If the clock was set back, so that a session would live longer, its life begins now. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) =>
      row.or([
        row('seen_at', '<=', earliest(now, SESSION_LIFE.idle)),
        row('created_at', '<=', earliest(now, SESSION_LIFE.absolute)),
      ]),
    )
    .execute();
  const at = now.toISOString();
  for (const column of ['created_at', 'seen_at', 'proven_at'] as const)
    await db
      .updateTable('session')
      .set({ [column]: at })
      .where(column, '>', at)
      .execute();
  await endSurplusSessions(db, now);
}

/** The browser and address of a session, and the identity token if it began at the campus's issuer (SIGNIN-18). */
export type Origin = Browser & { address: string | null; id_token: string | null };
const NOWHERE: Origin = { address: null, browser: null, system: null, id_token: null };

/** Starts a session and returns the value of its cookie, of which only a hash is stored. It also sweeps the other sessions. */
export async function createSession(
  db: Db,
  adminId: string,
  deps: { now: () => Date; newSecret: () => string },
  from: Origin = NOWHERE,
  provenAt: Date | null = deps.now(),
): Promise<string> {
  const now = deps.now();
  const value = deps.newSecret();
  const at = now.toISOString();
  await db
    .insertInto('session')
    .values({
      hash: hashOfSecret(value),
      admin_id: adminId,
      created_at: at,
      seen_at: at,
      proven_at: provenAt?.toISOString() ?? null,
      ...from,
    })
    .execute();
  await sweepSessions(db, now);
  return value;
}

/** Returns the live session for the value of a cookie, or undefined if it ended or expired, or its admin is disabled. */
export async function findSession(
  db: Db,
  cookieValue: string,
  now: Date,
  { isUse = true } = {},
): Promise<FoundSession | undefined> {
  const hash = hashOfSecret(cookieValue);
  const row = await db
    .selectFrom('session')
    .innerJoin('admin', 'admin.id', 'session.admin_id')
    .leftJoin('second_factor', 'second_factor.admin_id', 'admin.id')
    .select(['admin.id', 'admin.email', 'admin.name', 'admin.role', 'admin.categories'])
    .select('admin.password_hash')
    .select(['session.seen_at', 'session.created_at'])
    .select(['second_factor.confirmed_at', 'session.id_token', 'session.proven_at'])
    .where('session.hash', '=', hash)
    .where('admin.disabled', '=', 0)
    .where('session.seen_at', '>', earliest(now, SESSION_LIFE.idle))
    .where('session.created_at', '>', earliest(now, SESSION_LIFE.absolute))
    .executeTakeFirst();
  if (!row) return undefined;
  if (isUse && row.seen_at <= earliest(now, SEEN_EVERY)) {
    await db
      .updateTable('session')
      .set({ seen_at: now.toISOString() })
      .where('hash', '=', hash)
      .execute();
  }
  const [hasFactor, isByCampus] = [row.confirmed_at !== null, row.id_token !== null];
  return {
    ...sessionBody(row),
    as: row.role,
    hash,
    hasPassword: row.password_hash !== null,
    hasFactor,
    isByCampus,
    startedAt: row.created_at,
    provenAt: row.proven_at,
  };
}

const live = (db: Db, now: Date) =>
  db
    .selectFrom('session')
    .where('seen_at', '>', earliest(now, SESSION_LIFE.idle))
    .where('created_at', '>', earliest(now, SESSION_LIFE.absolute));

export async function signedInAmong(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await live(db, now)
    .select('admin_id')
    .distinct()
    .where('admin_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ admin_id: id }) => id));
}

export async function countSignedIn(db: Db, now: Date): Promise<number> {
  const { count } = await live(db, now)
    .select((session) => session.fn.count('admin_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the name of a session for its owner and the audit. It is neither the value of the cookie nor its stored hash. */
export const sessionNameOf = (hash: string): string => hashOfSecret(`name/${hash}`).slice(0, 32);

/** The most sessions in the list, which is more than anybody reads. All others can be ended at once. */
const LISTED = 100;

/** Returns the live sessions of an admin: first the one with the hash `ownHash`, then the newest, at most 100 (ACCOUNTS-14). */
export async function signInsOf(
  db: Db,
  { adminId, ownHash }: { adminId: string; ownHash: string },
  now: Date,
): Promise<SignIn[]> {
  const rows = await live(db, now)
    .selectAll()
    .where('admin_id', '=', adminId)
    .orderBy(({ eb }) => eb.case().when('hash', '=', ownHash).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(LISTED)
    .execute();
  return rows.map(({ hash, created_at: startedAt, seen_at: seenAt, address, browser, system }) => {
    const isThisOne = hash === ownHash;
    return { _id: sessionNameOf(hash), isThisOne, startedAt, seenAt, address, browser, system };
  });
}

/** Ends the session of this admin with the name that `signInsOf` gave it. It returns whether there was one. */
export async function endNamedSession(db: Db, adminId: string, name: string): Promise<boolean> {
  const rows = await db
    .selectFrom('session')
    .select('hash')
    .where('admin_id', '=', adminId)
    .execute();
  const found = rows.find(({ hash }) => sessionNameOf(hash) === name);
  if (found) await endSession(db, found.hash);
  return found !== undefined;
}

/** Ends one session, by the hash that `findSession` returned. It returns the identity token with which the session began, if any. */
export async function endSession(db: Db, hash: string): Promise<string | undefined> {
  const [ended] = await db
    .deleteFrom('session')
    .where('hash', '=', hash)
    .returning('id_token')
    .execute();
  return ended?.id_token ?? undefined;
}

/** Ends all sessions of an admin but one, and the trust in all browsers (SIGNIN-53). */
export async function endOtherSessions(
  db: Db,
  adminId: string,
  exceptHash?: string,
): Promise<void> {
  const all = db.deleteFrom('session').where('admin_id', '=', adminId);
  await (exceptHash === undefined ? all : all.where('hash', '!=', exceptHash)).execute();
  // A sign-in that waits for its second step began with a password or account that is no longer valid.
  await db.deleteFrom('second_step').where('admin_id', '=', adminId).execute();
  await endTrust(db, adminId);
}

/** Ends all sessions and codes of all people, and requires the people whom the campus judges to sign in there first. */
export async function endEverything(tx: Db): Promise<void> {
  for (const table of [
    'session',
    'token',
    'second_step',
    'trusted_browser',
    'recovery_code',
  ] as const)
    await tx.deleteFrom(table).execute();
  // A backup may still let in people whom the campus has locked out since (SESSION-8).
  const judged = tx.updateTable('admin').set({ campus_judged_at: '' });
  await judged.where('campus_judged_at', 'is not', null).execute();
}
