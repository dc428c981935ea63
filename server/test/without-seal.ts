import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables/database.ts';
import type { Schema } from '../db/tables/schema.ts';
import { sealAudit } from '../db/triggers/seal-audit.ts';
import { textsOf } from '../db/triggers/trigger.ts';

/** Does the work of a person who may do everything in the database: the trail's triggers rest meanwhile. */
export async function withoutSeal(
  { write, dialect }: Database,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<void> {
  const texts = textsOf(sealAudit, dialect);
  for (const { drop } of texts) await sql.raw(drop).execute(write);
  await work(write);
  for (const { create } of texts) {
    for (const statement of create) await sql.raw(statement).execute(write);
  }
}
