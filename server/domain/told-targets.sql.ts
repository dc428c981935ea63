import type { Db } from '../db/tables/database.ts';

/** Tells whether anybody gets escalations, of whatever category. Only then do phones ask who answered (ESCALATE-6). */
export async function isAnybodyTold(db: Db): Promise<boolean> {
  const target = await db
    .selectFrom('told_target')
    .select('id')
    .where('escalations', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return target !== undefined;
}
