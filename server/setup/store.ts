import { sql } from 'kysely';
import type { SetupStarter } from '#core/setup/setup-schema.ts';
import type { Db } from '../db/tables/database.ts';
import type { StoredSetup } from '../nouns/setup.ts';

/** How many accounts there are, the invited ones too, without those that are disabled. */
export async function countPeople(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('admin')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('disabled', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A record of a practice walk, if there is one. */
export const practiceIn = (db: Db) =>
  db
    .selectFrom('attendance')
    .select('id')
    // As the partial index on practice has it: a parameter would read every record.
    .where('practice', '=', sql.lit(1))
    .limit(1);

/** The starter procedures that are not archived, and when and by whom those were reviewed that are. */
export async function listStarters(
  db: Db,
  { reviewed }: Pick<StoredSetup, 'reviewed'>,
): Promise<SetupStarter[]> {
  const ids = Object.keys(reviewed);
  const rows = await db
    .selectFrom('issue')
    .select(['id', 'title', 'version', 'is_starter'])
    .where('archived', '=', 0)
    .where((row) =>
      row.or([row('is_starter', '=', 1), ...(ids.length > 0 ? [row('id', 'in', ids)] : [])]),
    )
    .orderBy('title')
    .orderBy('id')
    .execute();
  const people = await db.selectFrom('admin').select(['id', 'name', 'email']).execute();
  const nameOf = new Map(people.map(({ id, name, email }) => [id, name || email]));
  return rows.map(({ id, title, version, is_starter }) => {
    const act = is_starter === 1 ? undefined : reviewed[id];
    const by = act && (nameOf.get(act.who) ?? null);
    return { _id: id, title, version, reviewed: act ? { at: act.at, by: by ?? null } : null };
  });
}
