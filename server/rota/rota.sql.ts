import type { RotaPerson } from '#core/rota/rota-schema.ts';
import type { CalendarProblem } from '#core/rota/calendar-problem.ts';
import { formatJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import type { RotaCalendarRow, StoredSpan } from '../db/tables/rota-rows.ts';

/** The most spans in one statement. Each has four parameters. */
const CHUNK = 1_000;

/** Returns the calendar of a contact, and keeps other transactions from changing it before this one ends. */
export async function holdCalendar(tx: Db, contact: string): Promise<RotaCalendarRow | undefined> {
  return await tx
    .updateTable('rota_calendar')
    .set((row) => ({ source: row.ref('source') }))
    .where('contact_id', '=', contact)
    .returningAll()
    .executeTakeFirst();
}

export async function findCalendar(db: Db, contact: string): Promise<RotaCalendarRow | undefined> {
  return await db
    .selectFrom('rota_calendar')
    .selectAll()
    .where('contact_id', '=', contact)
    .executeTakeFirst();
}

export async function listSpans(db: Db, contact: string): Promise<StoredSpan[]> {
  const rows = await db
    .selectFrom('rota_span')
    .selectAll()
    .where('contact_id', '=', contact)
    .orderBy('from_at')
    .orderBy('until_at')
    .orderBy('name')
    .execute();
  return rows.map(({ from_at, until_at, name }) => [from_at, until_at, name] as const);
}

export async function writeSpans(
  tx: Db,
  contact: string,
  spans: readonly StoredSpan[],
): Promise<void> {
  await tx.deleteFrom('rota_span').where('contact_id', '=', contact).execute();
  for (let at = 0; at < spans.length; at += CHUNK) {
    const rows = spans
      .slice(at, at + CHUNK)
      .map(([from_at, until_at, name]) => ({ contact_id: contact, from_at, until_at, name }));
    await tx.insertInto('rota_span').values(rows).execute();
  }
}

export async function deleteEnded(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('rota_span').where('until_at', '<', before).execute();
}

export async function putCalendar(tx: Db, row: RotaCalendarRow): Promise<void> {
  const { contact_id, ...columns } = row;
  await tx
    .insertInto('rota_calendar')
    .values({ contact_id, ...columns })
    .onConflict((conflict) => conflict.column('contact_id').doUpdateSet(columns))
    .execute();
}

export async function changeCalendar(
  tx: Db,
  contact: string,
  columns: Partial<RotaCalendarRow>,
): Promise<void> {
  await tx.updateTable('rota_calendar').set(columns).where('contact_id', '=', contact).execute();
}

/** Deletes the calendar of a contact with its spans. Returns false if the contact has none. */
export async function deleteCalendar(tx: Db, contact: string): Promise<boolean> {
  await tx.deleteFrom('rota_span').where('contact_id', '=', contact).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('rota_calendar')
    .where('contact_id', '=', contact)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Claims the reading of a feed for this process. Returns false if another process has begun it meanwhile. */
export async function claimReading(
  db: Db,
  { contact_id, looked_at }: RotaCalendarRow,
  now: string,
): Promise<boolean> {
  const claimed = db
    .updateTable('rota_calendar')
    .set({ looked_at: now })
    .where('contact_id', '=', contact_id)
    .where('looked_at', looked_at === null ? 'is' : '=', looked_at);
  const { numUpdatedRows } = await claimed.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Notes that a calendar could not be read. The time of the first failure stays. */
export async function noteProblem(
  tx: Db,
  { contact_id, failed_since }: RotaCalendarRow,
  problem: CalendarProblem,
  now: string,
): Promise<void> {
  await changeCalendar(tx, contact_id, { problem, failed_since: failed_since ?? now });
}

export async function writePeople(tx: Db, people: readonly RotaPerson[]): Promise<void> {
  await tx.deleteFrom('rota_person').execute();
  const rows = people.map((person, position) => ({ ...person, position }));
  if (rows.length > 0) await tx.insertInto('rota_person').values(rows).execute();
}

/** Notes the gaps about which owners got an email. */
export const toldGaps = (gaps: readonly (readonly [string, string])[]) => ({
  told_gaps: formatJson(gaps),
});
