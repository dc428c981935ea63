import type { PersonState } from '#core/people/person.ts';
import { audited, noteAct } from '../nouns/audit.ts';
import type { Db } from '../db/database.ts';
import { handOver, holdOwner } from '../nouns/owners.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { endTokens } from '../auth/tokens.ts';
import type { AdminRow } from '../db/schema.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { changeAdmin, findAdmin, insertAdmin, isLastAdmin, newAdmin } from './store.ts';

/** Whether the account lets its owner in, and if not, why. */
export function stateOf(admin: AdminRow): PersonState {
  if (admin.disabled === 1) return 'disabled';
  const ways = [admin.password_hash, admin.google_sub, admin.facebook_id, admin.campus_subject];
  return ways.every((way) => way === null) ? 'invited' : 'active';
}

/** The account with this normalized email; if there is none, a new one that is only invited. */
export async function accountOf(deps: Deps, email: string): Promise<AdminRow> {
  const invited = newAdmin(deps, { email });
  await insertAdmin(deps.db.write, invited);
  return (await findAdmin(deps.db.write, email)) ?? invited;
}

/** Gives the issues of `from` to another administrator or to nobody; throws INVALID_INPUT if there is none such. */
export async function handOverIssues(
  tx: Db,
  deps: Deps,
  given: { from: string; to: string | null; who: string },
): Promise<void> {
  const { from, to } = given;
  if (to !== null && (to === from || !(await holdOwner(tx, to)))) {
    const message = 'issuesTo must be another administrator who is not disabled.';
    throw new ApiError('INVALID_INPUT', {
      detail: message,
      problems: [{ field: 'issuesTo', message }],
    });
  }
  await handOver(tx, deps, given);
}

type Disabling = {
  id: string;
  disabled: boolean;
  /** The admin who asked for it; null if it was a command. */
  who: string | null;
  /** Who takes the issues of an account that is disabled; undefined leaves them (ACCOUNTS-16). */
  issuesTo?: string | null | undefined;
};

/** Disables an account, ending its sessions and codes, or enables it; false for the last one that can sign in (ACCOUNTS-12). */
export async function setDisabled(
  deps: Deps,
  { who, id, disabled, issuesTo: to }: Disabling,
): Promise<boolean> {
  return await audited(deps, async (tx) => {
    if (disabled && (await isLastAdmin(tx, deps.db.dialect, id))) return false;
    await changeAdmin(tx, id, { disabled: disabled ? 1 : 0 });
    if (disabled) {
      await endOtherSessions(tx, id);
      await endTokens(tx, id);
      if (to !== undefined && who !== null) await handOverIssues(tx, deps, { from: id, to, who });
    }
    const what = disabled ? 'admin.disable' : 'admin.enable';
    noteAct(tx, { who, what, subject: id });
    return true;
  });
}
