import { sql, type Kysely } from 'kysely';

/** Lets the messages that were merged into one be read in the order in which they came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('missing_issue_merged').execute();
  await db.schema
    .createIndex('missing_issue_merged')
    .on('missing_issue')
    .columns(['merged_into', 'received_at', 'id'])
    .where(sql<boolean>`merged_into is not null`)
    .execute();
}
