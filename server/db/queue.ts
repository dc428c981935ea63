import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from './tables/database.ts';
import type { Schema } from './tables/schema.ts';

// A table with work to try until it is done. A process claims a row by moving its due time to the end of a lease.

type QueueTable = 'mail' | 'told_delivery';

export type Queue<T extends QueueTable> = {
  table: T;
  /** The column that says when a row is due: UTC ISO text. */
  due: keyof Schema[T] & string;
  waits: RawBuilder<SqlBool>;
  /** The ms for which a process has a row to itself, which is longer than any try takes. */
  lease: number;
  /** The waits in ms after the first try and the later ones. The last wait is used for all further tries. */
  backoff: readonly [number, ...number[]];
  /** The share by which a wait may be shorter or longer, so that rows that failed together are not tried together again. */
  spread: number;
};

/** A row that a process has claimed. `tries` includes the current one. */
export type Claim = { id: string; tries: number };

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

export function leaseEnd({ lease }: Pick<Queue<QueueTable>, 'lease'>, now: Date): string {
  return after(now, lease);
}

/** Returns the time of the next try after that many failures. `chance` is from 0 to below 1. */
export function nextTry(
  { backoff, spread }: Pick<Queue<QueueTable>, 'backoff' | 'spread'>,
  tries: number,
  now: Date,
  chance: number,
): string {
  const wait = backoff[Math.min(tries, backoff.length) - 1] ?? backoff[0];
  return after(now, Math.round(wait * (1 + spread * (2 * chance - 1))));
}

/** Returns the most ms that a row may wait. */
const longestOf = ({
  lease,
  backoff,
  spread,
}: Pick<Queue<QueueTable>, 'lease' | 'backoff' | 'spread'>): number =>
  Math.max(lease, ...backoff.map((wait) => wait * (1 + spread)));

/** Tells whether a row waits and is due at that time. A row that is due later than any wait allows was written by a fast clock. */
export function isDue<T extends QueueTable>(queue: Queue<T>, now: Date): RawBuilder<SqlBool> {
  const [due, far] = [sql.ref(queue.due), after(now, longestOf(queue))];
  return sql<SqlBool>`${queue.waits} and (${due} <= ${now.toISOString()} or ${due} > ${far})`;
}

/** Changes a row if it is still as it was read, and not if another process had it meanwhile. */
async function change<T extends QueueTable>(
  db: Db,
  { table }: Queue<T>,
  { id, tries }: Claim,
  { columns, where }: { columns: object; where: RawBuilder<SqlBool> },
): Promise<boolean> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql`update ${sql.table(table)} set ${sql.join(set)}
    where id = ${id} and tries = ${tries} and ${where} returning id`.execute(db);
  return rows.length === 1;
}

/** Returns the first of these rows that this process could claim, with `columns` changed, or undefined if others were faster. */
export async function claimFirst<T extends QueueTable, Row extends Claim>(
  db: Db,
  queue: Queue<T>,
  { rows, columns = {} }: { rows: readonly Row[]; columns?: Partial<Schema[T]> },
  now: Date,
): Promise<Row | undefined> {
  for (const row of rows) {
    const tries = row.tries + 1;
    const claim = { ...columns, tries, [queue.due]: leaseEnd(queue, now) };
    const isClaimed = await change(db, queue, row, { columns: claim, where: isDue(queue, now) });
    if (isClaimed) return { ...row, tries };
  }
  return undefined;
}

/** Notes how a try ended. It returns false and changes nothing if the lease ended and another process has the row. */
export async function endTry<T extends QueueTable>(
  db: Db,
  queue: Queue<T>,
  claim: Claim,
  columns: Partial<Schema[T]>,
): Promise<boolean> {
  return await change(db, queue, claim, { columns, where: queue.waits });
}
