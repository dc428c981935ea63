import { sql } from 'kysely';
import type { RecordVoid } from '#core/record/void-schema.ts';
import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import type { RecordVoidRow } from '../db/tables/record-rows.ts';

/** Records of one void: as many as one transaction takes in a tenth of a second. */
export const VOID_LIMIT = 1_000;

/** Variables of one statement. */
const CHUNK = 500;

/** How long a void can be undone, in ms (PRIVACY-9). */
const UNDOABLE = 30 * 24 * 3_600_000;

/** A void after this instant can be undone. */
export const undoableSince = ({ now }: Pick<Deps, 'now'>): string =>
  new Date(now().getTime() - UNDOABLE).toISOString();

/** The instants from `since` on, those before `until`. */
export type Span = { since: string; until: string };

export type VoidedRecord = { id: Uint8Array; network: string | null; practice: number };

export async function findToVoid(db: Db, id: Uint8Array): Promise<VoidedRecord | undefined> {
  const rows = db.selectFrom('attendance').select(['id', 'network', 'practice']);
  return await rows.where('id', '=', id).executeTakeFirst();
}

/** Records of a network that are not void yet, the oldest first, one more than a void takes. */
export async function idsOfNetwork(
  db: Db,
  network: string,
  { since, until }: Span,
): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('attendance')
    .select('id')
    .where('network', '=', network)
    .where('received_at', '>=', since)
    .where('received_at', '<', until)
    .where('practice', '<', 2)
    .orderBy('received_at')
    .limit(VOID_LIMIT + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes records out of every count; returns how many were not void before. */
export async function markVoid(
  tx: Db,
  voidId: string,
  ids: readonly Uint8Array[],
): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += CHUNK) {
    const { numUpdatedRows } = await tx
      .updateTable('attendance')
      .set((row) => ({ practice: sql<number>`${row.ref('practice')} + 2`, void_id: voidId }))
      .where('id', 'in', ids.slice(from, from + CHUNK))
      .where('practice', '<', 2)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}

export async function unmarkVoid(tx: Db, voidId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('attendance')
    .set((row) => ({ practice: sql<number>`${row.ref('practice')} - 2`, void_id: null }))
    .where('void_id', '=', voidId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function insertVoid(tx: Db, row: RecordVoidRow): Promise<void> {
  await tx.insertInto('record_void').values(row).execute();
}

/** Notes that a void was undone; false if there is none after `since` that was not. */
export async function endVoid(tx: Db, id: string, since: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('record_void')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('at', '>', since)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const voids = (db: Db, since: string) =>
  db
    .selectFrom('record_void')
    .leftJoin('admin', 'admin.id', 'record_void.by')
    .select(['record_void.id', 'at', 'reason', 'count', 'name', 'email'])
    .select((row) => row('at', '>', since).as('is_young'));

type FoundVoid = Awaited<ReturnType<ReturnType<typeof voids>['execute']>>[number];

const voidOf = ({ id: _id, at, reason, count, name, email, is_young }: FoundVoid): RecordVoid => ({
  _id,
  at,
  reason,
  count,
  by: name || email,
  // SQLite says 1 for true.
  canUndo: Boolean(is_young),
});

/** What was marked since then and not undone, the newest first. */
export async function listVoids(db: Db, since: string): Promise<RecordVoid[]> {
  const rows = voids(db, since).where('at', '>', since).where('undone_at', 'is', null);
  return (await rows.orderBy('at', 'desc').orderBy('record_void.id').execute()).map(voidOf);
}

/** The void with that id; it can be undone if it is younger than `since`. */
export async function findVoid(db: Db, id: string, since: string): Promise<RecordVoid | undefined> {
  const row = await voids(db, since).where('record_void.id', '=', id).executeTakeFirst();
  return row && voidOf(row);
}

/** What marked the record with that id as false; undefined if nothing did. */
export async function voidOfRecord(
  db: Db,
  id: Uint8Array,
  since: string,
): Promise<RecordVoid | undefined> {
  const rows = db.selectFrom('attendance').select('void_id').where('id', '=', id);
  const marked = (await rows.executeTakeFirst())?.void_id ?? undefined;
  return marked === undefined ? undefined : await findVoid(db, marked, since);
}
