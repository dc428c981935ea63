import type { SelectQueryBuilder } from 'kysely';

/** Counts the rows that a query without columns finds. PostgreSQL counts in bigint, which arrives as text. */
export async function countRows<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counted = query
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number | string }>();
  return Number((await counted.executeTakeFirstOrThrow()).count);
}
