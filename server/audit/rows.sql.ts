import { LOCALE } from '#core/base/locale.ts';
import { assert } from '#core/base/assert.ts';
import { AUDIT_ACTS, type AuditKind } from '#core/audit/audit.ts';
import type { ChainedRow } from '../db/columns/chained.ts';
import type { Db } from '../db/tables/database.ts';
import type { AuditHeadRow } from '../db/tables/schema.ts';

const BATCH = 1_000;

export const AUDIT_COLUMNS = [
  'number',
  'at',
  'what',
  'who',
  'subject',
  'network',
  'session',
  'request',
  'count',
] as const;

/** Returns the rows of the audit from one number to another, both included, in their order. */
export async function* rowsBetween(
  db: Db,
  first: number,
  end: number,
): AsyncGenerator<ChainedRow, void> {
  let next = first;
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('number', '>=', next)
      .where('number', '<=', end)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    next = last.number + 1;
  }
}

/** Finds the row that says where the audit ends and where it was cut. The result is undefined if somebody deleted it. */
export async function findHead(db: Db): Promise<AuditHeadRow | undefined> {
  return await db.selectFrom('audit_head').selectAll().executeTakeFirst();
}

/** Returns the row that says where the audit ends and where it was cut. It throws if that row is gone. */
export async function headOf(db: Db): Promise<AuditHeadRow> {
  const head = await findHead(db);
  assert(head, 'the trail has its head');
  return head;
}

/** Returns the highest number of a row, or 0 if there is no row. */
export async function highestNumber(db: Db): Promise<number> {
  const newest = db.selectFrom('audit').select('number').orderBy('number', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.number ?? 0;
}

/** Locks the row that says where the audit ends until the transaction ends, and returns it. */
export async function holdHead(tx: Db): Promise<AuditHeadRow> {
  return await tx
    .updateTable('audit_head')
    .set((row) => ({ number: row.ref('number') }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the first row from this number on that was written at this instant or later. */
export async function firstSince(
  tx: Db,
  number: number,
  at: string,
): Promise<ChainedRow | undefined> {
  const rows = tx.selectFrom('audit').selectAll().where('number', '>=', number);
  return await rows.where('at', '>=', at).orderBy('number').limit(1).executeTakeFirst();
}

export async function rowBefore(tx: Db, number: number): Promise<ChainedRow | undefined> {
  const rows = tx.selectFrom('audit').selectAll().where('number', '<', number);
  return await rows.orderBy('number', 'desc').limit(1).executeTakeFirst();
}

export async function cutHead(tx: Db, cut: Pick<AuditHeadRow, 'cut' | 'cut_hash'>): Promise<void> {
  await tx.updateTable('audit_head').set(cut).execute();
}

/** Deletes the rows that are cut off, some at a time, and returns how many. */
export async function deleteCut(db: Db): Promise<number> {
  const { cut } = await headOf(db);
  let deleted = 0;
  for (;;) {
    const oldest = db.selectFrom('audit').select('number').where('number', '<=', cut);
    const some = await oldest.orderBy('number').limit(BATCH).execute();
    const last = some.at(-1);
    if (!last) return deleted;
    const gone = db.deleteFrom('audit').where('number', '<=', last.number);
    deleted += Number((await gone.executeTakeFirstOrThrow()).numDeletedRows);
  }
}

export async function emailsById(db: Db): Promise<ReadonlyMap<string, string>> {
  const admins = await db.selectFrom('admin').select(['id', 'email']).execute();
  return new Map(admins.map(({ id, email }) => [id, email]));
}

/** Returns the names of all accounts by their ids, in the order of the names. An account without a name has its email. */
export async function peopleById(db: Db): Promise<ReadonlyMap<string, string>> {
  const admins = await db.selectFrom('admin').select(['id', 'email', 'name']).execute();
  const named = admins.map(({ id, email, name }) => [id, name || email] as const);
  return new Map(named.toSorted(([, a], [, b]) => a.localeCompare(b, LOCALE)));
}

export async function titlesAmong(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const issues = db.selectFrom('issue').select(['id', 'title']).where('id', 'in', ids);
  return new Map((await issues.execute()).map(({ id, title }) => [id, title]));
}

export async function addressesAmong(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const targets = db.selectFrom('told_target').select(['id', 'address']).where('id', 'in', ids);
  return new Map((await targets.execute()).map(({ id, address }) => [id, address]));
}

/** The selected rows. `since` and `until`, of which the latter is not included, are UTC ISO instants. */
export type Selection = {
  kind: AuditKind | undefined;
  who: string | undefined;
  since: string | undefined;
  until: string | undefined;
};

function selected(db: Db, { kind, who, since, until }: Selection) {
  let rows = db.selectFrom('audit').selectAll();
  if (kind !== undefined) rows = rows.where('what', 'in', AUDIT_ACTS[kind]);
  if (who !== undefined) rows = rows.where('who', '=', who);
  if (since !== undefined) rows = rows.where('at', '>=', since);
  if (until !== undefined) rows = rows.where('at', '<', until);
  return rows;
}

type RowPosition = { at: string; number: number };

/** Returns the rows before a place in the list, the newest first. */
export async function listRows(
  db: Db,
  selection: Selection,
  { after, limit }: { after: RowPosition | undefined; limit: number },
): Promise<ChainedRow[]> {
  let rows = selected(db, selection);
  if (after) {
    const { at, number } = after;
    rows = rows
      .where('at', '<=', at)
      .where((row) => row.or([row('at', '<', at), row('number', '<', number)]));
  }
  return await rows.orderBy('at', 'desc').orderBy('number', 'desc').limit(limit).execute();
}

/** Yields all selected rows in the order of the chain, some at a time. */
export async function* rowsOldestFirst(
  db: Db,
  selection: Selection,
): AsyncGenerator<ChainedRow[], void> {
  let last = 0;
  for (;;) {
    const rows = await selected(db, selection)
      .where('number', '>', last)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.number ?? last;
  }
}
