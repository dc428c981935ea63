import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Logger } from 'kysely';
import { copiedRows } from '../reading/copied-rows.ts';
import type { Standby } from '../tables/database.ts';
import type { Schema } from '../tables/schema.ts';
import { openConnections } from './pool.ts';

/** The lag beyond which a standby is not read, in ms; a person who wrote reads the primary for as long (FAILOVER-9, FAILOVER-10). */
export const LAG_LIMIT_MS = 10_000;

/** The time a standby has to report its position, and the time for which one that did not is left alone, in ms. */
const ANSWER_MS = 1_000;
const REST_MS = 5_000;

/** The times that a standby is asked for the latest commit, and the ms between them. */
const LOOKS = 10;
const LOOK_MS = 20;

type Position = { isStandby: boolean; isLevel: boolean | null; replayed: Date | null };

/** Returns the position of the standby, compared with what the primary has flushed; null if that is not known. */
async function positionOf(read: Kysely<Schema>, flushed: string | null): Promise<Position> {
  const asked = sql<Position>`select pg_is_in_recovery() as "isStandby",
    pg_last_wal_replay_lsn() >= ${flushed}::pg_lsn as "isLevel",
    pg_last_xact_replay_timestamp() as replayed`;
  const { rows } = await asked.execute(read);
  return rows[0] ?? { isStandby: false, isLevel: null, replayed: null };
}

async function flushedBy(primary: Kysely<Schema>): Promise<string | null> {
  const asked = sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`;
  return await asked.execute(primary).then(
    ({ rows }) => rows[0]?.lsn ?? null,
    () => null,
  );
}

/** Returns the moment of a standby: now if it has everything that was committed, which it is given some time to receive. */
async function momentOf(read: Kysely<Schema>, primary: Kysely<Schema>): Promise<Date | undefined> {
  const now = new Date();
  const flushed = await flushedBy(primary);
  for (let looks = 1; ; looks += 1) {
    const { isStandby, isLevel, replayed } = await positionOf(read, flushed);
    if (!isStandby) return undefined;
    if (isLevel) return now;
    if (looks === LOOKS) return replayed ?? undefined;
    await setTimeout(LOOK_MS);
  }
}

type Options = { lagLimit?: number | undefined; log?: Logger | undefined };

/** Opens the standby at `url`, or one of several; `log` hears of each query. */
export async function openStandby(
  url: string,
  primary: Kysely<Schema>,
  { lagLimit = LAG_LIMIT_MS, log }: Options = {},
): Promise<Standby> {
  const { pool, current } = await openConnections(url, undefined, 'standby');
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  const writtenAt = new Map<string, number>();
  let restsUntil = 0;
  const failed = () => {
    restsUntil = performance.now() + REST_MS;
  };
  const hasWritten = (who: string): boolean => {
    const at = writtenAt.get(who);
    if (at === undefined || performance.now() - at < lagLimit) return at !== undefined;
    writtenAt.delete(who);
    return false;
  };
  return {
    read,
    copied: (query) => copiedRows(current(), query),
    asOf: async (who) => {
      if (hasWritten(who) || performance.now() < restsUntil) return undefined;
      const answered = new AbortController();
      const late = setTimeout(ANSWER_MS, 'late' as const, { signal: answered.signal });
      late.catch(() => undefined);
      const moment = momentOf(read, primary).catch(() => 'late' as const);
      const asOf = await Promise.race([moment, late]);
      answered.abort();
      if (asOf === 'late') failed();
      if (asOf === 'late' || asOf === undefined) return undefined;
      return Date.now() - asOf.getTime() > lagLimit ? undefined : asOf;
    },
    wrote: (who) => void writtenAt.set(who, performance.now()),
    failed,
    close: async () => await read.destroy(),
  };
}
