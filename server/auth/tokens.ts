import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { hashOfSecret } from './secret-hash.ts';

/** The ms for which the code in an email is valid. */
export const TOKEN_LIFE = {
  reset: 30 * 60_000,
  invitation: 7 * 24 * 3_600_000,
  email: 24 * 3_600_000,
} as const;
export type Purpose = keyof typeof TOKEN_LIFE;

/** The most valid codes for one purpose that an admin may have, which is more than the emails in an hour, no matter who asks for them. */
const MAX_CODES = 30;

/** Deletes expired codes. None is valid for longer than its life, even if the clock was set back. */
export async function sweepTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('token').where('expires_at', '<=', now.toISOString()).execute();
  for (const [purpose, life] of Object.entries(TOKEN_LIFE)) {
    const latest = new Date(now.getTime() + life).toISOString();
    await db
      .updateTable('token')
      .set({ expires_at: latest })
      .where('purpose', '=', purpose)
      .where('expires_at', '>', latest)
      .execute();
  }
}

/** Ends the oldest unused codes, so that with one more there are at most MAX_CODES. */
async function endOldest(db: Db, adminId: string, purpose: Purpose): Promise<void> {
  const newest = db
    .selectFrom('token')
    .select('hash')
    .where('admin_id', '=', adminId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_CODES - 1);
  await db
    .deleteFrom('token')
    .where('admin_id', '=', adminId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('hash', 'not in', newest)
    .execute();
}

/** Makes the code for an email and stores only its hash. Older codes stay valid, since the owner may be using one (ACCOUNTS-3). */
export async function createToken(
  db: Db,
  { adminId, purpose, email = null }: { adminId: string; purpose: Purpose; email?: string | null },
  deps: Pick<Deps, 'now' | 'newSecret'>,
): Promise<string> {
  const now = deps.now();
  const code = deps.newSecret();
  await sweepTokens(db, now);
  await endOldest(db, adminId, purpose);
  await db
    .insertInto('token')
    .values({
      hash: hashOfSecret(code),
      admin_id: adminId,
      purpose,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + TOKEN_LIFE[purpose]).toISOString(),
      used_at: null,
      email,
    })
    .execute();
  return code;
}

/** A code that somebody sent, and the purposes for which it may have been made. */
export type CodeAttempt = { email: string; code: string; purposes: readonly Purpose[] };

/** Returns the enabled admin who has this unused, unexpired code. The code stays unused. */
export async function adminOfToken(
  db: Db,
  { email, code, purposes }: CodeAttempt,
  now: Date,
): Promise<AdminRow | undefined> {
  return await db
    .selectFrom('token')
    .innerJoin('admin', 'admin.id', 'token.admin_id')
    .selectAll('admin')
    .where('token.hash', '=', hashOfSecret(code))
    .where('token.purpose', 'in', purposes)
    .where('token.used_at', 'is', null)
    .where('token.expires_at', '>', now.toISOString())
    .where('admin.email', '=', email)
    .where('admin.disabled', '=', 0)
    .executeTakeFirst();
}

/** Returns the new email of an admin that waits for confirmation, by this code if one is given, or undefined if none waits. */
export async function pendingEmail(
  db: Db,
  { adminId, code }: { adminId: string; code?: string },
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('token')
    .select('email')
    .where('admin_id', '=', adminId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .$if(code !== undefined, (query) => query.where('hash', '=', hashOfSecret(code ?? '')))
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** Uses up the code, and returns whether it was still valid. If several calls come at once, exactly one gets true. */
export async function useToken(db: Db, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('token')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hashOfSecret(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Remembers another provider's token until it expires. It returns whether the token came for the first time. */
export async function spendOnce(
  db: Db,
  { secret, adminId, until }: { secret: string; adminId: string; until: Date },
  now: Date,
): Promise<boolean> {
  await sweepTokens(db, now);
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('token')
    .values({
      hash: hashOfSecret(secret),
      admin_id: adminId,
      purpose: 'identity',
      created_at: at,
      expires_at: until.toISOString(),
      used_at: at,
      email: null,
    })
    .onConflict((on) => on.column('hash').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function endTokens(db: Db, adminId: string, purpose?: Purpose): Promise<void> {
  const all = db.deleteFrom('token').where('admin_id', '=', adminId).where('used_at', 'is', null);
  await (purpose === undefined ? all : all.where('purpose', '=', purpose)).execute();
}
