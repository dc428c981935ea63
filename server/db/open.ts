import { Kysely, PostgresDialect, type Dialect as KyselyDialect, type Logger } from 'kysely';
import { copiedRows } from './reading/copied-rows.ts';
import { openDataFolder } from './data-folder.ts';
import type { Database } from './tables/database.ts';
import type { Dialect } from './columns/dialect.ts';
import { groupCommit } from './commit/group-commit.ts';
import { openConnections, type QueryLimits } from './postgres/pool.ts';
import type { Schema } from './tables/schema.ts';
import { WaitingSqliteDialect } from './sqlite-dialect.ts';
import { threadDialect } from './thread-dialect.ts';
import { createTurns } from './turns.ts';

/** Returns the database over an open write connection and, if there are more, one connection that reads and one that commits groups. */
export function databaseOver(
  dialect: Dialect,
  write: Kysely<Schema>,
  { read = write, commit = write }: { read?: Kysely<Schema>; commit?: Kysely<Schema> } = {},
): Database {
  const group = groupCommit(commit, dialect);
  return {
    dialect,
    write,
    read,
    commit: group.commit,
    close: async () => {
      await group.settled();
      // The last connection to close writes the log back into the file.
      for (const connection of new Set([commit, read, write])) await connection.destroy();
    },
  };
}

function kyselyOn(dialect: KyselyDialect, log: Logger | undefined): Kysely<Schema> {
  return new Kysely<Schema>({ dialect, ...(log && { log }) });
}

type DatabaseAddress = { dataDir: string; databaseUrl: string | undefined };

/** Opens PostgreSQL at `databaseUrl`, otherwise SQLite at `dataDir`/reslife.db (START-5). `limits` are for PostgreSQL, and `log` is told about each query. */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseAddress,
  limits?: QueryLimits | 'none',
  log?: Logger,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { pool, current, connections } = await openConnections(databaseUrl, limits);
    return {
      ...databaseOver('postgres', kyselyOn(new PostgresDialect({ pool }), log)),
      copied: (query) => copiedRows(current(), query),
      connections,
    };
  }
  const file = openDataFolder(dataDir);
  const turns = createTurns();
  return databaseOver('sqlite', kyselyOn(new WaitingSqliteDialect(file, turns), log), {
    read: kyselyOn(new WaitingSqliteDialect(file), log),
    commit: kyselyOn(threadDialect(file, turns), log),
  });
}
