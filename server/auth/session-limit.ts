import { sql } from 'kysely';
import type { Db } from '../db/tables/database.ts';

/** The most sessions of one person that stay although nobody uses them (SESSION-12). */
const MAX_SESSIONS = 10;

/** The ms since its last use in which a session never ends because of the limit. `seen_at` is true to the minute. */
const IN_USE = 15 * 60_000;

/** Ends the least recently used sessions of each person beyond ten, but none that is in use, since scripts sign in many times a minute beside a person's browser (SESSION-12). */
export async function endSurplusSessions(db: Db, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - IN_USE).toISOString();
  await sql`delete from session where seen_at <= ${unused} and hash in (
    select hash from (
      select hash, row_number() over (
        partition by admin_id order by seen_at desc, created_at desc, hash
      ) as place from session
    ) as placed where place > ${MAX_SESSIONS})`.execute(db);
}
