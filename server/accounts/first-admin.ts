import { normalizeEmail } from '#core/account.ts';
import type { Deps } from '../deps.ts';
import { auditAdmin } from '../db/audit.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { PasswordCost } from '../config.ts';

/** The first admin; `generatedPassword` is shown once, and undefined where the setting gave one. */
export type FirstAdmin = { email: string; generatedPassword: string | undefined };

/** Creates the first admin where there is none (design 2); undefined where there is one. */
export async function createFirstAdmin(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret'>,
  config: {
    adminEmail: string | undefined;
    adminPassword: string | undefined;
    passwordCost: PasswordCost;
  },
): Promise<FirstAdmin | undefined> {
  const isThere = await deps.db.write.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  if (isThere) return undefined;
  const email = normalizeEmail(config.adminEmail ?? 'admin@localhost');
  const generatedPassword =
    config.adminPassword === undefined ? deps.newSecret().slice(0, 16) : undefined;
  const password = config.adminPassword ?? generatedPassword ?? '';
  const row = {
    id: deps.newId(),
    email,
    name: email.split('@')[0] ?? email,
    password_hash: await hashPassword(password, config.passwordCost),
    disabled: 0,
    google_sub: null,
    facebook_id: null,
    created_at: deps.now().toISOString(),
  };
  return await deps.db.write.transaction().execute(async (tx) => {
    // Two processes may start on one empty database: the address decides who was first.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('admin')
      .values(row)
      .onConflict((on) => on.column('email').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return undefined;
    await auditAdmin(tx, deps, { who: null, what: 'admin.create', subject: row.id });
    return { email, generatedPassword };
  });
}
