import type { Logger } from 'kysely';
import type { Database } from '../db/tables/database.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import { inSpan, kindOfError, spanNow, type SpanAbout } from './spans.ts';

/** The most characters of a statement in a span. A statement of 500 rows has a placeholder for each value. */
const LONGEST = 1_000;

const SYSTEMS = { sqlite: 'sqlite', postgres: 'postgresql' } as const satisfies Record<
  Dialect,
  string
>;

function aboutQuery(dialect: Dialect, sql: string): SpanAbout {
  const operation = (/^\W*(\w+)/.exec(sql)?.[1] ?? 'query').toLowerCase();
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql)?.[1];
  // Values are parameters and are left out, and so is anything in quotes (OPERATIONS-5).
  const text = sql.slice(0, LONGEST).replace(/'(?:[^']|'')*'?/g, '?');
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': SYSTEMS[dialect],
      'db.operation.name': operation,
      'db.query.text': text,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}

/** Makes a span for each query of a traced request or job. */
export function querySpans(dialect: Dialect): Logger {
  return (event) => {
    const asker = spanNow();
    if (!asker?.isSent) return;
    const { query, queryDurationMillis } = event;
    const span = asker.child(aboutQuery(dialect, query.sql), queryDurationMillis);
    if (event.level === 'query') span.end();
    else span.end({ isFailed: true, attributes: { 'error.type': kindOfError(event.error) } });
  };
}

/** Returns the database with a span for each public write, since the commit for which it waits is shared with other writes. */
export function tracedCommits(db: Database): Database {
  return {
    ...db,
    commit: async (table, row, isSameBody) =>
      await inSpan(
        {
          name: `commit ${table}`,
          kind: 'client',
          attributes: { 'db.system.name': SYSTEMS[db.dialect], 'db.collection.name': table },
        },
        async () => await db.commit(table, row, isSameBody),
      ),
  };
}
