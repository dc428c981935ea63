import type { Db } from '../db/tables/database.ts';

/** The administrators who can sign in: not disabled, with a password or another way in, and not put out by the campus that let them in. */
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
    )
    .where((row) =>
      row.or([
        row('campus_subject', 'is', null),
        row('campus_entered', '=', 0),
        row('campus_judged_at', 'is not', null),
      ]),
    );
}

/** The emails of the owners who can sign in. */
export async function ownersEmails(db: Db): Promise<string[]> {
  const rows = await activeAdmins(db)
    .select('email')
    .where('role', '=', 'owner')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Finds what accounts are called, by their ids: the name, if they have one, and the email. */
export async function namesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const admins = db.selectFrom('admin').select(['id', 'name', 'email']).where('id', 'in', ids);
  return new Map(
    (await admins.execute()).map(({ id, name, email }) => [
      id,
      name === '' ? email : `${name} (${email})`,
    ]),
  );
}
