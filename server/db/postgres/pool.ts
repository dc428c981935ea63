import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from '../tables/database.ts';
import { isUnavailable } from '../failures/unavailable.ts';
import { serversOf } from './addresses.ts';

/** The time limits of a query, in ms. */
export type QueryLimits = {
  /** When PostgreSQL itself ends it. */
  statement: number;
  /** The limit after which it is given up: later, so that a server that still answers can say why. */
  answer: number;
};

const LIMITS: QueryLimits = { statement: 15_000, answer: 16_000 };

/** The time for which a request waits for a connection, in ms, however many servers are asked for one. */
const CONNECT_LIMIT_MS = 5_000;

/** PostgreSQL's word for a server that takes no writes, as a standby. */
const READ_ONLY = '25006';

/** Returns an error with a code of PostgreSQL's that it did not send itself. */
function errorOf(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Tells whether PostgreSQL committed without the standby's confirmation, which only a warning shows. */
function isUnconfirmed({ routine }: { routine?: string | undefined }): boolean {
  return routine === 'SyncRepWaitForLSN';
}

/** Returns a connection that leaves the pool after an error, since a late reply would reach its next user, and acknowledges no write that may be lost (FAILOVER-3). */
function guarded(
  client: pg.PoolClient,
  DatabaseError: typeof pg.DatabaseError,
  leave: () => void,
): PostgresPoolClient {
  let failure: Error | undefined;
  let unconfirmed: Error | undefined;
  const heed = (notice: { routine?: string | undefined }) => {
    if (isUnconfirmed(notice)) unconfirmed = errorOf('08007', 'No standby confirmed the commit.');
  };
  client.on('notice', heed);
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (failure) throw failure;
    try {
      const result = await client.query(sql, [...parameters]);
      if (unconfirmed) throw unconfirmed;
      return result;
    } catch (error) {
      const isOfQuery = error instanceof DatabaseError && !isUnavailable(error);
      if (!isOfQuery && error instanceof Error) failure = error;
      if (error instanceof DatabaseError && error.code === READ_ONLY) leave();
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      client.off('notice', heed);
      client.release(failure ?? destroy);
    },
  };
}

/** Refuses a new connection to a server that takes no writes. */
function isPrimary(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows: [answer] }) => {
      const takesWrites = answer?.transaction_read_only === 'off';
      done(takesWrites ? undefined : errorOf(READ_ONLY, 'The server is a standby.'));
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

/** Connections to one of the servers that an address names. */
export type Connections = {
  pool: PostgresPool;
  /** The address of the server that was last asked. */
  current: () => string;
  connections: NonNullable<Database['connections']>;
};

/** Opens connections to the server of `url` that takes writes, looked for anew when it does not answer (FAILOVER-1), or to its only one. Migrations have no `limits` (DATA-2). */
export async function openConnections(
  url: string,
  limits: QueryLimits | 'none' = LIMITS,
): Promise<Connections> {
  // Loaded only if it is used: SQLite is the default.
  const { default: pg } = await import('pg');
  const { urls, areToTakeWrites } = serversOf(url);
  const servers = urls.map((server) => {
    const pool = new pg.Pool({
      connectionString: server,
      max: 10,
      connectionTimeoutMillis: CONNECT_LIMIT_MS / urls.length,
      ...(areToTakeWrites && { verify: isPrimary }),
      ...(limits !== 'none' && {
        statement_timeout: limits.statement,
        query_timeout: limits.answer,
      }),
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process (START-11).
    pool.on('error', () => undefined);
    // The pool does not listen to a connection in use; its query fails by itself, and the pool drops it.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return { server, pool };
  });
  const sum = (of: 'totalCount' | 'idleCount' | 'waitingCount') =>
    servers.reduce((all, { pool }) => all + pool[of], 0);
  let place = 0;
  const leave = (left: number) => {
    if (place === left) place = (left + 1) % servers.length;
  };
  const connect = async () => {
    let failure: unknown;
    for (let tries = 0; tries < servers.length; tries += 1) {
      const asked = place;
      try {
        const client = await servers[asked]?.pool.connect();
        if (client) return guarded(client, pg.DatabaseError, () => leave(asked));
      } catch (error) {
        failure = error;
        leave(asked);
      }
    }
    throw failure;
  };
  return {
    pool: {
      connect,
      end: async () => void (await Promise.all(servers.map(async ({ pool }) => await pool.end()))),
      options: servers[0]?.pool.options ?? {},
    },
    current: () => servers[place]?.server ?? url,
    connections: () => ({
      open: sum('totalCount'),
      idle: sum('idleCount'),
      wanted: sum('waitingCount'),
    }),
  };
}
