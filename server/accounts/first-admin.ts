import { normalizeEmail } from '#core/people/account.ts';
import type { Deps } from '../base/deps.ts';
import { hasAdmin, insertAdmin, newAdmin } from './accounts.sql.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Config } from '../base/config.ts';

/** The first admin. `generatedPassword` is shown once, and undefined if the settings gave a password. */
export type FirstAdmin = { email: string; generatedPassword: string | undefined };

/** Creates the first admin if there is none (START-6). It returns undefined if there is one. */
export async function createFirstAdmin(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'log'>,
  config: Pick<Config, 'adminEmail' | 'adminPassword' | 'passwordCost'>,
): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(deps.db.write)) return undefined;
  const email = normalizeEmail(config.adminEmail ?? 'admin@localhost');
  const generatedPassword =
    config.adminPassword === undefined ? deps.newSecret().slice(0, 16) : undefined;
  const password = config.adminPassword ?? generatedPassword ?? '';
  const password_hash = await hashPassword(password, config.passwordCost);
  const admin = newAdmin(deps, { email, password_hash, role: 'owner' });
  return await audited(deps, async (tx) => {
    // Two processes may start on the same empty database. The unique email decides which was first.
    if (!(await insertAdmin(tx, admin))) return undefined;
    noteAct(tx, { who: null, what: 'admin.create', subject: admin.id });
    return { email, generatedPassword };
  });
}
