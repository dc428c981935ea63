import { sql } from 'kysely';
import type { Db } from '../db/tables/database.ts';

/** Sessions of one person that last though nobody uses them (SESSION-12). */
const MAX_SESSIONS = 10;

/** A session used within these milliseconds never ends because of the limit: `seen_at` is true to the minute. */
const IN_USE = 15 * 60_000;

/** Ends the least recently used sessions of each person beyond ten, but none in use: scripts sign in many times a minute beside their browser (SESSION-12). */
export async function endSurplusSessions(db: Db, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - IN_USE).toISOString();
  await sql`delete from session where seen_at <= ${unused} and hash in (
    select hash from (
      select hash, row_number() over (
        partition by admin_id order by seen_at desc, created_at desc, hash
      ) as place from session
    ) as placed where place > ${MAX_SESSIONS})`.execute(db);
}
