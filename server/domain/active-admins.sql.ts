import type { Config } from '../base/config.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';

/** The settings that decide whether there is a campus sign-in, and whether passwords count beside it. */
export type WaysIn = Pick<Config, 'oidc' | 'localPasswords'>;

/** Tells whether the campus decides about every way into an account, because it let the person in or they have no password that counts (SIGNIN-54). */
export function isJudged(admin: AdminRow, { oidc, localPasswords }: WaysIn): boolean {
  if (!oidc || admin.campus_subject === null) return false;
  return admin.campus_entered === 1 || !localPasswords || admin.password_hash === null;
}

/** Returns the administrators who can sign in. They are not disabled, have a password or another way in, and are not locked out by a campus that decides about them. */
export function activeAdmins(db: Db, { oidc, localPasswords }: WaysIn) {
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
    .where((row) => {
      const hasPassword = row('password_hash', 'is not', null);
      // This is the same condition as in `isJudged`.
      const isUnjudged = oidc ? row.and([hasPassword, row('campus_entered', '=', 0)]) : hasPassword;
      return row.or([
        row('campus_subject', 'is', null),
        row('campus_judged_at', 'is not', null),
        ...(localPasswords ? [isUnjudged] : []),
      ]);
    });
}

export async function ownersEmails(db: Db, waysIn: WaysIn): Promise<string[]> {
  const rows = await activeAdmins(db, waysIn)
    .select('email')
    .where('role', '=', 'owner')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Tells whether anybody else has an account that may publish. An account that is only invited counts, too. */
export async function hasOthers(db: Db, who: string): Promise<boolean> {
  const other = await db
    .selectFrom('admin')
    .select('id')
    .where('id', '!=', who)
    .where('disabled', '=', 0)
    .where('role', 'in', ['owner', 'author'])
    .executeTakeFirst();
  return other !== undefined;
}

/** Finds the name of each account, if it has one, and the email, by the account's id. */
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
