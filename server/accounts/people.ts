import type { PersonState } from '#core/person.ts';
import { auditAdmin } from '../db/audit.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { endTokens } from '../auth/tokens.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { changeAdmin, findAdmin, insertAdmin, isLastAdmin, newAdmin } from './store.ts';

/** Whether the account lets its owner in, and if not, why. */
export function stateOf(admin: AdminRow): PersonState {
  if (admin.disabled === 1) return 'disabled';
  const ways = [admin.password_hash, admin.google_sub, admin.facebook_id];
  return ways.every((way) => way === null) ? 'invited' : 'active';
}

/** The account with this normalized email; where there is none, a new one that is only invited. */
export async function accountOf(deps: Deps, email: string): Promise<AdminRow> {
  const invited = newAdmin(deps, { email });
  await insertAdmin(deps.db.write, invited);
  return (await findAdmin(deps.db.write, email)) ?? invited;
}

/**
 * Disables an account, which ends its sessions and codes, or enables it. Returns false, and changes
 * nothing, where it is the last one that can sign in (ACCOUNTS-12). `who` is the admin who asked for it.
 */
export async function setDisabled(
  deps: Deps,
  { who, id, disabled }: { who: string | null; id: string; disabled: boolean },
): Promise<boolean> {
  return await deps.db.write.transaction().execute(async (tx) => {
    if (disabled && (await isLastAdmin(tx, deps.db.dialect, id))) return false;
    await changeAdmin(tx, id, { disabled: disabled ? 1 : 0 });
    if (disabled) {
      await endOtherSessions(tx, id);
      await endTokens(tx, id);
    }
    const what = disabled ? 'admin.disable' : 'admin.enable';
    await auditAdmin(tx, deps, { who, what, subject: id });
    return true;
  });
}
