import type { ChainedRow } from '../db/columns/chained.ts';
import type { Db } from '../db/database.ts';
import type { AuditHeadRow } from '../db/schema.ts';

/** Rows read at once. */
const BATCH = 1_000;

/** The rows of the trail from one number to another, both included, in their order. */
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

/** Where the trail ends and where it was cut. */
export async function headOf(db: Db): Promise<AuditHeadRow> {
  return await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
}

/** The highest number there is; 0 if there is no row. */
export async function highestNumber(db: Db): Promise<number> {
  const newest = db.selectFrom('audit').select('number').orderBy('number', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.number ?? 0;
}

/** The same, locked until the transaction ends. */
export async function holdHead(tx: Db): Promise<AuditHeadRow> {
  return await tx
    .updateTable('audit_head')
    .set((row) => ({ number: row.ref('number') }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The first row from a number on that was written at an instant or later. */
export async function firstSince(
  tx: Db,
  number: number,
  at: string,
): Promise<ChainedRow | undefined> {
  const rows = tx.selectFrom('audit').selectAll().where('number', '>=', number);
  return await rows.where('at', '>=', at).orderBy('number').limit(1).executeTakeFirst();
}

/** The row before a number. */
export async function rowBefore(tx: Db, number: number): Promise<ChainedRow | undefined> {
  const rows = tx.selectFrom('audit').selectAll().where('number', '<', number);
  return await rows.orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** Says up to which row the trail is cut. */
export async function cutHead(tx: Db, cut: Pick<AuditHeadRow, 'cut' | 'cut_hash'>): Promise<void> {
  await tx.updateTable('audit_head').set(cut).execute();
}

/** Deletes the rows that are cut off, some at a time; returns how many. */
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

/** The emails of all administrators by their ids. */
export async function emailsById(db: Db): Promise<ReadonlyMap<string, string>> {
  const admins = await db.selectFrom('admin').select(['id', 'email']).execute();
  return new Map(admins.map(({ id, email }) => [id, email]));
}
