import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds marks of false records, by whom and why, and for some days the network that records came from (PRIVACY-7, PRIVACY-8). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const column of ['void_id', 'network'])
    await db.schema.alterTable('attendance').addColumn(column, 'text').execute();
  const index = async (name: string, columns: string[], where: string) =>
    await db.schema
      .createIndex(`attendance_${name}`)
      .on('attendance')
      .columns(columns)
      .where(sql.raw<boolean>(where))
      .execute();
  await index('voided', ['started_day'], 'practice > 1');
  await index('of_void', ['void_id'], 'void_id is not null');
  await index('network', ['received_at', 'network'], 'network is not null');
  const voids = db.schema
    .createTable('record_void')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('undone_at', 'text');
  await (dialect === 'sqlite' ? voids.modifyEnd(sql`strict`) : voids).execute();
  await db.schema.createIndex('record_void_by_age').on('record_void').column('at').execute();
}
