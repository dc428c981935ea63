import { sql } from 'kysely';
import { TAKEN_BACK } from '#core/record/taken-back.ts';
import type { SetupProcedure, SetupState } from '#core/setup/setup-schema.ts';
import { countRows } from '../db/count-rows.ts';
import type { Db } from '../db/tables/database.ts';
import { PRACTISED } from '../db/tables/standing.ts';
import { adoptionIn, withAdopter } from '../domain/adoptions.sql.ts';

/** Counts the accounts that are not disabled, including those that are only invited. */
export async function countPeople(db: Db): Promise<number> {
  return await countRows(db.selectFrom('admin').where('disabled', '=', 0));
}

/** Returns a record of a practice walk, if there is one. */
export const practiceIn = (db: Db) =>
  db
    .selectFrom('attendance')
    .select('id')
    .where(PRACTISED)
    .where('status', '!=', sql.lit(TAKEN_BACK))
    .limit(1);

/** Lists the starter texts that somebody left out (SETUP-13). `publish` tells whether they come back as published. */
export async function listLeftOut(db: Db): Promise<SetupState['leftOut']> {
  const rows = await db
    .selectFrom('issue')
    .select(['id', 'title', 'version', 'was_published'])
    .where('archived', '=', 1)
    .where('is_starter', '=', 1)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, version, was_published }) => ({
    _id: id,
    title,
    version,
    publish: was_published === 1,
  }));
}

/** Lists the procedures from the starter library and from imports that are not archived, with the time and the person of a review (SETUP-5). */
export async function listProcedures(db: Db): Promise<SetupProcedure[]> {
  const rows = await withAdopter(db)
    .select([
      'issue.id',
      'issue.title',
      'issue.category',
      'issue.published',
      'issue.version',
      'issue.is_starter',
    ])
    .where('issue.archived', '=', 0)
    .where((row) =>
      row.or([
        row('issue.is_starter', '=', 1),
        row('issue.reviewed_at', 'is not', null),
        // A published import needs no review.
        row.and([row('issue.awaits_review', '=', 1), row('issue.published', '=', 0)]),
      ]),
    )
    // This puts the campus's own procedures first.
    .orderBy('issue.is_starter')
    .orderBy('issue.title')
    .orderBy('issue.id')
    .execute();
  return rows.map(({ id, title, category, published, version, is_starter, ...adopter }) => {
    const isStarter = is_starter === 1;
    const reviewed = isStarter ? null : adoptionIn(adopter);
    return { _id: id, title, category, publish: published === 1, version, isStarter, reviewed };
  });
}

/** Counts the procedures that advisors find, by category. */
export async function countPublished(db: Db): Promise<SetupState['published']> {
  const rows = await db
    .selectFrom('issue')
    .select(({ fn }) => ['category', fn.countAll<number | string>().as('count')])
    .where('published', '=', 1)
    .groupBy('category')
    .execute();
  return Object.fromEntries(rows.map(({ category, count }) => [category, Number(count)]));
}
