import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, type Dialect as KyselyDialect } from 'kysely';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import { groupCommit } from './group-commit.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

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

async function postgresDialect(url: string): Promise<KyselyDialect> {
  // Loaded only where it is used: SQLite is the default.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process (START-11).
  pool.on('error', () => undefined);
  // The pool does not listen to a connection in use; its query fails by itself, and the pool drops it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** Opens PostgreSQL where `databaseUrl` names it, else SQLite at `dataDir`/reslife.db (START-5). */
export async function openDatabase(config: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const dialect = await postgresDialect(config.databaseUrl);
    return databaseOver('postgres', new Kysely<Schema>({ dialect }));
  }
  mkdirSync(config.dataDir, { recursive: true });
  const file = join(config.dataDir, 'reslife.db');
  const over = (readonly: boolean) =>
    new Kysely<Schema>({ dialect: new SqliteDialect({ database: openSqlite(file, readonly) }) });
  return databaseOver('sqlite', over(false), over(true));
}
