import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';

/** Adds phones that administrators enroll by a code (SIGNIN-47). */
export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const phones = db.schema
    .createTable('advisor_phone')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('advisor', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('enrolled_at', 'text')
    .addColumn('revoked_at', 'text');
  await (dialect === 'sqlite' ? phones.modifyEnd(sql`strict`) : phones).execute();
}
