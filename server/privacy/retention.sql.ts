import { setImmediate } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { dayAfter } from '#core/base/day.ts';
import type { TermKind } from '#core/privacy/retention.ts';
import { uuidText } from '../db/columns/uuid.ts';
import type { Database, Db } from '../db/tables/database.ts';
import { LEFT_OF_PRESS, LEFT_OF_RECORD } from '../db/tables/fates.ts';
import { VOID } from '../db/tables/standing.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import { MESSAGE_TABLES, saysName } from './about-person.sql.ts';

/** The limit for deleting: records of days before the campus's `day`, and rows that came before that day began. */
export type Cut = { day: string; at: string };

/** A cut, and the time before which the campus's decisions about accounts no longer count (SIGNIN-54). */
type SweepCut = Cut & { judged: string };

/** The number of rows that one transaction handles, which takes about 10 ms. */
const BATCH = 50;

/** A table whose rows have an age: the column with their arrival, and the expression by which an index finds their days. */
type AgedRows = {
  table: string;
  age: string;
  day: RawBuilder<unknown>;
  only?: RawBuilder<unknown>;
};

const source = (table: string, age: string): AgedRows => ({ table, age, day: sql.ref(age) });
const dayOfMessage = sql`substr(received_at, 1, 10)`;

const SOURCES: Record<TermKind, readonly AgedRows[]> = {
  records: [{ ...source('attendance', 'started_day'), only: sql`swept = 0` }],
  messages: MESSAGE_TABLES.map((table) => ({ ...source(table, 'received_at'), day: dayOfMessage })),
  searches: [source('empty_search', 'received_at')],
  signIns: [source('admin', 'signed_in_at')],
  mails: [source('mail', 'created_at'), source('told_event', 'at')],
};

/** Selects the messages that were merged into one that is deleted, whatever their own age. */
function partsOfGone(dialect: Dialect, at: string): RawBuilder<OldRows> {
  const hex = sql`replace(part.merged_into, '-', '')`;
  return sql`select count(*) as count, null as oldest from missing_issue part
    where merged_into is not null and received_at >= ${at} and exists (select 1 from missing_issue
      where id = ${dialect === 'sqlite' ? sql`unhex(${hex})` : sql`decode(${hex}, 'hex')`}
        and received_at < ${at})`;
}

type OldRows = { count: number | string; oldest: string | null };

/** The number of days whose rows are counted at once, which takes a few ms with a million records in a year. */
const DAYS_AT_ONCE = 3;

/** Counts the rows of a source that came before an instant, or on days before a day. Other requests are served meanwhile. */
async function countBefore(
  { read }: Pick<Database, 'read'>,
  { table, age, day, only = sql`1 = 1` }: AgedRows,
  end: string,
): Promise<{ count: number; oldest: string | null }> {
  const rows = sql`from ${sql.ref(table)} where ${only} and ${day}`;
  const first = await sql<{ first: string }>`
    select ${day} as first ${rows} is not null order by ${day} limit 1`.execute(read);
  let [count, oldest]: [number, string | null] = [0, null];
  let from = first.rows[0]?.first.slice(0, 10) ?? '';
  while (from !== '' && from <= end) {
    const next = dayAfter(from, DAYS_AT_ONCE);
    const { rows: found } = await sql<OldRows>`
      select count(*) as count, min(${sql.ref(age)}) as oldest ${rows} >= ${from}
        and ${day} < ${next} and ${sql.ref(age)} < ${end}`.execute(read);
    // PostgreSQL counts in bigint, which arrives as text.
    count += Number(found[0]?.count ?? 0);
    oldest ??= found[0]?.oldest ?? null;
    from = next;
    await setImmediate();
  }
  return { count, oldest };
}

/** Counts the rows before that cut, and returns the day or instant of the oldest. */
export async function goingOf(
  db: Pick<Database, 'read' | 'dialect'>,
  kind: TermKind,
  { day, at }: Cut,
): Promise<{ count: number; oldest: string | null }> {
  const found: { count: number; oldest: string | null }[] = [];
  for (const one of SOURCES[kind])
    found.push(await countBefore(db, one, kind === 'records' ? day : at));
  if (kind === 'messages') {
    const { rows } = await partsOfGone(db.dialect, at).execute(db.read);
    found.push({ count: Number(rows[0]?.count ?? 0), oldest: null });
  }
  const oldest = found.flatMap((one) => one.oldest ?? []).toSorted();
  return { count: found.reduce((sum, one) => sum + one.count, 0), oldest: oldest[0] ?? null };
}

async function emptyRecords(tx: Db, rows: readonly { id: Uint8Array }[]): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const events = tx.selectFrom('told_event').select('key').where('record_id', 'in', ids);
  await tx.updateTable('attendance').set(LEFT_OF_RECORD).where('id', 'in', ids).execute();
  await tx.deleteFrom('former_record').where('record_id', 'in', ids).execute();
  await tx.updateTable('told_press').set(LEFT_OF_PRESS).where('record_id', 'in', ids).execute();
  await tx.deleteFrom('told_run').where('record_id', 'in', ids).execute();
  await tx.deleteFrom('told_delivery').where('event_key', 'in', events).execute();
  await tx.deleteFrom('told_event').where('record_id', 'in', ids).execute();
  return rows.length;
}

/** Removes everything except the counts from some records. Returns how many. */
async function sweepRecords(tx: Db, { day }: Cut, dialect: Dialect): Promise<number> {
  const found = tx
    .selectFrom('attendance')
    .select('id')
    .where('swept', '=', sql.lit(0))
    .where('started_day', '<', day)
    .orderBy('started_day')
    .limit(BATCH);
  return await emptyRecords(
    tx,
    await (dialect === 'postgres' ? found.forUpdate().skipLocked() : found).execute(),
  );
}

/** Removes everything except the counts from some records that were marked as false up to that instant (PRIVACY-9). */
export async function sweepVoided(tx: Db, at: string): Promise<number> {
  const rows = await tx
    .selectFrom('attendance')
    .innerJoin('record_void', 'record_void.id', 'attendance.void_id')
    .select('attendance.id')
    .where('record_void.at', '<=', at)
    .where('undone_at', 'is', null)
    // A record whose void still waits is not void yet.
    .where(VOID)
    .where('swept', '=', 0)
    .limit(BATCH)
    .execute();
  return await emptyRecords(tx, rows);
}

/** Empties a column of some records that came before that instant: the network that they came from, or the number to call back (PRIVACY-8, ANSWERS-9). */
export async function sweepColumn(
  tx: Db,
  column: 'network' | 'callback',
  at: string,
): Promise<number> {
  const old = tx.selectFrom('attendance').select('id').where(column, 'is not', null);
  const rows = await old
    .where('received_at', '<', at)
    .orderBy('received_at')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx
    .updateTable('attendance')
    .set({ [column]: null })
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}

/** Deletes some messages, each with the messages that were merged into it. */
async function sweepMessages(
  tx: Db,
  table: (typeof MESSAGE_TABLES)[number],
  { at }: Cut,
): Promise<number> {
  // The index of days finds the rows, and those of the last day are checked one by one.
  const day = sql<string>`substr(received_at, 1, 10)`;
  const old = tx.selectFrom(table).select('id').where(day, '<=', at.slice(0, 10));
  const found = old.where('received_at', '<', at).orderBy(day).limit(BATCH);
  const ids = (await found.execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const parts =
    table === 'missing_issue'
      ? await tx
          .selectFrom(table)
          .select('id')
          .where('merged_into', 'in', ids.map(uuidText))
          .execute()
      : [];
  const all = [...ids, ...parts.map(({ id }) => id)];
  await tx.deleteFrom('former_record').where('record_id', 'in', all).execute();
  const { numDeletedRows } = await tx
    .deleteFrom(table)
    .where('id', 'in', all)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function deleteSearches(tx: Db, rows: readonly { id: Uint8Array }[]): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('former_record').where('record_id', 'in', ids).execute();
  await tx.deleteFrom('empty_search').where('id', 'in', ids).execute();
  return ids.length;
}

async function sweepSearches(tx: Db, { at }: Cut): Promise<number> {
  const old = tx.selectFrom('empty_search').select('id').where('received_at', '<', at);
  return await deleteSearches(tx, await old.orderBy('received_at').limit(BATCH).execute());
}

/** Deletes some searches that contain the name of an advisor. Returns how many (PRIVACY-11). */
export async function forgetSearches(tx: Db, advisor: string): Promise<number> {
  const rows = tx.selectFrom('empty_search').select('id').where(saysName(advisor));
  return await deleteSearches(tx, await rows.limit(BATCH).execute());
}

/** Forgets when people signed in. It still shows that they did, and that the campus did not put them out (PRIVACY-6, SIGNIN-54). */
async function sweepSignIns(tx: Db, { at, judged }: SweepCut): Promise<number> {
  await tx
    .updateTable('admin')
    .set({ campus_judged_at: '' })
    .where('campus_judged_at', '<', judged)
    .where('campus_judged_at', '!=', '')
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('admin')
    .set({ signed_in_at: null, signed_in_before: 1 })
    .where('signed_in_at', '<', at)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function sweepMails(tx: Db, { at }: Cut): Promise<number> {
  const old = tx.selectFrom('mail').select('id').where('created_at', '<', at);
  const ids = (await old.orderBy('created_at').limit(BATCH).execute()).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('mail').where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes escalations that were sent. A waiting one is tried for only three days, and the shortest term is longer. */
async function sweepEvents(tx: Db, { at }: Cut): Promise<number> {
  const old = tx.selectFrom('told_event').select('key').where('at', '<', at);
  const keys = (await old.orderBy('at').limit(BATCH).execute()).map(({ key }) => key);
  if (keys.length === 0) return 0;
  await tx.deleteFrom('told_delivery').where('event_key', 'in', keys).execute();
  await tx.deleteFrom('told_event').where('key', 'in', keys).execute();
  return keys.length;
}

type Step = (tx: Db, cut: SweepCut, dialect: Dialect) => Promise<number>;

/** The steps of a sweep for each kind of data. Each step deletes some rows, returns their number, and is repeated until nothing is left. */
export const SWEEPS: Record<TermKind, readonly Step[]> = {
  records: [sweepRecords],
  messages: MESSAGE_TABLES.map(
    (table): Step =>
      (tx, cut) =>
        sweepMessages(tx, table, cut),
  ),
  searches: [sweepSearches],
  signIns: [sweepSignIns],
  mails: [sweepMails, sweepEvents],
};

/** Lists the ways in which anybody is notified of escalations. */
export async function kindsTold(db: Db): Promise<string[]> {
  const rows = db.selectFrom('told_target').select('kind').distinct();
  return (await rows.where('escalations', '=', 1).execute()).map(({ kind }) => kind);
}
