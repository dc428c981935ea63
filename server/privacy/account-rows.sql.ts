import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { mailsTo } from './about-person.sql.ts';

/** Finds the rows of each table about an account, of which there are few. */
export const ACCOUNT_ROWS: Readonly<
  Record<string, (db: Db, account: AdminRow) => Promise<object[]>>
> = {
  session: (db, { id }) =>
    db.selectFrom('session').selectAll().where('admin_id', '=', id).execute(),
  second_factor: (db, { id }) =>
    db
      .selectFrom('second_factor')
      .select(['created_at', 'confirmed_at'])
      .where('admin_id', '=', id)
      .execute(),
  passkey: (db, { id }) =>
    db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'used_at'])
      .where('admin_id', '=', id)
      .execute(),
  trusted_browser: (db, { id }) =>
    db
      .selectFrom('trusted_browser')
      .select(['browser', 'system', 'created_at', 'used_at'])
      .where('admin_id', '=', id)
      .execute(),
  token: (db, { id }) => db.selectFrom('token').selectAll().where('admin_id', '=', id).execute(),
  mail: (db, { email }) => mailsTo(db, [email]),
  told_target: (db, { email }) =>
    db
      .selectFrom('told_target')
      .select(['id', 'kind', 'address', 'created_at'])
      .where('address', '=', email)
      .execute(),
  issue: (db, { id }) =>
    db.selectFrom('issue').select(['id', 'title']).where('owner', '=', id).execute(),
  revision: (db, { id }) =>
    db
      .selectFrom('revision')
      .select(['issue_id', 'number', 'saved_at', 'note'])
      .where('saved_by', '=', id)
      .execute(),
  path_check: (db, { id }) =>
    db
      .selectFrom('path_check')
      .select(['issue_id', 'checked_at'])
      .where('checked_by', '=', id)
      .execute(),
  record_void: (db, { id }) =>
    db.selectFrom('record_void').selectAll().where('by', '=', id).execute(),
};
