import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isUnavailable } from './failures/unavailable.ts';

/** How long a query may take, in ms. */
export type QueryLimits = {
  /** When PostgreSQL itself ends it. */
  statement: number;
  /** When it is given up: later, so that a server that answers at all can say why. */
  answer: number;
};

const LIMITS: QueryLimits = { statement: 15_000, answer: 16_000 };

/** How long a request waits for a connection, in ms. */
const CONNECT_LIMIT_MS = 5_000;

/** A connection that after an error of its own is asked nothing more and leaves the pool: a late reply would meet the next user. */
function guarded(
  client: pg.PoolClient,
  DatabaseError: typeof pg.DatabaseError,
): PostgresPoolClient {
  let failure: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (failure) throw failure;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const isOfQuery = error instanceof DatabaseError && !isUnavailable(error);
      if (!isOfQuery && error instanceof Error) failure = error;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(failure ?? destroy),
  };
}

/** Connections to PostgreSQL. Migrations may take their time: their `limits` are 'none' (DATA-2). */
export async function openPostgresPool(
  url: string,
  limits: QueryLimits | 'none' = LIMITS,
): Promise<PostgresPool> {
  // Loaded only if it is used: SQLite is the default.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    ...(limits !== 'none' && {
      statement_timeout: limits.statement,
      query_timeout: limits.answer,
    }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process (START-11).
  pool.on('error', () => undefined);
  // The pool does not listen to a connection in use; its query fails by itself, and the pool drops it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => guarded(await pool.connect(), pg.DatabaseError),
    end: async () => await pool.end(),
    options: pool.options,
  };
}
