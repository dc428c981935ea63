import type { Db } from '../db/tables/database.ts';

export type MissedSearch = {
  words: string;
  count: number;
  phones: number;
  first: string;
  last: string;
};

const WORDS_LIMIT = 100;

/** Returns the words that searches on at least two phones did not find since that time, beginning with those of the most phones (MESSAGES-13). */
export async function findMissed(db: Db, since: string): Promise<MissedSearch[]> {
  const rows = await db
    .selectFrom('empty_search')
    .select(({ fn }) => [
      'words',
      fn.countAll().as('count'),
      // A search without an id counts as no phone, since nobody can tell whether two such searches came from two phones.
      fn.count('phone').distinct().as('phones'),
      fn.min('received_at').as('first'),
      fn.max('received_at').as('last'),
    ])
    .where('received_at', '>=', since)
    .groupBy('words')
    .having(({ fn }) => fn.count('phone').distinct(), '>=', 2)
    .orderBy('phones', 'desc')
    .orderBy('last', 'desc')
    .orderBy('words')
    .limit(WORDS_LIMIT)
    .execute();
  // PostgreSQL counts in bigint, which arrives as text.
  return rows.map(({ count, phones, ...row }) => ({
    ...row,
    count: Number(count),
    phones: Number(phones),
  }));
}
