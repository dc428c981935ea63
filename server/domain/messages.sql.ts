import { sql, type RawBuilder } from 'kysely';
import type { MovedMessage } from '#core/inbox/inbox-schema.ts';
import type { InboxKind, MessagePlace } from '#core/inbox/inbox.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/tables/database.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import type { FeedbackRow, MissingIssueRow, StepNoteRow } from '../db/tables/schema.ts';
import { isUuid, uuidBytes, uuidText } from '../db/columns/uuid.ts';

const TABLES = {
  missing: 'missing_issue',
  feedback: 'feedback',
  note: 'step_note',
} as const satisfies Record<InboxKind, string>;

export type AnyMessageRow = MissingIssueRow | FeedbackRow | StepNoteRow;

export async function findMessage(
  db: Db,
  { kind, _id }: MessagePlace,
): Promise<AnyMessageRow | undefined> {
  if (!isUuid(_id)) return undefined;
  return await db
    .selectFrom(TABLES[kind])
    .selectAll()
    .where('id', '=', uuidBytes(_id))
    .executeTakeFirst();
}

/** Locks messages until the transaction ends, always in the same order, so that two transactions never wait for each other. */
export async function lockMessages(
  db: Db,
  dialect: Dialect,
  kind: InboxKind,
  ids: readonly string[],
): Promise<void> {
  // SQLite lets only one transaction begin at a time.
  if (dialect === 'sqlite') return;
  const rows = ids.filter(isUuid).map(uuidBytes);
  if (rows.length === 0) return;
  await db
    .selectFrom(TABLES[kind])
    .select('id')
    .where('id', 'in', rows)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function findMissingIssue(db: Db, _id: string): Promise<MissingIssueRow | undefined> {
  const row = await findMessage(db, { kind: 'missing', _id });
  return row && 'merged_into' in row ? row : undefined;
}

export type MergedPart = { first: 'oldest' | 'newest'; most: number };

/** Returns some of the messages that were merged into the one with that id, read from their index. */
export function mergedInto(_id: string, { first, most }: MergedPart): RawBuilder<MissingIssueRow> {
  const order = first === 'newest' ? sql`received_at desc, id desc` : sql`received_at, id`;
  return sql`select * from missing_issue where merged_into = ${_id}
    order by ${order} limit ${sql.lit(most)}`;
}

export async function findMerged(
  db: Db,
  _id: string,
  part: MergedPart,
): Promise<MissingIssueRow[]> {
  const { rows } = await mergedInto(_id, part).execute(db);
  return part.first === 'newest' ? rows.toReversed() : rows;
}

export async function countMerged(db: Db, _id: string): Promise<number> {
  return await countRows(db.selectFrom('missing_issue').where('merged_into', '=', _id));
}

/** The columns with the state of a message. Instants are UTC ISO text. */
export type MessageColumns = Partial<
  Pick<MissingIssueRow, 'read_at' | 'archived_at' | 'answered_at' | 'answered_by' | 'answer'>
>;

export async function changeMessage(
  db: Db,
  { kind, _id }: MessagePlace,
  { archived_at, ...columns }: MessageColumns,
): Promise<void> {
  const archived = kind === 'note' ? { done_at: archived_at } : { archived_at };
  const all = archived_at === undefined ? columns : { ...columns, ...archived };
  await db.updateTable(TABLES[kind]).set(all).where('id', '=', uuidBytes(_id)).execute();
}

export async function setDraft(db: Db, _id: string, draft: string): Promise<void> {
  await db
    .updateTable('missing_issue')
    .set({ draft_id: draft })
    .where('id', '=', uuidBytes(_id))
    .execute();
}

type Part = Pick<MissingIssueRow, 'id' | 'merged_into'>;
const movedFrom = ({ id, merged_into: from }: Part): MovedMessage => ({ _id: uuidText(id), from });

/** Merges messages into another one, with all messages that were merged into them. Returns the moved messages (INBOX-15). */
export async function mergeInto(
  db: Db,
  _id: string,
  sources: readonly string[],
): Promise<MovedMessage[]> {
  if (sources.length === 0) return [];
  const rows = db.selectFrom('missing_issue').select(['id', 'merged_into']);
  const own = await rows
    .where('id', 'in', sources.map(uuidBytes))
    .where('merged_into', 'is', null)
    .execute();
  if (own.length === 0) return [];
  const heads = own.map(({ id }) => uuidText(id));
  const parts = await rows.where('merged_into', 'in', heads).execute();
  await db
    .updateTable('missing_issue')
    .set({ merged_into: _id })
    .where((where) =>
      where.or([where('id', 'in', heads.map(uuidBytes)), where('merged_into', 'in', heads)]),
    )
    .execute();
  return [...own, ...parts].map(movedFrom);
}

/** Separates messages that were merged into another one. Returns the separated messages (INBOX-15). */
export async function separateFrom(
  db: Db,
  _id: string,
  parts: readonly string[],
): Promise<MovedMessage[]> {
  if (parts.length === 0) return [];
  const separated = await db
    .updateTable('missing_issue')
    .set({ merged_into: null })
    .where('id', 'in', parts.map(uuidBytes))
    .where('merged_into', '=', _id)
    .returning('id')
    .execute();
  return separated.map(({ id }) => movedFrom({ id, merged_into: _id }));
}
