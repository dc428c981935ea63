import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/database.ts';
import type { SessionRow } from '../db/schema.ts';

/** Sessions of one person from one place that last though nobody uses them (SESSION-12). */
const MOST_UNUSED = 10;

/** A session used within so many milliseconds never ends by this: `seen_at` is true to the minute. */
const IN_USE = 15 * 60_000;

/** Where a session began, as far as it is known. */
type Place = Pick<SessionRow, 'address' | 'browser' | 'system'>;

/**
 * Ends the least recently used sessions of a person beyond ten that began in the same browser, system and
 * address. Scripts sign in many times a minute and leave theirs: they end those of their own place alone, and
 * never one that is in use (SESSION-12).
 */
export async function endUnusedSessions(
  tx: Db,
  { adminId, place }: { adminId: string; place: Place },
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const rows = await tx
    .selectFrom('session')
    .select(['hash', 'seen_at'])
    .where('admin_id', '=', adminId)
    .where('address', 'is not distinct from', place.address)
    .where('browser', 'is not distinct from', place.browser)
    .where('system', 'is not distinct from', place.system)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute();
  const unusedSince = new Date(now().getTime() - IN_USE).toISOString();
  const unused = rows.slice(MOST_UNUSED).filter(({ seen_at: seenAt }) => seenAt <= unusedSince);
  for (const { hash } of unused) await tx.deleteFrom('session').where('hash', '=', hash).execute();
}
