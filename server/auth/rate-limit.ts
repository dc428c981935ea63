import type { Db } from '../db/database.ts';

/** So many attempts in so many seconds, counted from the first one. */
export type Limit = { name: string; attempts: number; seconds: number };

const hour = 3_600;

/** How often one may attempt what could reveal an account or guess a secret. */
export const RATE_LIMITS = {
  signInByEmailAndIp: { name: 'sign-in/email+ip', attempts: 10, seconds: hour },
  signInByEmail: { name: 'sign-in/email', attempts: 50, seconds: hour },
  signInByIp: { name: 'sign-in/ip', attempts: 50, seconds: hour / 4 },
  mailByEmail: { name: 'mail/email', attempts: 5, seconds: hour },
  mailByIp: { name: 'mail/ip', attempts: 20, seconds: hour },
  codeByIp: { name: 'code/ip', attempts: 50, seconds: hour / 4 },
  ownPassword: { name: 'own-password/admin', attempts: 10, seconds: hour },
} as const satisfies Record<string, Limit>;

/** One limit as it binds one person, address or pair. */
export type Counter = { limit: Limit; of: string };

const keyOf = ({ limit, of }: Counter) => `${limit.name}/${of}`;

/**
 * Counts one attempt on every counter at once. Returns 0 if none is over its limit, else the seconds
 * until the last of those that are starts anew.
 */
export async function consumeAttempt(
  db: Db,
  counters: readonly Counter[],
  now: Date,
): Promise<number> {
  const at = now.getTime();
  // Always in one order, so that two attempts at once cannot deadlock.
  const rows = counters
    .map((counter) => ({
      key: keyOf(counter),
      points: 1,
      expire: at + counter.limit.seconds * 1000,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const counted = await db
    .insertInto('rate_limit')
    .values(rows)
    .onConflict((on) =>
      on.column('key').doUpdateSet((row) => ({
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
      })),
    )
    .returning(['key', 'points', 'expire'])
    .execute();
  if (counted.some(({ points }) => points === 1)) {
    await db.deleteFrom('rate_limit').where('expire', '<=', at).execute();
  }
  const full = counted.filter(({ key, points }) =>
    counters.some((counter) => keyOf(counter) === key && points > counter.limit.attempts),
  );
  // PostgreSQL returns its bigint as text.
  return Math.max(0, ...full.map(({ expire }) => Math.ceil((Number(expire) - at) / 1000)));
}

/** Takes one attempt back, because it succeeded. */
export async function refundAttempt(db: Db, counters: readonly Counter[]): Promise<void> {
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
