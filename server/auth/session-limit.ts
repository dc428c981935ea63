import type { Db } from '../db/tables/database.ts';

/** Sessions of one person that last though nobody uses them (SESSION-12). */
const MAX_SESSIONS = 10;

/** A session used within these milliseconds never ends because of the limit: `seen_at` is true to the minute. */
const IN_USE = 15 * 60_000;

/**
 * Ends the least recently used sessions of each person beyond ten, but none that is in use: scripts sign in many
 * times a minute beside the browser of the same person (SESSION-12).
 */
export async function endSurplusSessions(db: Db, now: Date): Promise<void> {
  const placed = db
    .selectFrom('session')
    .select('hash')
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('admin_id')
            .orderBy('seen_at', 'desc')
            .orderBy('created_at', 'desc')
            .orderBy('hash'),
        )
        .as('place'),
    );
  await db
    .deleteFrom('session')
    .where('seen_at', '<=', new Date(now.getTime() - IN_USE).toISOString())
    .where('hash', 'in', (sub) =>
      sub.selectFrom(placed.as('placed')).select('hash').where('place', '>', MAX_SESSIONS),
    )
    .execute();
}
