import { sql } from 'kysely';
import { assert } from '#core/base/assert.ts';
import { wordingOf, type Wording } from '#core/record/recorded-steps.ts';
import type { Db } from '../db/tables/database.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import { parseJson } from '../db/columns/json.ts';
import type { AdminColumn, AttendanceRow, RevisionRow } from '../db/tables/schema.ts';
import type { CampusClock } from './instants.ts';

/** A revision of an issue with its texts, as far as a record needs them. */
export type IssueRevision = { revision: number; title: string; category: string; wording: Wording };

/** The revision that was walked. Number and texts are absent if the server does not have it (RECORD-17). */
export type WalkedRevision =
  | IssueRevision
  | { revision: null; title: string; category: string; wording: undefined };

/** The most revisions in the cache, which is more than a campus uses. */
const CACHE_SIZE = 500;

type Row = Pick<RevisionRow, 'number' | 'title' | 'category' | 'steps'>;

function revisionOf({ number, title, category, steps }: Row): IssueRevision {
  const wording = wordingOf(parseJson(steps));
  return { revision: number, title, category, wording };
}

type FindRevision = (issueId: string, number: number) => Promise<IssueRevision | undefined>;

/** Makes a function that looks revisions up and remembers them, since a revision never changes. */
export function revisionsIn(db: Db): FindRevision {
  const known = new Map<string, IssueRevision>();
  return async (issueId, number) => {
    const name = `${number} ${issueId}`;
    const remembered = known.get(name);
    if (remembered) return remembered;
    const row = await db
      .selectFrom('revision')
      .select(['number', 'title', 'category', 'steps'])
      .where('issue_id', '=', issueId)
      .where('number', '=', number)
      .executeTakeFirst();
    const revision = row && revisionOf(row);
    if (revision) known.set(name, revision);
    if (known.size > CACHE_SIZE) known.delete(known.keys().next().value ?? '');
    return revision;
  };
}

/** Returns the revision of a record, or the newest if it names none (RECORD-11) or an unknown one. It is undefined for an issue that was never published. */
export async function findWalkedRevision(
  db: Db,
  revisionAt: FindRevision,
  { issueId, revision }: { issueId: string; revision: number | undefined },
): Promise<WalkedRevision | undefined> {
  const named = revision === undefined ? undefined : await revisionAt(issueId, revision);
  if (named) return named;
  const row = await db
    .selectFrom('revision')
    .select('number')
    .where('issue_id', '=', issueId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const newest = row && (await revisionAt(issueId, row.number));
  if (!newest || revision === undefined) return newest;
  const { title, category } = newest;
  return { revision: null, title, category, wording: undefined };
}

export async function findAttendance(db: Db, id: Uint8Array): Promise<AttendanceRow | undefined> {
  return await db.selectFrom('attendance').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the data about the report of the attendance that was sent under that key. */
export async function findReported(
  db: Db,
  key: Uint8Array,
): Promise<Pick<AttendanceRow, 'id' | 'finished_at' | 'report'> | undefined> {
  return await db
    .selectFrom('attendance')
    .select(['id', 'finished_at', 'report'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Returns the number to call an advisor back, or null if there is none or it was deleted (ANSWERS-9). */
export async function findCallback(db: Db, id: Uint8Array): Promise<string | null> {
  const row = db.selectFrom('attendance').select('callback').where('id', '=', id);
  return (await row.executeTakeFirst())?.callback ?? null;
}

/** An attendance or one of its former versions, without the columns that only tell records and sends apart. */
export type AttendanceVersion = Omit<AttendanceRow, 'id' | 'key' | 'body_hash' | AdminColumn>;

/** Returns the former versions of the attendance with that id, the lowest number first. */
export async function findFormer(db: Db, id: Uint8Array): Promise<AttendanceVersion[]> {
  const rows = await db
    .selectFrom('former_record')
    .select(['correction', 'received_at', 'record'])
    .where('record_id', '=', id)
    .orderBy('correction')
    .execute();
  return rows.map(({ record, ...known }) => {
    const rest = parseJson(record);
    assert('started_day' in rest, 'an attendance was something else before');
    return { ...rest, ...known };
  });
}

export async function hasRecords(db: Db): Promise<boolean> {
  return (await db.selectFrom('attendance').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The number of rows that are read at once. */
const BATCH = 500;

type Days = Pick<AttendanceRow, 'id' | 'started_at' | 'started_day' | 'started_minute'>;

const selectDays = (db: Db) =>
  db.selectFrom('attendance').select(['id', 'started_at', 'started_day', 'started_minute']);

/** Gives a record the day and the minute on another clock. It returns whether they changed. */
async function move(db: Db, row: Days, clock: CampusClock): Promise<boolean> {
  const { id, started_at, started_day, started_minute } = row;
  const { day, minute } = clock(started_at);
  if (day === started_day && minute === started_minute) return false;
  await db
    .updateTable('attendance')
    .set({ started_day: day, started_minute: minute })
    .where('id', '=', id)
    // A correction that came meanwhile has another day.
    .where('started_at', '=', started_at)
    .execute();
  return true;
}

/** Gives one record the day and the minute of its beginning on another clock. */
export async function moveDay(db: Db, id: Uint8Array, clock: CampusClock): Promise<void> {
  const row = await selectDays(db).where('id', '=', id).executeTakeFirst();
  if (row) await move(db, row, clock);
}

/** Gives every record the day and the minute of its beginning on another clock. It returns how many changed. */
export async function moveDays(tx: Db, dialect: Dialect, clock: CampusClock): Promise<number> {
  // A server that runs nevertheless waits with its records, and then sees the other zone (CAMPUS-10).
  if (dialect === 'postgres')
    await sql`lock table attendance in share row exclusive mode`.execute(tx);
  let moved = 0;
  let last: Uint8Array = new Uint8Array();
  for (;;) {
    const rows = await selectDays(tx).where('id', '>', last).orderBy('id').limit(BATCH).execute();
    for (const row of rows) {
      last = row.id;
      if (await move(tx, row, clock)) moved += 1;
    }
    if (rows.length < BATCH) return moved;
  }
}
