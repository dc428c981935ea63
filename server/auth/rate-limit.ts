import type { Db } from '../db/database.ts';

/** So many attempts in so many seconds, counted from the first one. */
export type Limit = { name: string; attempts: number; seconds: number };

const hour = 3_600;

/** How often one may attempt what could reveal an account or guess a secret. */
export const RATE_LIMITS = {
  signInByEmailAndIp: { name: 'sign-in/email+ip', attempts: 10, seconds: hour },
  signInByEmail: { name: 'sign-in/email', attempts: 50, seconds: hour },
  signInByDevice: { name: 'sign-in/device', attempts: 10, seconds: hour },
  signInByIp: { name: 'sign-in/ip', attempts: 50, seconds: hour / 4 },
  mailByEmailAndIp: { name: 'mail/email+ip', attempts: 5, seconds: hour },
  mailByDevice: { name: 'mail/device', attempts: 5, seconds: hour },
  mailByEmail: { name: 'mail/email', attempts: 20, seconds: hour },
  mailByIp: { name: 'mail/ip', attempts: 20, seconds: hour },
  codeByIp: { name: 'code/ip', attempts: 50, seconds: hour / 4 },
  ownPassword: { name: 'own-password/admin', attempts: 10, seconds: hour },
} as const satisfies Record<string, Limit>;

/** One limit as it binds one person, address or pair. */
export type Counter = { limit: Limit; of: string };

const keyOf = ({ limit, of }: Counter) => `${limit.name}/${of}`;

/** Counts one attempt; returns 0, or the seconds until a full counter starts anew. A full one is not written. */
async function count(db: Db, counter: Counter, at: number): Promise<number> {
  const { attempts, seconds } = counter.limit;
  const key = keyOf(counter);
  const [counted] = await db
    .insertInto('rate_limit')
    .values({ key, points: 1, expire: at + seconds * 1000 })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet((row) => ({
          points: row
            .case()
            .when('rate_limit.expire', '<=', at)
            .then(1)
            .else(row('rate_limit.points', '+', 1))
            .end(),
          expire: row
            .case()
            .when('rate_limit.expire', '<=', at)
            .then(row.ref('excluded.expire'))
            .else(row.ref('rate_limit.expire'))
            .end(),
        }))
        .where((row) =>
          row.or([row('rate_limit.expire', '<=', at), row('rate_limit.points', '<', attempts)]),
        ),
    )
    .returning('points')
    .execute();
  if (counted?.points === 1) {
    await db.deleteFrom('rate_limit').where('expire', '<=', at).execute();
  }
  if (counted) return 0;
  const full = await db
    .selectFrom('rate_limit')
    .select('expire')
    .where('key', '=', key)
    .executeTakeFirst();
  // Subtracting also reads the bigint of PostgreSQL, which comes as text.
  return Math.max(1, Math.ceil(((full?.expire ?? at) - at) / 1000));
}

/**
 * Counts one attempt on each counter, the narrowest first. Returns 0, or the seconds until the first
 * full one starts anew: what it refuses counts on no other, so that a stranger at their own limit
 * fills nobody else's (ACCESS-7).
 */
export async function consumeAttempt(
  db: Db,
  counters: readonly Counter[],
  now: Date,
): Promise<number> {
  for (const [index, counter] of counters.entries()) {
    const retryAfter = await count(db, counter, now.getTime());
    if (retryAfter > 0) {
      await refundAttempt(db, counters.slice(0, index));
      return retryAfter;
    }
  }
  return 0;
}

/** Takes one attempt back, because it succeeded. */
export async function refundAttempt(db: Db, counters: readonly Counter[]): Promise<void> {
  if (counters.length === 0) return;
  await db
    .updateTable('rate_limit')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', 'in', counters.map(keyOf))
    .execute();
}

/** Sets the counters back to none. */
export async function resetAttempts(db: Db, counters: readonly Counter[]): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', 'in', counters.map(keyOf)).execute();
}
