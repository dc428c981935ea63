import type { TaughtSearch } from '#core/search/empty-search-schema.ts';
import type { Db } from '../../db/tables/database.ts';

export async function listTaught(db: Db, issueId?: string): Promise<TaughtSearch[]> {
  const all = db.selectFrom('taught_search').select(['words', 'issue_id as issue']);
  const some = issueId === undefined ? all : all.where('issue_id', '=', issueId);
  return await some.orderBy('words').execute();
}

/** Returns the issue that an administrator chose for a search, and its category; undefined if nobody chose one. */
export async function findTaught(db: Db, words: string) {
  return await db
    .selectFrom('taught_search')
    .innerJoin('issue', 'issue.id', 'taught_search.issue_id')
    .select(['issue.id', 'issue.category'])
    .where('words', '=', words)
    .executeTakeFirst();
}

export async function storeTaught(db: Db, { words, issue }: TaughtSearch): Promise<void> {
  await db
    .insertInto('taught_search')
    .values({ words, issue_id: issue })
    .onConflict((conflict) => conflict.column('words').doUpdateSet({ issue_id: issue }))
    .execute();
}

export async function deleteTaught(db: Db, words: string): Promise<void> {
  await db.deleteFrom('taught_search').where('words', '=', words).execute();
}
