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

/** The emails of all administrators by their ids. */
export async function emailsById(db: Db): Promise<ReadonlyMap<string, string>> {
  const admins = await db.selectFrom('admin').select(['id', 'email']).execute();
  return new Map(admins.map(({ id, email }) => [id, email]));
}
