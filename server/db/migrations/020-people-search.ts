import { sql, type Kysely } from 'kysely';
import { madePlain } from '#core/search/issue-search.ts';

type Admin = { id: string; name: string; email: string };

/** Adds the text that a search of people looks in: name and email without case and accents, in the order of the emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin')
    .addColumn('sought', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<Admin>`select id, name, email from admin`.execute(db);
  for (const { id, name, email } of rows) {
    const sought = madePlain(`${name} ${email}`);
    await sql`update admin set sought = ${sought} where id = ${id}`.execute(db);
  }
  await db.schema.createIndex('admin_sought').on('admin').columns(['email', 'sought']).execute();
}
