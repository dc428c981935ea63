import { Kysely, PostgresDialect } from 'kysely';
import { openDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import { groupCommit } from './group-commit.ts';
import { openPostgresPool, type QueryLimits } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { WaitingSqliteDialect } from './sqlite-dialect.ts';

/** The database over an open write connection and, where there is a second one, a read connection. */
export function databaseOver(
  dialect: Dialect,
  write: Kysely<Schema>,
  read: Kysely<Schema> = write,
): Database {
  const group = groupCommit(write);
  return {
    dialect,
    write,
    read,
    commit: group.commit,
    close: async () => {
      await group.settled();
      if (read !== write) await read.destroy();
      await write.destroy();
    },
  };
}

/**
 * Opens PostgreSQL where `databaseUrl` names it, else SQLite at `dataDir`/reslife.db (START-5).
 * `limits` are those of queries to PostgreSQL.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  limits?: QueryLimits | 'none',
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const dialect = new PostgresDialect({ pool: await openPostgresPool(databaseUrl, limits) });
    return databaseOver('postgres', new Kysely<Schema>({ dialect }));
  }
  const file = openDataFolder(dataDir);
  const over = (readonly: boolean) =>
    new Kysely<Schema>({ dialect: new WaitingSqliteDialect(file, readonly) });
  return databaseOver('sqlite', over(false), over(true));
}
