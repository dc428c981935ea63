import type { RecordVoid } from '#core/record/void-schema.ts';
import type { Deps } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';
import type { RecordVoidRow } from '../db/tables/record-rows.ts';
import { MADE_VOID, NOT_VOID, VOID_UNDONE } from '../db/tables/standing.ts';
import { aDayFrom, counted, dueAt, type Delay } from './believed-clock.ts';

/** The most records of one void, which one transaction can handle in a tenth of a second. */
export const VOID_LIMIT = 1_000;

/** The most records that become void at once. A larger void waits a day (PRIVACY-17). */
const VOID_AT_ONCE = 10;

/** The most variables of one statement. */
const CHUNK = 500;

const DAY = 24 * 3_600_000;

/** The ms for which a void can be undone (PRIVACY-9). */
const UNDOABLE = 30 * DAY;

/** Returns the instant after which a void must have been made to be undone. */
export const undoableSince = ({ now }: Pick<Deps, 'now'>): string =>
  new Date(now().getTime() - UNDOABLE).toISOString();

/** A span of time: the instants from `since` up to, but not including, `until`. */
export type Span = { since: string; until: string };

export type VoidedRecord = { id: Uint8Array; network: string | null; practice: number };

export async function findToVoid(db: Db, id: Uint8Array): Promise<VoidedRecord | undefined> {
  const rows = db.selectFrom('attendance').select(['id', 'network', 'practice']);
  return await rows.where('id', '=', id).executeTakeFirst();
}

/** Finds the records of a network that are not void yet, the oldest first, and at most one more than a void takes. */
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
    .where(NOT_VOID)
    .orderBy('received_at')
    .limit(VOID_LIMIT + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** The voids that have not taken effect yet, by their ids (PRIVACY-17). */
const waitingVoids = settingOf<Readonly<Record<string, Delay>>>('waitingVoids', {});

/** Notes the id of a void in its records, if they are not void yet. Returns their number. */
export async function nameVoid(
  tx: Db,
  voidId: string,
  ids: readonly Uint8Array[],
): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += CHUNK) {
    const { numUpdatedRows } = await tx
      .updateTable('attendance')
      .set({ void_id: voidId })
      .where('id', 'in', ids.slice(from, from + CHUNK))
      .where(NOT_VOID)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** Removes the records of a void from every count. */
export async function applyVoid(tx: Db, voidId: string): Promise<void> {
  await tx
    .updateTable('attendance')
    .set({ practice: MADE_VOID })
    .where('void_id', '=', voidId)
    .where(NOT_VOID)
    .execute();
}

/** Makes others who mark records wait until the transaction ends, so that each counts what the one before has marked. */
export const holdVoids = async (tx: Db): Promise<void> => void (await waitingVoids.hold(tx));

/** Tells whether `count` records, together with those marked within a day, are more than ten, since many small voids have the same effect as a large one (PRIVACY-17). */
export async function isMany(db: Db, count: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY).toISOString();
  const { sum } = await db
    .selectFrom('record_void')
    .select((row) => row.fn.sum('count').as('sum'))
    .where('at', '>', since)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0) + count > VOID_AT_ONCE;
}

/** Makes a void wait for a day. Returns when it takes effect. */
export async function delayVoid(tx: Db, voidId: string, now: Date): Promise<string> {
  const waiting = aDayFrom(now);
  await waitingVoids.write(tx, { ...(await waitingVoids.hold(tx)), [voidId]: waiting });
  return dueAt(waiting);
}

/** Counts how long voids have waited, and applies those that have waited for a day. */
export async function applyWaitingVoids({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  if (Object.keys(await waitingVoids.read(db.read)).length === 0) return;
  await db.write.transaction().execute(async (tx) => {
    const all = Object.entries(await waitingVoids.hold(tx)).map(
      ([id, waiting]) => [id, counted(waiting, now())] as const,
    );
    for (const [id, { left }] of all) if (left <= 0) await applyVoid(tx, id);
    await waitingVoids.write(tx, Object.fromEntries(all.filter(([, { left }]) => left > 0)));
  });
}

/** Makes the records of a void count again, or cancels a void that still waits. It returns how many records there are. */
export async function unmarkVoid(tx: Db, voidId: string): Promise<number> {
  const { [voidId]: _, ...others } = await waitingVoids.hold(tx);
  await waitingVoids.write(tx, others);
  const { numUpdatedRows } = await tx
    .updateTable('attendance')
    .set({ practice: VOID_UNDONE, void_id: null })
    .where('void_id', '=', voidId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function insertVoid(tx: Db, row: RecordVoidRow): Promise<void> {
  await tx.insertInto('record_void').values(row).execute();
}

/** Notes that a void was undone. Returns false if none made after `since` is left to undo. */
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

async function voidsOf(db: Db, rows: readonly FoundVoid[]): Promise<RecordVoid[]> {
  const all = await waitingVoids.read(db);
  return rows.map(({ id: _id, at, reason, count, name, email, is_young }) => {
    const waiting = all[_id];
    // SQLite returns 1 for true.
    const found = { _id, at, reason, count, by: name || email, canUndo: Boolean(is_young) };
    return waiting ? { ...found, from: dueAt(waiting) } : found;
  });
}

export async function listVoids(db: Db, since: string): Promise<RecordVoid[]> {
  const rows = voids(db, since).where('at', '>', since).where('undone_at', 'is', null);
  return await voidsOf(db, await rows.orderBy('at', 'desc').orderBy('record_void.id').execute());
}

/** Returns the void with that id. It can be undone if it was made after `since`. */
export async function findVoid(db: Db, id: string, since: string): Promise<RecordVoid | undefined> {
  const rows = await voids(db, since).where('record_void.id', '=', id).execute();
  return (await voidsOf(db, rows))[0];
}

/** Returns the void that marks the record with that id as false, or undefined if there is none. */
export async function voidOfRecord(
  db: Db,
  id: Uint8Array,
  since: string,
): Promise<RecordVoid | undefined> {
  const rows = db.selectFrom('attendance').select('void_id').where('id', '=', id);
  const marked = (await rows.executeTakeFirst())?.void_id ?? undefined;
  return marked === undefined ? undefined : await findVoid(db, marked, since);
}
