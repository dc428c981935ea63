import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds the duty calendars of contacts, the people on the rota, and who is on duty when (ROTA-1, ROTA-3). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const strict = dialect === 'sqlite' ? sql`strict` : sql``;
  await db.schema
    .createTable('rota_calendar')
    .addColumn('contact_id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('etag', 'text')
    .addColumn('rule', 'text', (c) => c.notNull())
    .addColumn('looked_at', 'text')
    .addColumn('read_at', 'text')
    .addColumn('whole_at', 'text')
    .addColumn('failed_since', 'text')
    .addColumn('problem', 'text')
    .addColumn('waiting', 'text')
    .addColumn('right_doubles', 'text', (c) => c.notNull())
    .addColumn('told_gaps', 'text', (c) => c.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('rota_person')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('rota_span')
    .addColumn('contact_id', 'text', (c) =>
      c.notNull().references('rota_calendar.contact_id').onDelete('cascade'),
    )
    .addColumn('from_at', 'text', (c) => c.notNull())
    .addColumn('until_at', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('rota_span_once', ['contact_id', 'from_at', 'until_at', 'name'])
    .modifyEnd(strict)
    .execute();
}
