import { sql, type Kysely } from 'kysely';

/** Adds when the person of a session last proved who they are: at first when it began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('proven_at', 'text').execute();
  await sql`update session set proven_at = created_at`.execute(db);
}
