import { LOCALE } from '#core/base/locale.ts';
import type { OtherAuthor } from '#core/issue/issue-part-schema.ts';
import type { Db } from '../../db/tables/database.ts';

/** The milliseconds without a sign after which an administrator no longer counts as present. */
const FORGOTTEN_AFTER = 60_000;

/** Notes that an administrator has an issue open now, and at which step, if any. It deletes the notes that are more than a minute old. */
export async function notePresence(
  db: Db,
  { issueId, adminId, step }: { issueId: string; adminId: string; step: string | null },
  now: Date,
): Promise<void> {
  const seen_at = now.toISOString();
  await db
    .insertInto('presence')
    .values({ issue_id: issueId, admin_id: adminId, seen_at, step })
    .onConflict((conflict) =>
      conflict.columns(['issue_id', 'admin_id']).doUpdateSet({ seen_at, step }),
    )
    .execute();
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER).toISOString();
  await db.deleteFrom('presence').where('seen_at', '<=', forgotten).execute();
}

/** Returns the other administrators who have the issue open, in the order of their names. */
export async function othersPresent(
  db: Db,
  { issueId, adminId }: { issueId: string; adminId: string },
): Promise<OtherAuthor[]> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('admin', 'admin.id', 'presence.admin_id')
    .select(['name', 'email', 'step'])
    .where('issue_id', '=', issueId)
    .where('admin_id', '!=', adminId)
    .where('disabled', '=', 0)
    .execute();
  return rows
    .map(({ name, email, step }) => ({ name: name || email, step }))
    .sort((a, b) => a.name.localeCompare(b.name, LOCALE));
}
