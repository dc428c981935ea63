import type { Kysely, Transaction } from 'kysely';
import type {
  Committed,
  Db,
  HeldRecord,
  IsSameBody,
  KeyedTable,
  WrittenRow,
} from '../tables/database.ts';
import type { Dialect } from '../columns/dialect.ts';
import { formatJson } from '../columns/json.ts';
import { withoutForgotten } from './forgotten.ts';
import { overtakenUndo, recordAfter } from './overtaken.ts';
import type { KeyedRow, Schema } from '../tables/schema.ts';
import { isVoid, madeVoid } from '../tables/standing.ts';

/** A row on its way to the disk, and the function that recognizes what came before under its number. */
export type ArrivedRow = { row: WrittenRow<KeyedTable>; isSameBody: IsSameBody };

/** Returns the held record in the form of the answer. */
export function heldOf(row: Omit<KeyedRow, 'body_hash'>): HeldRecord {
  const { id, key, received_at: receivedAt, correction } = row;
  return { id, key, receivedAt, correction };
}

/** Returns the answer if a version with the number of `sent` came before. `hash` belongs to that earlier version. */
export function answerToRepeat(
  { isSameBody }: ArrivedRow,
  hash: Uint8Array,
  held: Omit<KeyedRow, 'body_hash'>,
): Committed {
  return isSameBody(hash) ? heldOf(held) : { conflict: 'content', correction: held.correction };
}

function advisorOf(row: WrittenRow<KeyedTable>): string | undefined {
  return 'advisor' in row ? row.advisor : undefined;
}

function issueOf(row: WrittenRow<KeyedTable>): string | undefined {
  return 'issue_id' in row ? row.issue_id : undefined;
}

/** Keeps a void record void, whatever its phone sends about practice (PRIVACY-7). */
function stillVoid(held: WrittenRow<KeyedTable>, row: WrittenRow<KeyedTable>) {
  if (!('practice' in held) || !('practice' in row) || !isVoid(held)) return {};
  return { practice: madeVoid(row) };
}

function isOfSameSubject(a: WrittenRow<KeyedTable>, b: WrittenRow<KeyedTable>): boolean {
  return advisorOf(a) === advisorOf(b) && issueOf(a) === issueOf(b);
}

async function insertFormer(
  db: Db,
  recordId: Uint8Array,
  row: WrittenRow<KeyedTable>,
): Promise<void> {
  const { id: _, key: __, body_hash, received_at, correction, ...own } = row;
  // Only the current version has a number to call back (ANSWERS-9).
  const record = 'callback' in own ? { ...own, callback: null } : own;
  await db
    .insertInto('former_record')
    .values({ record_id: recordId, correction, body_hash, received_at, record: formatJson(record) })
    .execute();
}

async function hashInHistory(
  db: Db,
  recordId: Uint8Array,
  correction: number,
): Promise<Uint8Array | undefined> {
  const former = await db
    .selectFrom('former_record')
    .select('body_hash')
    .where('record_id', '=', recordId)
    .where('correction', '=', correction)
    .executeTakeFirst();
  return former?.body_hash;
}

async function correctIn(
  tx: Transaction<Schema>,
  dialect: Dialect,
  table: KeyedTable,
  sent: ArrivedRow,
): Promise<Committed> {
  const { row } = sent;
  const found = tx.selectFrom(table).selectAll().where('key', '=', row.key);
  // Two processes may correct the same record at once. On SQLite, only one transaction can have begun.
  const locked = dialect === 'postgres' ? found.forUpdate() : found;
  const held: WrittenRow<KeyedTable> = await locked.executeTakeFirstOrThrow();
  if (row.correction === held.correction) return answerToRepeat(sent, held.body_hash, held);
  const isNewest = row.correction > held.correction;
  const seen = isNewest ? undefined : await hashInHistory(tx, held.id, row.correction);
  if (seen) return answerToRepeat(sent, seen, held);
  const kept = withoutForgotten(held, row);
  if (!isOfSameSubject(kept, held)) return { conflict: 'subject' };
  // A record past its term keeps no versions.
  const isSwept = 'swept' in held && held.swept === 1;
  if (!isSwept) await insertFormer(tx, held.id, isNewest ? held : kept);
  if (!isNewest) return heldOf(held);
  const undone = overtakenUndo(held, kept);
  if (undone) await tx.updateTable('attendance').set(undone).where('id', '=', held.id).execute();
  const { id: _, key: __, ...members } = { ...recordAfter(held, kept), ...stillVoid(held, row) };
  await tx.updateTable(table).set(members).where('id', '=', held.id).execute();
  return heldOf({ ...row, id: held.id });
}

/** Stores rows whose keys exist under another number (OUTBOX-2), in one transaction. PostgreSQL gets one row at a time, since several could deadlock. */
export async function correct(
  db: Kysely<Schema>,
  dialect: Dialect,
  table: KeyedTable,
  batch: readonly ArrivedRow[],
): Promise<Committed[]> {
  return await db.transaction().execute(async (tx) => {
    const answers: Committed[] = [];
    for (const sent of batch) answers.push(await correctIn(tx, dialect, table, sent));
    return answers;
  });
}
