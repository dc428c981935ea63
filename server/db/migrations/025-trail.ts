import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { chained, type ChainedRow } from '../columns/chained.ts';
import type { Dialect } from '../columns/dialect.ts';
import type { Report } from './list.ts';

/** Rows in memory and in one statement. */
const BATCH = 1_000;

type Former = { at: string; id: string; who: string | null; what: string; subject: string | null };
type Tables = {
  audit_before: Former;
  audit: ChainedRow;
  audit_head: { id: number; number: number; hash: string; cut: number; cut_hash: string };
};

async function createTables(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const create = async <T extends string>(table: CreateTableBuilder<T>) =>
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  const rows = db.schema
    .createTable('audit')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('who', 'text')
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('network', 'text')
    .addColumn('session', 'text')
    .addColumn('request', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('former', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull());
  await create(rows);
  const head = db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('cut', 'integer', (c) => c.notNull())
    .addColumn('cut_hash', 'text', (c) => c.notNull());
  await create(head);
}

/** Selects rows of the former table behind another, in their order. */
async function formerAfter(db: Kysely<Tables>, last: Former | undefined): Promise<Former[]> {
  const rows = db.selectFrom('audit_before').selectAll().orderBy('at').orderBy('id').limit(BATCH);
  if (!last) return await rows.execute();
  const { at, id } = last;
  return await rows
    .where((row) => row.or([row('at', '>', at), row('at', '=', at).and('id', '>', id)]))
    .execute();
}

/** Makes the trail a chain, its former rows included, which says from where (TRAIL-1). */
export async function up(
  untyped: Kysely<unknown>,
  dialect: Dialect,
  report: Report,
): Promise<void> {
  const db = untyped as Kysely<Tables>;
  await db.schema.alterTable('audit').renameTo('audit_before').execute();
  await db.schema
    .createIndex('audit_before_order')
    .on('audit_before')
    .columns(['at', 'id'])
    .execute();
  await createTables(db, dialect);
  const { count: all } = await db
    .selectFrom('audit_before')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  let [number, hash] = [0, ''];
  let batch = await formerAfter(db, undefined);
  while (batch.length > 0) {
    const said = batch.map(({ at, who, what, subject }, index) => {
      const place = { number: number + index + 1, count: 1 };
      return { at, who, what, subject, network: null, session: null, request: null, ...place };
    });
    const rows = chained(said, hash);
    await db.insertInto('audit').values(rows).execute();
    number += rows.length;
    hash = rows.at(-1)?.hash ?? hash;
    report(number, Number(all));
    batch = await formerAfter(db, batch.at(-1));
  }
  await db.insertInto('audit_head').values({ id: 1, number, hash, cut: 0, cut_hash: '' }).execute();
  await db.schema.dropTable('audit_before').execute();
  await db.schema.createIndex('audit_days').on('audit').columns(['at', 'number']).execute();
  await db.schema
    .createIndex('audit_people')
    .on('audit')
    .columns(['who', 'at', 'number'])
    .execute();
}
