import type { Db } from '../db/tables/database.ts';

export type MissedSearch = {
  words: string;
  count: number;
  phones: number;
  first: string;
  last: string;
};

const WORDS_LIMIT = 100;

/** Returns the words that two phones or more have not found since that time, those of the most phones first (MESSAGES-13). */
export async function findMissed(db: Db, since: string): Promise<MissedSearch[]> {
  const rows = await db
    .selectFrom('empty_search')
    .select(({ fn }) => [
      'words',
      fn.countAll().as('count'),
      // Searches without an id count as no phone, since nobody can tell whether they came from two.
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
  // PostgreSQL counts in bigint, which comes as text.
  return rows.map(({ count, phones, ...row }) => ({
    ...row,
    count: Number(count),
    phones: Number(phones),
  }));
}
