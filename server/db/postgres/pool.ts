import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from '../tables/database.ts';
import { isUnavailable } from '../failures/unavailable.ts';
import { serversOf } from './addresses.ts';

/** The time limits of a query, in ms. */
export type QueryLimits = {
  /** The ms after which PostgreSQL itself ends the query. */
  statement: number;
  /** The ms after which the server gives up. They are more, so that PostgreSQL can still say why it ended the query. */
  answer: number;
};

const LIMITS: QueryLimits = { statement: 15_000, answer: 16_000 };

/** The ms for which a request waits for a connection, however many servers are tried. */
const CONNECT_LIMIT_MS = 5_000;

/** PostgreSQL's error code for a server that accepts no writes, such as a standby. */
const READ_ONLY = '25006';

/** Makes an error with one of PostgreSQL's codes that PostgreSQL did not send. */
function errorOf(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Tells whether PostgreSQL committed without the standby's confirmation, which only a warning shows. */
function isUnconfirmed({ routine }: { routine?: string | undefined }): boolean {
  return routine === 'SyncRepWaitForLSN';
}

/** Returns a connection that leaves the pool after an error, since a late reply would reach its next user. It acknowledges no write that may be lost (FAILOVER-3). */
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

/** Refuses a new connection to a server that accepts no writes. */
function isPrimary(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows: [answer] }) => {
      const takesWrites = answer?.transaction_read_only === 'off';
      done(takesWrites ? undefined : errorOf(READ_ONLY, 'The server is a standby.'));
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

/** The connections to one of the servers that an address names. */
export type Connections = {
  pool: PostgresPool;
  /** Returns the address of the server that was last used. */
  current: () => string;
  connections: NonNullable<Database['connections']>;
};

/** Opens connections to the server of `url` that accepts writes, or to its only one. If that server does not answer, it is looked up again (FAILOVER-1). Migrations have no `limits` (DATA-2). */
export async function openConnections(
  url: string,
  limits: QueryLimits | 'none' = LIMITS,
): Promise<Connections> {
  // The driver is loaded only if it is used, since SQLite is the default.
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
    // The pool replaces an idle connection that breaks. Without a listener the error would end the process (START-11).
    pool.on('error', () => undefined);
    // The pool does not listen to a connection in use. Its query fails by itself, and the pool drops the connection.
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
