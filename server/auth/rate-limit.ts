import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Limit } from '#core/api/rate-limits.ts';
import type { Database, Db } from '../db/tables/database.ts';
import { nonDurableTransaction } from '../db/commit/non-durable.ts';
import { fairSemaphore } from '../base/fair-semaphore.ts';

export type Counter = { limit: Limit; of: string };

const keyOf = ({ limit, of }: Counter) => `${limit.name}/${of}`;

/** The ms for which a full counter is not read again. Another process may reset it. */
const BELIEVED_FOR = 5_000;
const MAX_BELIEVED = 20_000;

type Full = { expire: number; askedAt: number };

/** The counters that were full when they were last read, so that a refused attempt costs no statement (ACCESS-10). */
const fullOnes = new WeakMap<Database, Map<string, Full>>();

const fullIn = (db: Database): Map<string, Full> =>
  fullOnes.getOrInsertComputed(db, () => new Map());

function remember(db: Database, counter: Counter, full: Full): void {
  const known = fullIn(db);
  known.delete(keyOf(counter));
  known.set(keyOf(counter), full);
  if (known.size > MAX_BELIEVED) known.delete(known.keys().next().value ?? '');
}

/** Returns the seconds until a counter that is known to be full starts over, or 0 if none is known to be full. */
function secondsKnown(db: Database, counters: readonly Counter[], at: number): number {
  const known = fullIn(db);
  for (const counter of counters) {
    const { expire, askedAt } = known.get(keyOf(counter)) ?? { expire: 0, askedAt: 0 };
    const isFresh = askedAt <= at && at < askedAt + BELIEVED_FOR;
    if (isFresh && expire > at) return Math.ceil((expire - at) / 1000);
  }
  return 0;
}

/** Counts one attempt, and returns whether the counter had room. It does not write to a full one. */
async function count(tx: Db, counter: Counter, at: number): Promise<boolean> {
  const { attempts, seconds } = counter.limit;
  const counted = sql`
    insert into rate_limit (key, points, expire)
    values (${keyOf(counter)}, 1, ${at + seconds * 1000})
    on conflict (key) do update set
      points = case when rate_limit.expire <= ${at} then 1 else rate_limit.points + 1 end,
      expire = case when rate_limit.expire <= ${at} then excluded.expire else rate_limit.expire end
    where rate_limit.expire <= ${at} or rate_limit.points < ${attempts} returning points`;
  return (await counted.execute(tx)).rows.length > 0;
}

/** Returns when a counter starts over. If the clock was set back, a counter that would stay full for longer is shortened. */
async function expiryOf(db: Database, counter: Counter, at: number): Promise<number> {
  const latest = at + counter.limit.seconds * 1000;
  const key = keyOf(counter);
  const row = await db.write
    .selectFrom('rate_limit')
    .select('expire')
    .where('key', '=', key)
    .executeTakeFirst();
  // The subtraction also turns PostgreSQL's bigint, which comes as text, into a number.
  const left = (row?.expire ?? at) - at;
  if (at + left <= latest) return at + left;
  await db.write.updateTable('rate_limit').set({ expire: latest }).where('key', '=', key).execute();
  return latest;
}

class CounterFull extends Error {
  readonly counter: Counter;

  constructor(counter: Counter) {
    super('Full');
    this.counter = counter;
  }
}

// Counts run one at a time: on SQLite, transactions that wait for each other let nothing else run in between.
const counting = fairSemaphore({ atOnce: 1, waiting: 500, patience: 10_000, lasting: 60_000 });

/** Counts one attempt on every counter or on none. It returns the first full one. */
async function countAll(
  db: Database,
  counters: readonly Counter[],
  at: number,
): Promise<Counter | undefined> {
  try {
    await nonDurableTransaction(db, async (tx) => {
      for (const counter of counters) {
        if (!(await count(tx, counter, at))) throw new CounterFull(counter);
      }
    });
    return undefined;
  } catch (error) {
    if (error instanceof CounterFull) return error.counter;
    throw error;
  }
}

/** Counts an attempt, on the narrowest counter first. It returns 0, or the seconds to wait. A refused attempt fills no other counter (ACCESS-7, ACCESS-10). */
export async function consumeAttempt(
  db: Database,
  counters: readonly Counter[],
  now: Date,
): Promise<number> {
  const at = now.getTime();
  const known = secondsKnown(db, counters, at);
  if (known > 0) return known;
  const isFirst = counters.every(({ limit }: Counter) => limit.isOwn);
  return await counting.run({ client: counters[0]?.of ?? '', isFirst }, async () => {
    await setImmediate();
    // The attempts before this one may have filled a counter.
    const seconds = secondsKnown(db, counters, at);
    if (seconds > 0) return seconds;
    const full = await countAll(db, counters, at);
    if (!full) return 0;
    const expire = await expiryOf(db, full, at);
    remember(db, full, { expire, askedAt: at });
    return Math.max(1, Math.ceil((expire - at) / 1000));
  });
}

/** Takes one attempt back because it succeeded. */
export async function refundAttempt(db: Database, counters: readonly Counter[]): Promise<void> {
  if (counters.length === 0) return;
  await db.write
    .updateTable('rate_limit')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', 'in', counters.map(keyOf))
    .execute();
}

export async function resetAttempts(
  db: Database,
  counters: readonly Counter[],
  tx: Db = db.write,
): Promise<void> {
  const keys = counters.map(keyOf);
  for (const key of keys) fullIn(db).delete(key);
  await tx.deleteFrom('rate_limit').where('key', 'in', keys).execute();
}

export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<=', now.getTime()).execute();
}
