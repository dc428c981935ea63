import { sql } from 'kysely';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow, Schema } from '../db/tables/schema.ts';

type Find = (db: Db, account: AdminRow) => Promise<object[]>;

/** Finds the rows of a table that name an account in a column, by its id or email, with some of their columns or all. */
const naming =
  <T extends keyof Schema, C extends keyof Schema[T] & string>(
    table: T,
    column: C,
    shown: readonly C[] = [],
    by: 'id' | 'email' = 'id',
  ): Find =>
  async (db, account) => {
    const columns = shown.length > 0 ? sql.join(shown.map((name) => sql.ref(name))) : sql`*`;
    const { rows } = await sql<object>`select ${columns} from ${sql.table(table)}
      where ${sql.ref(column)} = ${account[by]}`.execute(db);
    return rows;
  };

/** The queries for the rows of each table about an account, which are few. */
export const ACCOUNT_ROWS: Readonly<Record<string, Find>> = {
  session: naming('session', 'admin_id'),
  second_factor: naming('second_factor', 'admin_id', ['created_at', 'confirmed_at']),
  passkey: naming('passkey', 'admin_id', ['name', 'created_at', 'used_at']),
  trusted_browser: naming('trusted_browser', 'admin_id', [
    'browser',
    'system',
    'created_at',
    'used_at',
  ]),
  token: naming('token', 'admin_id'),
  told_target: naming(
    'told_target',
    'address',
    ['id', 'kind', 'name', 'address', 'created_at'],
    'email',
  ),
  issue: naming('issue', 'owner', ['id', 'title']),
  revision: naming('revision', 'saved_by', ['issue_id', 'number', 'saved_at', 'note']),
  path_check: naming('path_check', 'checked_by', ['issue_id', 'checked_at']),
  translation_review: naming('translation_review', 'reviewed_by', [
    'issue_id',
    'language',
    'reviewed_at',
  ]),
  record_void: naming('record_void', 'by'),
};
