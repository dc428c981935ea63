import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['address', 'browser', 'system']) {
    await db.schema.alterTable('session').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('token').addColumn('email', 'text').execute();
  await db.schema.alterTable('admin').addColumn('signed_in_at', 'text').execute();
  await sql`
    update admin set signed_in_at = (
      select max(at) from audit where what = 'session.signIn' and subject = admin.id
    )
  `.execute(db);
}
