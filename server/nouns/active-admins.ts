import type { Db } from '../db/tables/database.ts';

/** The administrators who can sign in: not disabled, and with a password or another way in. */
export function activeAdmins(db: Db) {
  return db
    .selectFrom('admin')
    .where('disabled', '=', 0)
    .where((row) =>
      row.or([
        row('password_hash', 'is not', null),
        row('google_sub', 'is not', null),
        row('facebook_id', 'is not', null),
        row('campus_subject', 'is not', null),
      ]),
    );
}
