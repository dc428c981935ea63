import { sql } from 'kysely';
import type { UnansweredEscalation } from '../db/tables/notification-rows.ts';
import type { Db } from '../db/tables/database.ts';
import { COUNTED } from '../db/tables/standing.ts';
import { uuidText } from '../db/columns/uuid.ts';

/** The most escalations in a summary. */
const MOST = 100;

/** Returns the escalations of some days that somebody was told about and nobody took, the oldest first (NOTIFICATIONS-24). */
export async function listUnanswered(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<UnansweredEscalation[]> {
  const rows = await db
    .selectFrom('attendance')
    .select(['id', 'title', 'category', 'started_at'])
    .where(COUNTED)
    // This repeats the condition of the index, so that the database uses it.
    .where(sql<boolean>`status = 'Escalated' and told_at is not null`)
    .where('had_at', 'is', null)
    .where('started_day', '>=', from)
    .where('started_day', '<=', to)
    .orderBy('started_day')
    .orderBy('started_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, started_at: startedAt, ...named }) => ({
    record: uuidText(id),
    startedAt,
    ...named,
  }));
}
