import { sql, type Kysely } from 'kysely';
import { CannotOpen } from '../failures/cannot-open.ts';
import type { Dialect } from '../columns/dialect.ts';
import { UNFINISHED } from './rows.ts';

/** Throws `CannotOpen` if rows are still being copied into the database (BACKUP-4). */
export async function refuseUnfinished<Tables>(
  db: Kysely<Tables>,
  dialect: Dialect,
): Promise<void> {
  const { rows } = await (
    dialect === 'sqlite'
      ? sql`select name from sqlite_schema where name = ${UNFINISHED}`
      : sql`select tablename from pg_tables where tablename = ${UNFINISHED}
          and schemaname = current_schema()`
  ).execute(db);
  if (rows.length === 0) return;
  throw new CannotOpen(
    'The database has an unfinished move or restore. Run it again, or empty the database.',
  );
}
